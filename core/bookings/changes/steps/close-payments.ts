import { Refusal } from '../../../kernel/refusal.ts';
import { type Intent, isUnsettled } from '../../../money/payment/intent.ts';
import { mayBePaid } from '../../../money/payment/intent-states.ts';
import { cancelIntent } from '../../../money/payment/use-cases/cancel-intent.ts';
import { BEING_CONFIRMED } from '../../../money/payment/words.ts';
import type { ChangePorts, Settling } from '../ports.ts';

type Needs = Pick<ChangePorts, 'unitOfWork' | 'read' | 'payments' | 'now'> & Settling;

/** A payment that may still take money for its booking. */
export const isPayable = (intent: Intent): boolean => isUnsettled(intent);

/**
 * Closes a booking's open payments at the provider, so that none succeeds while the booking changes. A payment that has just succeeded is
 * recorded first. Returns whether one had: price and received money of the booking are then different.
 * @throws Refusal 'conflict' (a payment is being made), 'provider'
 */
export const closePayments = async (ports: Needs, bookingId: number): Promise<boolean> => {
  let hasSucceeded = false;
  for (const intent of (await ports.read.intents.ofBooking(bookingId)).filter(isPayable)) {
    if (mayBePaid(intent) && (await cancelIntent(ports)(intent.id))) continue;
    if (await ports.finishIntent(intent.id)) {
      hasSucceeded = true;
      continue;
    }
    // What it paid for could not be made, and it is being refunded: it does not block the change.
    const after = await ports.read.intents.byId(intent.id);
    if (after && isPayable(after)) throw new Refusal('conflict', BEING_CONFIRMED);
  }
  return hasSucceeded;
};
