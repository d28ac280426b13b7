import type { BookingNotes } from '@wondercast/core/bookings/booking/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryBookingNotes = (ground: MemorySession): BookingNotes => ({
  add: async (note) => {
    const { bookings, bookingNotes } = ground.tables;
    if (!bookings.get(note.bookingId))
      throw new Error(`A note on booking ${note.bookingId}, which is not there`);
    const added = { ...note, id: ground.nextId('bookingNotes') };
    bookingNotes.set(added.id, added);
    return added;
  },
  of: async (bookingId) =>
    ground.tables.bookingNotes
      .all()
      .filter((note) => note.bookingId === bookingId)
      .toSorted((a, b) => b.id - a.id),
  remove: async (bookingId, id) => {
    const { bookingNotes } = ground.tables;
    if (bookingNotes.get(id)?.bookingId !== bookingId) return false;
    bookingNotes.delete(id);
    return true;
  },
});
