import type { Booking } from '../../booking/booking.ts';
import { awaitsPayment } from '../../booking/change-states.ts';
import { dueBeforeChange } from '../../booking/waiver.ts';
import type { PendingChange } from '../pending-change.ts';
import type { ChangeStore } from '../ports.ts';
import { isChangeOver } from './is-change-over.ts';

/** The change that waits for its payment, as long as it can be paid; null when there is none. */
export const pendingChange = async (
  { bookingChanges, intents }: Pick<ChangeStore, 'bookingChanges' | 'intents'>,
  booking: Pick<Booking, 'id' | 'version' | 'paymentStatus' | 'total' | 'waived'>,
  now: Date,
): Promise<PendingChange | null> => {
  const { id: bookingId, version } = booking;
  const found = (await bookingChanges.unfinishedOf(bookingId)).find(awaitsPayment);
  if (!found || found.intentId === null || found.frozen.kind === 'cancellation') return null;
  const { id, intentId, frozen, expiresAt, baseVersion } = found;
  const isOver = baseVersion !== version || (await isChangeOver({ intents }, found, now));
  return isOver
    ? null
    : { id, intentId, amount: dueBeforeChange(booking, frozen.difference), expiresAt, frozen };
};
