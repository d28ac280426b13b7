import { cents } from '@wondercast/core/money';
import type { DisputeStatus, RefundStatus } from '@wondercast/core/payment/ledger';
import type { PaymentEvent } from '@wondercast/core/payment/payment-event';
import { INVALID_SIGNATURE } from '@wondercast/core/payment/words';
import { Refusal } from '@wondercast/core/refusal';
import type Stripe from 'stripe';

const TOLERANCE_SECONDS = 300;

const idOf = (reference: string | { readonly id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

export const refundStatus = (status: string | null): RefundStatus => {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
};

const disputeStatus = (status: string): DisputeStatus => {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'pending';
};

const INTENT_KINDS: Readonly<Record<string, 'succeeded' | 'failed' | 'cancelled'>> = {
  'payment_intent.succeeded': 'succeeded',
  'payment_intent.payment_failed': 'failed',
  'payment_intent.canceled': 'cancelled',
};

/** Converts an event; null when the shop does not use it. */
export const eventOf = (event: Stripe.Event): PaymentEvent | null => {
  const { id } = event;
  const kind = INTENT_KINDS[event.type];
  if (kind) return { id, kind, intentId: (event.data.object as Stripe.PaymentIntent).id };
  if (/^(?:refund\.(?:created|updated|failed)|charge\.refund\.updated)$/.test(event.type)) {
    const refund = event.data.object as Stripe.Refund;
    const intentId = idOf(refund.payment_intent);
    return intentId === null
      ? null
      : {
          id,
          kind: 'refund',
          intentId,
          refundId: refund.id,
          key: refund.metadata?.key ?? null,
          amount: cents(refund.amount),
          status: refundStatus(refund.status),
        };
  }
  if (event.type.startsWith('charge.dispute.')) {
    const dispute = event.data.object as Stripe.Dispute;
    const intentId = idOf(dispute.payment_intent);
    return intentId === null
      ? null
      : {
          id,
          kind: 'dispute',
          intentId,
          disputeId: dispute.id,
          amount: cents(dispute.amount),
          status: disputeStatus(dispute.status),
        };
  }
  return null;
};

/** The library accepts any time in the future, so a stolen delivery could be replayed later. */
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
