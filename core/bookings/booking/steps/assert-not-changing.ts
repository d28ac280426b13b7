import { Refusal } from '../../../kernel/refusal.ts';
import { awaitsRefund } from '../change-states.ts';
import type { BookingStore } from '../ports.ts';
import { BEING_CHANGED } from '../words.ts';

/** Whether money of a booking is on its way back. The booking must be locked. */
export const isChanging = async (
  { bookingChanges }: Pick<BookingStore, 'bookingChanges'>,
  bookingId: number,
): Promise<boolean> => (await bookingChanges.unfinishedOf(bookingId)).some(awaitsRefund);

/**
 * While money of a booking is on its way back, what it is for stays as it is. The booking must be locked.
 * @throws Refusal 'conflict'
 */
export const assertNotChanging = async (
  store: Pick<BookingStore, 'bookingChanges'>,
  bookingId: number,
): Promise<void> => {
  if (await isChanging(store, bookingId)) throw new Refusal('conflict', BEING_CHANGED);
};
