import { ZERO } from '../../../kernel/money.ts';
import {
  asksForSame,
  type Intent,
  isOpener,
  latestRevision,
  revisionPaid,
} from '../../../money/payment/intent.ts';
import { goesBack, hasBooking } from '../../../money/payment/intent-states.ts';
import type { Receipt } from '../../../money/payment/receipt.ts';
import { fromProvider } from '../../../money/payment/steps/from-provider.ts';
import { PAYMENT_UNVERIFIED } from '../../../money/payment/words.ts';
import type { BookingRequest } from '../booking-request.ts';
import type { CheckoutPorts } from '../ports.ts';

/** The receipt of a payment that has its booking already. It was verified when it was booked, so the provider is not asked again. */
const receiptOfBooked = (intent: Intent): Receipt | null => {
  const paid = latestRevision(intent);
  if (!paid) return null;
  const { number: revision, amount } = paid;
  const { id: intentId, currency } = intent;
  const unchanged = { chargeId: null, card: null, refunded: ZERO, failure: null };
  return { ...unchanged, intentId, status: 'succeeded', amount, currency, revision };
};

/**
 * Finds the receipt of the payment that a booking is placed with. The caller must have opened the checkout, and the payment
 * must have succeeded in full, in the right currency and for the requested cart; otherwise null. A payment that already has
 * its booking is found too.
 * @throws Refusal 'provider' (away)
 */
export const receiptFor = async (
  { read, payments }: Pick<CheckoutPorts, 'read' | 'payments'>,
  { caller, paymentIntentId, lines, shownTotal }: BookingRequest,
): Promise<Receipt | null> => {
  // A caller who sends the payment of another learns nothing, and the provider is not asked.
  const intent = paymentIntentId === null ? null : await read.intents.byId(paymentIntentId);
  if (intent?.purpose !== 'checkout' || !isOpener(caller, intent)) return null;
  if (goesBack(intent)) return null;
  const receipt = hasBooking(intent)
    ? receiptOfBooked(intent)
    : await fromProvider(PAYMENT_UNVERIFIED, payments.receipt(intent.id));
  const revision = receipt && revisionPaid(intent, receipt);
  if (!receipt || revision?.amount !== shownTotal) return null;
  // An intent that has its booking no longer stores the purchase.
  const { purchase } = revision;
  return purchase === null || asksForSame(lines, purchase.quote) ? receipt : null;
};
