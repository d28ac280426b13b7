import { type BookingNote, MOST_NOTES, TOO_MANY_NOTES } from '../../../bookings/booking/booking-note.ts';
import { findBooking, lockBooking } from '../../../kernel/find-booking.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { actorOf, type Caller, requireAdmin } from '../../../people/caller.ts';
import type { OfficePorts } from '../ports.ts';

/**
 * The staff's notes about a booking, newest first.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const bookingNotes =
  ({ read }: Pick<OfficePorts, 'read'>) =>
  async (caller: Caller, bookingId: number): Promise<readonly BookingNote[]> => {
    requireAdmin(caller);
    await findBooking(read.bookings, bookingId);
    return read.bookingNotes.of(bookingId);
  };

/** Writes a note under the caller's name. @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (too many) */
export const addBookingNote =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, bookingId: number, text: string): Promise<BookingNote> =>
    asAdmin(ports, caller, async ({ store, at, note }) => {
      const { reference } = await lockBooking(store.bookings, bookingId);
      if ((await store.bookingNotes.of(bookingId)).length >= MOST_NOTES)
        throw new Refusal('conflict', TOO_MANY_NOTES);
      const added = await store.bookingNotes.add({ bookingId, text, author: actorOf(caller).name, at });
      await note('booking.note-added', 'booking', bookingId, { reference });
      return added;
    });

/**
 * Removes a note of any author.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const removeBookingNote =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, bookingId: number, noteId: number): Promise<void> =>
    asAdmin(ports, caller, async ({ store, note }) => {
      const { reference } = await lockBooking(store.bookings, bookingId);
      if (!(await store.bookingNotes.remove(bookingId, noteId)))
        throw new Refusal('not-found', 'Note not found');
      await note('booking.note-removed', 'booking', bookingId, { reference });
    });
