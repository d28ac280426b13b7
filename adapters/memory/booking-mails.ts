import type { BookingMails } from '@wondercast/core/booking/ports';
import type { Ground } from './memory-store.ts';

export const memoryBookingMails = (ground: Ground): BookingMails => ({
  add: async (mail) => {
    const { bookings, bookingMails } = ground.tables;
    if (!bookings.get(mail.bookingId))
      throw new Error(`A mail about booking ${mail.bookingId}, which is not there`);
    bookingMails.set(mail.bookingId, [mail, ...(bookingMails.get(mail.bookingId) ?? [])]);
  },
  of: async (bookingId) => ground.tables.bookingMails.get(bookingId) ?? [],
});
