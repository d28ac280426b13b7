import { isRefunding } from '../../../money/payment/intent-states.ts';
import type { LedgerEntry } from '../../../money/payment/ledger.ts';
import { isOfChange } from '../../../money/payment/returns.ts';
import { executeRefund } from '../../../money/payment/steps/execute-refund.ts';
import { cancelIntent } from '../../../money/payment/use-cases/cancel-intent.ts';
import { awaitsRefund } from '../../booking/change-states.ts';
import { lapseChanges } from '../../changes/steps/lapse-changes.ts';
import type { SettlementPorts } from '../ports.ts';
import { finishIntent } from './finish-intent.ts';

/** Each look overlaps the one before by this time, in milliseconds: the provider's clock and ours may differ, and its list may lag. */
const OVERLAP_MS = 5 * 60_000;
/** How far back the first look goes, in milliseconds: as far as providers keep their lists. */
const FIRST_LOOK_MS = 30 * 24 * 60 * 60_000;
/** A checkout that was open for this time without a change, in milliseconds, was abandoned. */
const LEFT_AFTER_MS = 24 * 60 * 60_000;
/** How long received webhooks are kept, in milliseconds: far longer than the provider sends one again. */
const DELIVERIES_KEPT_MS = 60 * 24 * 60 * 60_000;
/** The request that made a refund younger than this, in milliseconds, may still be carrying it out. */
const REFUND_PATIENCE_MS = 30_000;

export interface Reconciled {
  /** How many payments were found unfinished. */
  readonly found: number;
  /** The errors; each payment is retried the next time. */
  readonly failures: readonly unknown[];
}

type Needs = Pick<SettlementPorts, 'unitOfWork' | 'read' | 'payments' | 'now' | 'newReference'>;

/**
 * Whether a payment is left to an administrator, because it is flagged for review and the administrator has not begun to refund it. Only
 * payments flagged as `unexpected` are retried automatically.
 */
const isLeftToAdmin = async ({ read }: Needs, intentId: string): Promise<boolean> => {
  const listed = await read.attention.byId(intentId);
  if (listed === null || listed.reason === 'unexpected') return false;
  const intent = await read.intents.byId(intentId);
  return intent === null || !isRefunding(intent);
};

/** Whether a refund belongs to a change that is not made yet: the change asks for it itself, and is made with it. */
const isAskedByChange = async (
  { bookingChanges }: SettlementPorts['read'],
  entry: LedgerEntry,
): Promise<boolean> => {
  if (entry.bookingId === null || !isOfChange(entry)) return false;
  const unfinished = await bookingChanges.unfinishedOf(entry.bookingId);
  return unfinished.some((change) => awaitsRefund(change) && isOfChange(entry, change.id));
};

/**
 * Finishes what browsers and webhooks have left undone: every success that the provider knows of is booked or flagged for review, pending
 * refunds are continued, lapsed checkouts are cancelled. Runs often, on any number of nodes, and may be killed at any moment.
 * @throws Refusal 'provider' or 'unavailable' when the provider or the database is away
 */
export const reconcilePayments = (ports: Needs) => async (): Promise<Reconciled> => {
  const { read, payments, unitOfWork, now } = ports;
  const at = now();
  const ago = (ms: number) => new Date(at.getTime() - ms);
  const failures: unknown[] = [];
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  };

  const until = await read.intents.reconciledUntil();
  const since = until ? new Date(until.getTime() - OVERLAP_MS) : ago(FIRST_LOOK_MS);
  const succeeded = await payments.succeededSince(since);
  const unfinished = await read.intents.unfinished();
  const found = new Set([...unfinished, ...(await read.intents.openEnded(succeeded))]);
  for (const intentId of found)
    await attempt(async () => {
      if (!(await isLeftToAdmin(ports, intentId))) await finishIntent(ports)(intentId);
    });
  // The cursor advances only when everything succeeded; otherwise the next look goes back as far again.
  if (failures.length === 0)
    await unitOfWork(async ({ intents, paymentEvents }) => {
      await intents.setReconciledUntil(at);
      await paymentEvents.expire(ago(DELIVERIES_KEPT_MS));
    });

  for (const entry of await read.ledger.unanswered(ago(REFUND_PATIENCE_MS)))
    await attempt(async () => {
      if (!(await isAskedByChange(read, entry))) await executeRefund(ports, entry);
    });
  failures.push(...(await lapseChanges(ports)));
  for (const intentId of await read.intents.lapsed(at, ago(LEFT_AFTER_MS)))
    await attempt(() => cancelIntent(ports)(intentId));
  return { found: found.size, failures };
};
