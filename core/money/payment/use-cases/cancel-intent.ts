import { withoutPurchases } from '../intent.ts';
import { isClosedUnpaid, mayBePaid } from '../intent-states.ts';
import type { PaymentPorts } from '../ports.ts';
import { recordReceipt } from '../steps/sync-intent.ts';

type Needs = Pick<PaymentPorts, 'unitOfWork' | 'read' | 'payments'>;

/**
 * Cancels an open intent and releases its reserved use of a code; false when it is too late. A paid intent is finished by a job.
 * @throws Refusal 'provider'
 */
export const cancelIntent =
  (ports: Needs) =>
  async (intentId: string): Promise<boolean> => {
    const { read, payments } = ports;
    const intent = await read.intents.byId(intentId);
    if (intent === null) return true;
    if (!mayBePaid(intent)) return isClosedUnpaid(intent);
    const cancelled = await payments.cancel(intentId);
    const receipt = await payments.receipt(intentId);
    if (receipt) await recordReceipt(ports, receipt);
    return cancelled;
  };

/** Deletes the purchase of an intent that was closed unpaid; other intents stay as they are. */
export const forgetPurchase =
  ({ unitOfWork }: Pick<PaymentPorts, 'unitOfWork'>) =>
  (intentId: string): Promise<void> =>
    unitOfWork(async ({ intents }) => {
      const intent = await intents.lock(intentId);
      if (intent && isClosedUnpaid(intent)) await intents.save(withoutPurchases(intent));
    });
