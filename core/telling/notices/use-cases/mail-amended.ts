import { findSession } from '../../../bookings/booking/place.ts';
import type { JobPayloads } from '../../../kernel/jobs.ts';
import { bookingAmendedWords } from '../amendment-words.ts';
import type { NoticePorts } from '../ports.ts';
import { calendarCancellation } from '../steps/calendar-cancellation.ts';
import { bookingInvite, freshBookingLink } from '../steps/link-and-invite.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

/**
 * Mails the customer what has changed in their booking, and what it costs now.
 * @throws the mailer's error; the job is retried
 */
export const mailBookingAmended =
  (
    ports: Pick<
      NoticePorts,
      'read' | 'unitOfWork' | 'mailer' | 'invites' | 'profile' | 'now' | 'newToken' | 'hashToken' | 'mailLook'
    >,
  ) =>
  async ({ bookingId, version, again, ...change }: JobPayloads['mail-booking-amended']): Promise<void> => {
    const booking = await ports.read.bookings.byId(bookingId);
    const name = mailName(`booking-amended-${version}`, again);
    if (!booking || (await wasSent(ports, booking, name))) return;
    const url = await freshBookingLink(ports, booking);
    const gone = (change.cancelled ?? []).flatMap((each) => findSession(booking, each)?.session ?? []);
    const removal = calendarCancellation(ports, booking, gone);
    await sendBookingMail(ports, booking, {
      kind: 'booking-amended',
      name,
      words: bookingAmendedWords(booking, change, ports.profile, url),
      // A mail has one calendar part. Where it removes sessions, the others stay in calendars as they were.
      attachments: removal.length > 0 ? removal : bookingInvite(ports, booking),
    });
  };
