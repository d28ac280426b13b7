import type { PaymentPorts } from '../ports.ts';
import { recordMovement } from '../steps/record-movement.ts';

/**
 * Records every refund of an intent that the provider knows of, including those made in its dashboard, which a webhook may not name.
 * Repeated calls change nothing.
 * @throws Refusal 'provider'
 */
export const syncRefunds =
  ({ payments, unitOfWork, now }: Pick<PaymentPorts, 'payments' | 'unitOfWork' | 'now'>) =>
  async (intentId: string): Promise<void> => {
    const refunds = await payments.refundsOf(intentId);
    const at = now();
    await unitOfWork(async (store) => {
      const intent = await store.intents.lock(intentId);
      if (!intent) return;
      for (const refund of refunds)
        await recordMovement(store, intent, { ...refund, kind: 'refund', intentId }, at);
    });
  };
