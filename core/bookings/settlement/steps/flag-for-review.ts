import type { AttentionReason } from '../../../money/payment/attention.ts';
import { goesBack, hasBooking } from '../../../money/payment/intent-states.ts';
import type { Receipt } from '../../../money/payment/receipt.ts';
import type { SettlementPorts } from '../ports.ts';

/** Flags a succeeded payment without a booking for review, and mails the shop when it is new on the list (decision 024). */
export const flagForReview = (
  { unitOfWork, now }: Pick<SettlementPorts, 'unitOfWork' | 'now'>,
  { intentId, amount }: Pick<Receipt, 'intentId' | 'amount'>,
  reason: AttentionReason,
): Promise<void> =>
  unitOfWork(async ({ intents, attention, jobs }) => {
    const intent = await intents.lock(intentId);
    // Another request has finished it meanwhile.
    if (!intent || hasBooking(intent) || goesBack(intent)) return;
    await intents.save({ ...intent, state: 'paid' });
    const isNew = await attention.add({ intentId, amount, reason, since: now() });
    if (isNew) await jobs.add({ task: 'mail-attention', payload: { intentId } });
  });
