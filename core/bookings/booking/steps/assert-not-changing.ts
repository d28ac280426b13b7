import { Refusal } from '../../../kernel/refusal.ts';
import { awaitsRefund } from '../change-states.ts';
import type { BookingStore } from '../ports.ts';
import { BEING_CHANGED } from '../words.ts';

/** Whether a change of the booking waits for a refund. The booking must be locked. */
export const isChanging = async (
  { bookingChanges }: Pick<BookingStore, 'bookingChanges'>,
  bookingId: number,
): Promise<boolean> => (await bookingChanges.unfinishedOf(bookingId)).some(awaitsRefund);

/**
 * While a change of a booking waits for a refund, what is booked stays as it is. The booking must be locked.
 * @throws Refusal 'conflict'
 */
export const assertNotChanging = async (
  store: Pick<BookingStore, 'bookingChanges'>,
  bookingId: number,
): Promise<void> => {
  if (await isChanging(store, bookingId)) throw new Refusal('conflict', BEING_CHANGED);
};
