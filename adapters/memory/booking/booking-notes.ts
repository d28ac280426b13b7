import type { BookingNotes } from '@wondercast/core/bookings/booking/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryBookingNotes = (memory: MemorySession): BookingNotes => ({
  add: async (note) => {
    const { bookings, bookingNotes } = memory.tables;
    if (!bookings.get(note.bookingId))
      throw new Error(`A note on booking ${note.bookingId}, which is not there`);
    const added = { ...note, id: memory.nextId('bookingNotes') };
    bookingNotes.set(added.id, added);
    return added;
  },
  of: async (bookingId) =>
    memory.tables.bookingNotes
      .all()
      .filter((note) => note.bookingId === bookingId)
      .toSorted((a, b) => b.id - a.id),
  remove: async (bookingId, id) => {
    const { bookingNotes } = memory.tables;
    if (bookingNotes.get(id)?.bookingId !== bookingId) return false;
    bookingNotes.delete(id);
    return true;
  },
});
