import { isTurnedAway, laterStatus } from '../entry-status.ts';
import type { LedgerEntry } from '../ledger.ts';
import type { PaymentStore } from '../ports.ts';
import { flagMatter } from './flag-matter.ts';

/**
 * Records the provider's answer to a refund that is in the ledger, and flags a refund for review that it made and that failed at once. A
 * refund that it did not make (`providerId` null) is not flagged: whoever asked for it gets the error. Call it inside a unit of work.
 */
export const recordMade = async (
  store: Pick<PaymentStore, 'ledger' | 'matters' | 'jobs'>,
  entry: LedgerEntry,
  { status, providerId }: Pick<LedgerEntry, 'status' | 'providerId'>,
  at: Date,
): Promise<void> => {
  const { id, intentId, amount, key } = entry;
  const before = (await store.ledger.byId(id))?.status ?? entry.status;
  await store.ledger.report({ ...entry, status, providerId });
  if (!isTurnedAway({ status }) || providerId === null || intentId === null) return;
  const refund = { kind: 'refund', intentId, refundId: providerId, key, amount, status: 'failed' } as const;
  await flagMatter(store, refund, { before, after: laterStatus(before, status), at });
};
