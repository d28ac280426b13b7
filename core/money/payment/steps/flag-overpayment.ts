import type { MinorUnits } from '../../../kernel/money.ts';
import { hasMoved } from '../entry-status.ts';
import { type LedgerEntry, overpaymentOf, refundable } from '../ledger.ts';
import type { PaymentStore } from '../ports.ts';

/** The intents that took money by card, newest first. */
const intentsOf = (entries: readonly LedgerEntry[]): readonly string[] =>
  entries
    .filter((entry) => entry.kind === 'charge' && hasMoved(entry))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .flatMap(({ intentId }) => intentId ?? []);

/**
 * Flags what a booking has received above its price for review, under the card payment that can refund it, and removes it from the list
 * once the refund is under way. It is called after every write to the ledger of a booking, with the booking locked.
 */
export const flagOverpayment = async (
  { attention, jobs }: Pick<PaymentStore, 'attention' | 'jobs'>,
  total: MinorUnits,
  entries: readonly LedgerEntry[],
): Promise<void> => {
  const intents = intentsOf(entries);
  const amount = overpaymentOf(total, entries);
  const listed = amount > 0 ? (refundable(entries)[0]?.intentId ?? intents[0] ?? null) : null;
  for (const intentId of intents) if (intentId !== listed) await attention.remove(intentId);
  const latest = entries.findLast(({ kind }) => kind === 'charge' || kind === 'offline');
  if (listed === null || !latest) return;
  const isNew = await attention.add({ intentId: listed, amount, reason: 'paid-twice', since: latest.at });
  if (isNew) await jobs.add({ task: 'mail-attention', payload: { intentId: listed } });
};
