import type { JobPayloads } from '../../../kernel/jobs.ts';
import { bookingAmendedWords } from '../amendment-words.ts';
import type { NoticePorts } from '../ports.ts';
import { bookingInvite, freshBookingLink } from '../steps/link-and-invite.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

/**
 * Mails the customer what has changed in what they have booked, and what it costs now.
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
    await sendBookingMail(ports, booking, {
      kind: 'booking-amended',
      name,
      words: bookingAmendedWords(booking, change, ports.profile, url),
      attachments: bookingInvite(ports, booking),
    });
  };
