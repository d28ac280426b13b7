import { Refusal } from '@wondercast/core/kernel/refusal';
import type { PaymentEvent } from '@wondercast/core/money/payment/payment-event';
import { INVALID_SIGNATURE } from '@wondercast/core/money/payment/words';
import type Stripe from 'stripe';
import { fromStripe } from './stripe-amounts.ts';
import { disputeOf, idOf, refundOf } from './stripe-movements.ts';

const TOLERANCE_SECONDS = 300;

/** Refunds and disputes after a payment; null when they belong to no intent of the shop. */
const afterwardsOf = ({ id, type, livemode, data }: Stripe.Event): PaymentEvent | null => {
  const object = data.object as Stripe.Charge | Stripe.Refund | Stripe.Dispute;
  const intentId = idOf(object.payment_intent);
  if (intentId === null) return null;
  if (type.startsWith('charge.dispute.'))
    return { id, kind: 'dispute', intentId, ...disputeOf(object as Stripe.Dispute, livemode) };
  // Since API version 2022-11-15 a charge does not include its refunds.
  if (type === 'charge.refunded')
    return {
      id,
      kind: 'refunded',
      intentId,
      refunded: fromStripe((object as Stripe.Charge).amount_refunded, (object as Stripe.Charge).currency),
    };
  return { id, kind: 'refund', intentId, ...refundOf(object as Stripe.Refund, intentId, livemode) };
};

const AFTERWARDS =
  /^(?:refund\.(?:created|updated|failed)|charge\.(?:refunded|refund\.updated|dispute\.\w+))$/;

/** Converts a Stripe event; null when the shop does not use it. */
export const eventOf = (event: Stripe.Event): PaymentEvent | null => {
  const { id } = event;
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { id, kind: 'succeeded', intentId: event.data.object.id };
    case 'payment_intent.canceled':
      return { id, kind: 'cancelled', intentId: event.data.object.id };
    case 'payment_intent.payment_failed': {
      const { id: intentId, last_payment_error } = event.data.object;
      return { id, kind: 'failed', intentId, failure: last_payment_error?.message ?? null };
    }
    default:
      return AFTERWARDS.test(event.type) ? afterwardsOf(event) : null;
  }
};

/** The library accepts timestamps in the future, so a stolen delivery could be replayed later. */
const assertTime = (signature: string, now: Date): void => {
  const times = signature.split(',').filter((part) => part.startsWith('t='));
  const seconds = Number(times[0]?.slice(2));
  const ahead = seconds - now.getTime() / 1000;
  if (times.length !== 1 || !Number.isInteger(seconds) || ahead > TOLERANCE_SECONDS)
    throw new Refusal('malformed', INVALID_SIGNATURE);
};

/** @throws Refusal 'malformed' unless Stripe signed it within 300 s of `now` */
export const verifiedEvent = (
  stripe: Stripe,
  secret: string | null,
  { body, signature, now }: { readonly body: Uint8Array; readonly signature: string; readonly now: Date },
): Stripe.Event => {
  assertTime(signature, now);
  try {
    if (secret === null) throw new Error('No webhook secret is configured');
    return stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch {
    throw new Refusal('malformed', INVALID_SIGNATURE);
  }
};
