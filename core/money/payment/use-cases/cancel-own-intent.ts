import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../../people/caller.ts';
import { isOfBooking, isOpener } from '../intent.ts';
import type { PaymentPorts } from '../ports.ts';
import { isAway } from '../steps/from-provider.ts';
import { ALREADY_PAID, NO_SUCH_PAYMENT } from '../words.ts';
import { cancelIntent } from './cancel-intent.ts';

/**
 * Cancels the caller's payment, so that an abandoned checkout leaves nothing payable (decision 025).
 * @throws Refusal 'not-found' (not there or not yours), 'conflict' (paid), 'provider' (away: it is cancelled later)
 */
export const cancelOwnIntent =
  (ports: Pick<PaymentPorts, 'unitOfWork' | 'read' | 'payments'>) =>
  async (caller: Caller, intentId: string): Promise<void> => {
    const intent = await ports.read.intents.byId(intentId);
    if (!intent || isOfBooking(intent) || !isOpener(caller, intent))
      throw new Refusal('not-found', NO_SUCH_PAYMENT);
    const cancelled = await cancelIntent(ports)(intentId).catch(async (error: unknown) => {
      if (isAway(error))
        await ports.unitOfWork(({ jobs }) => jobs.add({ task: 'cancel-intent', payload: { intentId } }));
      throw error;
    });
    if (!cancelled) throw new Refusal('conflict', ALREADY_PAID);
  };
