import { type EntryStatus, isLostToBank, isTurnedAway, isUndecided } from '../entry-status.ts';
import { type MatterReason, NO_FACTS } from '../matter.ts';
import type { DisputeEvent, RefundEvent } from '../payment-event.ts';
import type { PaymentStore } from '../ports.ts';

/** A refund or dispute as the provider reports it. */
export type Movement = Omit<RefundEvent, 'id'> | Omit<DisputeEvent, 'id'>;

const reasonOf = (kind: Movement['kind'], status: EntryStatus): MatterReason | null => {
  if (kind === 'refund') return isTurnedAway({ status }) ? 'refund-failed' : null;
  if (isLostToBank({ status })) return 'dispute-lost';
  return isUndecided({ status }) ? 'dispute-opened' : null;
};

/**
 * Flags a failed refund or a dispute for review, and removes a dispute that was won from the list. `before` and `after` are the statuses in
 * the ledger: only a change is flagged and mailed, so late and repeated reports have no effect. Call it inside the unit of work that writes
 * the ledger.
 */
export const flagMatter = async (
  { matters, jobs }: Pick<PaymentStore, 'matters' | 'jobs'>,
  movement: Movement,
  {
    before,
    after,
    at,
  }: { readonly before: EntryStatus | null; readonly after: EntryStatus; readonly at: Date },
): Promise<void> => {
  const { kind, intentId, amount, facts = NO_FACTS } = movement;
  const id = movement.kind === 'refund' ? movement.refundId : movement.disputeId;
  const reason = reasonOf(kind, after);
  if (reason === null) {
    if (before !== after) await matters.remove(id);
    return;
  }
  // A matter that was closed stays closed; an open dispute may get another date.
  if (before === after && reason !== 'dispute-opened') return;
  await matters.put({ ...facts, id, intentId, amount, reason, since: at });
  if (before !== after) await jobs.add({ task: 'mail-matter', payload: { matterId: id } });
};
