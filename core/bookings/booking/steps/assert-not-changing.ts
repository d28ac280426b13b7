import { Refusal } from '../../../kernel/refusal.ts';
import type { Store } from '../../../ports.ts';
import { awaitsRefund } from '../change-states.ts';
import { BEING_CHANGED } from '../words.ts';

/** Whether money of a booking is on its way back. The booking must be locked. */
export const isChanging = async (
  { bookingChanges }: Pick<Store, 'bookingChanges'>,
  bookingId: number,
): Promise<boolean> => (await bookingChanges.unfinishedOf(bookingId)).some(awaitsRefund);

/**
 * While money of a booking is on its way back, what it is for stays as it is. The booking must be locked.
 * @throws Refusal 'conflict'
 */
export const assertNotChanging = async (
  store: Pick<Store, 'bookingChanges'>,
  bookingId: number,
): Promise<void> => {
  if (await isChanging(store, bookingId)) throw new Refusal('conflict', BEING_CHANGED);
};
