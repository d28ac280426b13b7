import type { Booking } from '../../booking/booking.ts';
import type { Cents } from '../../money.ts';
import type { Store } from '../../ports.ts';

/** A change of a booking that a payment makes. */
export interface PendingChange {
  readonly intentId: string;
  readonly amount: Cents;
}

/** The change that waits for its payment, as long as it may be paid; null when there is none. */
export const pendingChange = async (
  { bookingChanges }: Pick<Store, 'bookingChanges'>,
  { id, version }: Pick<Booking, 'id' | 'version'>,
  now: Date,
): Promise<PendingChange | null> => {
  const found = (await bookingChanges.unfinishedOf(id)).find(({ state }) => state === 'open');
  const { intentId = null, frozen, expiresAt, baseVersion } = found ?? {};
  if (intentId === null || !frozen || frozen.kind === 'cancellation') return null;
  const isOver = baseVersion !== version || (expiresAt && expiresAt <= now);
  return isOver ? null : { intentId, amount: frozen.difference };
};
