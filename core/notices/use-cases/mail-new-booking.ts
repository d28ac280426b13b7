import { hostOf } from '../../host.ts';
import type { Ports } from '../../ports.ts';
import { newBookingWords } from '../mails.ts';

/** Tells the shop of a new booking, unless it has been deleted. @throws the mailer's error; the job is retried */
export const mailNewBooking =
  ({ read, mailer, mailLook, profile }: Pick<Ports, 'read' | 'mailer' | 'mailLook' | 'profile'>) =>
  async (bookingId: number): Promise<void> => {
    const booking = await read.bookings.byId(bookingId);
    if (!booking) return;
    const words = newBookingWords(booking, `${profile.publicUrl}/admin?tab=bookings&booking=${booking.id}`);
    await mailer.send({
      messageId: `new-booking-${booking.reference}@${hostOf(profile.publicUrl)}`,
      to: { name: profile.name, address: profile.mail },
      subject: words.subject,
      ...mailLook(words, profile),
      attachments: [],
    });
  };
