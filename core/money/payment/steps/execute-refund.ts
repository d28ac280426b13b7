import { Refusal } from '../../../kernel/refusal.ts';
import { isTurnedAway } from '../entry-status.ts';
import type { LedgerEntry } from '../ledger.ts';
import type { PaymentPorts } from '../ports.ts';
import type { MadeRefund } from '../provider.ts';
import { recordMade } from './record-made.ts';
import { settleStatus } from './settle-status.ts';

/**
 * Asks the provider for a refund that is in the ledger, and records the answer. Idempotent: asking again makes no second refund.
 * @throws Refusal 'conflict' (the provider refuses; the entry says so), 'provider' (away: it is retried later)
 */
export const executeRefund = async (
  { unitOfWork, payments, now }: Pick<PaymentPorts, 'unitOfWork' | 'payments' | 'now'>,
  entry: LedgerEntry,
): Promise<void> => {
  const { key, intentId, amount, bookingId } = entry;
  if (key === null || intentId === null) return;
  const writeDown = (made: Pick<LedgerEntry, 'status' | 'providerId'>) =>
    unitOfWork(async (store) => {
      const booking = bookingId === null ? null : await store.bookings.lock(bookingId);
      if (bookingId !== null && !booking) return;
      const at = now();
      await recordMade(store, entry, made, at);
      if (!booking) return;
      await settleStatus(store, booking.id, at);
      if (isTurnedAway(made)) return;
      // It is mailed and published once: when the provider first accepted it.
      if (entry.providerId !== null) return;
      await store.jobs.add({ task: 'mail-refund', payload: { key } });
      await store.events.publish('booking.refunded', booking);
    });
  let made: MadeRefund;
  try {
    made = await payments.refund({ key, intentId, amount });
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'conflict')
      await writeDown({ status: 'failed', providerId: null });
    throw error;
  }
  await writeDown({ status: made.status, providerId: made.id });
};
