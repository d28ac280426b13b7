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
 * Lists a refund that has failed, or a dispute, and takes a dispute off the list that was won. `before` and `after` are the ledger's
 * status: only a change of it is mailed, so late and repeated reports list nothing anew. Belongs inside the unit of work that writes
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
  // What was looked after stays so; an open dispute may get another date.
  if (before === after && reason !== 'dispute-opened') return;
  await matters.put({ ...facts, id, intentId, amount, reason, since: at });
  if (before !== after) await jobs.add({ task: 'mail-matter', payload: { matterId: id } });
};
