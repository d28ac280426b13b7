import type { Store } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { BEING_CHANGED } from '../words.ts';

/**
 * While money of a booking is on its way back, what it is for stays as it is. The booking must be locked.
 * @throws Refusal 'conflict'
 */
export const assertNotChanging = async (
  { bookingChanges }: Pick<Store, 'bookingChanges'>,
  bookingId: number,
): Promise<void> => {
  const changes = await bookingChanges.unfinishedOf(bookingId);
  if (changes.some(({ state }) => state === 'asked')) throw new Refusal('conflict', BEING_CHANGED);
};
