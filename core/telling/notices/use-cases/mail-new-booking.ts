import type { JobPayloads } from '../../../kernel/jobs.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { newBookingWords } from '../mails.ts';
import type { NoticePorts } from '../ports.ts';

/**
 * Mails the shop about a new booking, with its price when it was booked, unless it has been deleted.
 * @throws the mailer's error; the job is retried
 */
export const mailNewBooking =
  ({ read, mailer, mailLook, profile }: Pick<NoticePorts, 'read' | 'mailer' | 'mailLook' | 'profile'>) =>
  async ({ bookingId, booked }: JobPayloads['mail-new-booking']): Promise<void> => {
    const booking = await read.bookings.byId(bookingId);
    if (!booking) return;
    const url = `${profile.publicUrl}/admin?tab=bookings&booking=${booking.id}&page=1`;
    const words = newBookingWords(booking, booked ?? booking.total, url);
    await mailer.send({
      messageId: `new-booking-${booking.reference}@${hostOf(profile.publicUrl)}`,
      partnerId: booking.partner?.id ?? null,
      to: { name: profile.name, address: profile.mail },
      subject: words.subject,
      ...mailLook(words, profile),
      attachments: [],
    });
  };
