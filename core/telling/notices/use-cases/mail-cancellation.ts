import { findSession } from '../../../bookings/booking/place.ts';
import type { JobPayloads } from '../../../kernel/jobs.ts';
import { cents } from '../../../kernel/money.ts';
import { cancellationWords } from '../cancellation-words.ts';
import type { NoticePorts } from '../ports.ts';
import { calendarCancellation } from '../steps/calendar-cancellation.ts';
import { freshBookingLink } from '../steps/link-and-invite.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

type Needs = Pick<
  NoticePorts,
  'read' | 'unitOfWork' | 'mailer' | 'invites' | 'profile' | 'now' | 'newToken' | 'hashToken' | 'mailLook'
>;

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
      attachments: calendarCancellation(ports, booking, sessions),
    });
  };
