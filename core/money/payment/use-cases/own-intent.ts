import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../../people/caller.ts';
import { type Intent, isOfBooking, isOpener } from '../intent.ts';
import { awaitsBooking, mayBePaid } from '../intent-states.ts';
import type { PaymentPorts } from '../ports.ts';
import type { Receipt } from '../receipt.ts';
import { syncIntent } from '../steps/sync-intent.ts';
import { NO_SUCH_PAYMENT } from '../words.ts';

/** A payment as its payer may see it. */
export interface IntentSeen {
  readonly intent: Intent;
  /** null once the intent is finished: the provider is then not asked. */
  readonly receipt: Receipt | null;
  readonly bookingReference: string | null;
}

/**
 * The state of the caller's payment, for a customer who returns to the checkout from another page (decision 026).
 * @throws Refusal 'not-found' (not there or not yours), 'provider' (away)
 */
export const ownIntent =
  (ports: Pick<PaymentPorts, 'unitOfWork' | 'read' | 'payments'>) =>
  async (caller: Caller, intentId: string): Promise<IntentSeen> => {
    const { read } = ports;
    const before = await read.intents.byId(intentId);
    if (!before || isOfBooking(before) || !isOpener(caller, before))
      throw new Refusal('not-found', NO_SUCH_PAYMENT);
    const isOpen = mayBePaid(before) || awaitsBooking(before);
    const receipt = isOpen ? await syncIntent(ports, intentId) : null;
    const intent = (isOpen ? await read.intents.byId(intentId) : null) ?? before;
    const booking = intent.bookingId === null ? null : await read.bookings.byId(intent.bookingId);
    return { intent, receipt, bookingReference: booking?.reference ?? null };
  };
