import { ended, type Intent } from '../intent.ts';
import { mayBePaid } from '../intent-states.ts';
import type { PaymentPorts } from '../ports.ts';
import type { Receipt } from '../receipt.ts';
import { isNeverPaid, isTaken } from '../receipt.ts';

/** Number of revisions of an intent from which the provider is asked which of them can still be paid. */
const MOST_REVISIONS = 20;

type Needs = Pick<PaymentPorts, 'unitOfWork' | 'payments'>;

/** Records what an intent's receipt says: cancelled, or paid, which a job then finishes. Any other receipt changes nothing. */
export const recordReceipt = async (
  { unitOfWork }: Pick<PaymentPorts, 'unitOfWork'>,
  receipt: Receipt,
): Promise<void> => {
  const { intentId } = receipt;
  if (!isTaken(receipt) && !isNeverPaid(receipt)) return;
  await unitOfWork(async ({ intents, discountCodes, jobs }) => {
    const intent = await intents.lock(intentId);
    if (!intent || !mayBePaid(intent)) return;
    if (isTaken(receipt)) {
      await intents.save({ ...intent, state: 'paid' });
      await jobs.add({ task: 'finish-intent', payload: { intentId } });
      return;
    }
    await intents.save(ended(intent, 'cancelled'));
    if (intent.heldUntil) await discountCodes.release(intentId);
  });
};

/** Asks the provider for an intent's state, and records it. null when the provider knows no such intent. @throws Refusal 'provider' */
export const syncIntent = async (ports: Needs, intentId: string): Promise<Receipt | null> => {
  const receipt = await ports.payments.receipt(intentId);
  if (receipt) await recordReceipt(ports, receipt);
  return receipt;
};

/**
 * Deletes revisions that the provider has replaced, because they can no longer be paid. Few intents have enough revisions for the provider
 * to be asked.
 * @throws Refusal 'provider'
 */
export const pruned = async ({ unitOfWork, payments }: Needs, intent: Intent): Promise<Intent> => {
  if (intent.revisions.length < MOST_REVISIONS) return intent;
  const { revision } = (await payments.receipt(intent.id)) ?? { revision: 0 };
  return unitOfWork(async ({ intents }) => {
    const locked = await intents.lock(intent.id);
    if (!locked) return intent;
    const after = { ...locked, revisions: locked.revisions.filter(({ number }) => number >= revision) };
    await intents.save(after);
    return after;
  });
};
