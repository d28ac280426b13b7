import { findSession } from '../../../bookings/booking/place.ts';
import type { JobPayloads } from '../../../kernel/jobs.ts';
import type { MailWords } from '../../../kernel/mail.ts';
import { minorUnits } from '../../../kernel/money.ts';
import { cancellationWords } from '../cancellation-words.ts';
import type { NoticePorts } from '../ports.ts';
import { goneWords, sessionCancelledWords } from '../session-mails.ts';
import { calendarCancellation } from '../steps/calendar-cancellation.ts';
import { freshBookingLink } from '../steps/link-and-invite.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

type CancellationSaid = Parameters<typeof cancellationWords>[0];

type Needs = Pick<
  NoticePorts,
  'read' | 'unitOfWork' | 'mailer' | 'invites' | 'profile' | 'now' | 'newToken' | 'hashToken' | 'mailLook'
>;

/** A customer who hears about money from a reseller is told only which sessions do not take place. */
const wordsFor = (said: CancellationSaid, shop: NoticePorts['profile'], url: string): MailWords => {
  const { booking, sessions } = said;
  const [first, ...others] = sessions.map((session) => ({ booking, session }));
  if (!booking.sessionMailsOnly || !first) return cancellationWords(said, shop, url);
  const words = sessionCancelledWords(first, shop, url);
  return {
    ...words,
    intro: [...words.intro, ...others.map((about) => `${goneWords(about)} does not take place either.`)],
  };
};

/**
 * Mails the customer what was cancelled, what it costs and how the refund is made; the attached file removes it from calendars.
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
      fee: minorUnits(job.fee),
      refund: minorUnits(job.refund),
      byTransfer: minorUnits(job.byTransfer),
      total: minorUnits(job.total ?? booking.total),
    };
    await sendBookingMail(ports, booking, {
      kind: 'cancellation',
      name,
      words: wordsFor(said, ports.profile, await freshBookingLink(ports, booking)),
      attachments: calendarCancellation(ports, booking, sessions),
    });
  };
