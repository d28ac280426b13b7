import { isTurnedAway, laterStatus } from '../entry-status.ts';
import type { Intent } from '../intent.ts';
import { awaitsBooking, hasBooking } from '../intent-states.ts';
import type { LedgerEntry, NewLedgerEntry } from '../ledger.ts';
import type { PaymentStore } from '../ports.ts';
import { flagMatter, type Movement } from './flag-matter.ts';
import { settleStatus } from './settle-status.ts';

const entryOf = (movement: Movement, bookingId: number | null, at: Date): NewLedgerEntry => ({
  at,
  kind: movement.kind,
  status: movement.status,
  amount: movement.amount,
  bookingId,
  intentId: movement.intentId,
  providerId: movement.kind === 'refund' ? movement.refundId : movement.disputeId,
  key: movement.kind === 'refund' ? movement.key : null,
  note: null,
  actor: null,
});

const knownOf = (entry: NewLedgerEntry, entries: readonly LedgerEntry[]): LedgerEntry | null =>
  entries.find(
    ({ kind, key, providerId }) =>
      kind === entry.kind && ((key !== null && key === entry.key) || providerId === entry.providerId),
  ) ?? null;

/**
 * Records a refund or dispute that the provider reports, once for each provider's id or key, and updates what depends on it: the booking's
 * payment status, and the review list. Call it inside a unit of work that has locked the intent.
 */
export const recordMovement = async (
  store: Pick<PaymentStore, 'bookings' | 'ledger' | 'events' | 'attention' | 'jobs' | 'matters'>,
  intent: Intent,
  movement: Movement,
  at: Date,
): Promise<void> => {
  const { ledger, jobs, bookings, events } = store;
  const isBooked =
    hasBooking(intent) || (await ledger.ofIntent(intent.id)).some(({ kind }) => kind === 'charge');
  // A refund before the booking exists belongs to the intent, and is attached to the booking with it.
  const bookingId = isBooked ? intent.bookingId : null;
  const booking = bookingId === null ? null : await bookings.lock(bookingId);
  const entry = entryOf(movement, bookingId, at);
  const known = knownOf(entry, await ledger.ofIntent(intent.id));
  await ledger.report(entry);
  const after = known ? laterStatus(known.status, entry.status) : entry.status;
  await flagMatter(store, movement, { before: known?.status ?? null, after, at });
  if (bookingId !== null) await settleStatus(store, bookingId, at);
  const isRefund = movement.kind === 'refund';
  // A refund that was made in the provider's dashboard.
  if (booking && isRefund && !known && entry.key === null && !isTurnedAway({ status: after }))
    await events.publish('booking.refunded', booking);
  if (bookingId === null && isRefund && awaitsBooking(intent))
    await jobs.add({ task: 'finish-intent', payload: { intentId: intent.id } });
};
