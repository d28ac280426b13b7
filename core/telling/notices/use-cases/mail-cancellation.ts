import type { Booking } from '../../../bookings/booking/booking.ts';
import { eventOf, inviteName, inviteType, partiesOf } from '../../../bookings/booking/calendar-invite.ts';
import { findSession } from '../../../bookings/booking/place.ts';
import type { Session } from '../../../calendar/scheduling/session.ts';
import type { JobPayloads } from '../../../kernel/jobs.ts';
import type { MailAttachment } from '../../../kernel/mail.ts';
import { cents } from '../../../kernel/money.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { cancellationWords } from '../cancellation-words.ts';
import type { NoticePorts } from '../ports.ts';
import { freshBookingLink } from '../steps/link-and-invite.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

type Needs = Pick<
  NoticePorts,
  'read' | 'unitOfWork' | 'mailer' | 'invites' | 'profile' | 'now' | 'newToken' | 'hashToken' | 'mailLook'
>;

/** The file that takes sessions out of calendars; none where no time was agreed. */
const cancelOf = (
  { invites, profile }: Needs,
  booking: Booking,
  sessions: readonly Session[],
): readonly MailAttachment[] => {
  const events = sessions.flatMap((session) =>
    session.agreed ? (eventOf(booking, session, hostOf(profile.publicUrl)) ?? []) : [],
  );
  if (events.length === 0) return [];
  const content = invites.write(events, 'CANCEL', partiesOf(profile, booking.customer));
  return [{ filename: inviteName(booking), contentType: inviteType('CANCEL'), content }];
};

/**
 * Tells the customer what was cancelled, what it costs and how money goes back; the attached file takes it out of calendars.
 * @throws the mailer's error; the job is retried
 */
export const mailCancellation =
  (ports: Needs) =>
  async (job: JobPayloads['mail-cancellation']): Promise<void> => {
    const booking = await ports.read.bookings.byId(job.bookingId);
    if (!booking) return;
    const name = mailName(`cancellation-${job.version}`, job.again);
    if (await wasSent(ports, booking, name)) return;
    const sessions = job.sessions.flatMap((each) => findSession(booking, each)?.session ?? []);
    const said = {
      booking,
      sessions,
      fee: cents(job.fee),
      refund: cents(job.refund),
      byTransfer: cents(job.byTransfer),
      total: cents(job.total ?? booking.total),
    };
    await sendBookingMail(ports, booking, {
      kind: 'cancellation',
      name,
      words: cancellationWords(said, ports.profile, await freshBookingLink(ports, booking)),
      attachments: cancelOf(ports, booking, sessions),
    });
  };
