import { randomUUID } from 'node:crypto';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { CardTold } from '@wondercast/core/money/payment/card-used';
import type { Payments } from '@wondercast/core/money/payment/ports';
import type {
  IntentRequest,
  MadeRefund,
  OpenedIntent,
  ProviderRefund,
} from '@wondercast/core/money/payment/provider';
import type { Receipt, ReceiptStatus } from '@wondercast/core/money/payment/receipt';
import { isNeverPaid, isTaken } from '@wondercast/core/money/payment/receipt';
import { NOTHING_TO_REFUND } from '@wondercast/core/money/payment/words';
import type Stripe from 'stripe';
import { fromStripe, toStripe } from './stripe-amounts.ts';
import { brandOf, stripeCards } from './stripe-cards.ts';
import {
  isMissing,
  isRejected,
  isTooLate,
  type StripeSettings,
  stripeCaller,
  stripeClient,
} from './stripe-client.ts';
import { eventOf, verifiedEvent } from './stripe-events.ts';
import { refundOf, refundStatus } from './stripe-movements.ts';

const STATUS: Readonly<Record<string, ReceiptStatus>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_capture: 'processing',
  canceled: 'cancelled',
};

const openedOf = ({ id, client_secret }: Stripe.PaymentIntent): OpenedIntent => {
  if (typeof id !== 'string' || typeof client_secret !== 'string')
    throw new Error('An intent without id or client secret');
  return { id, clientSecret: client_secret };
};

const cardOf = (charge: Stripe.Charge | null): CardTold | null => {
  const card = charge?.payment_method_details?.card;
  if (!card?.last4) return null;
  return { brand: brandOf(card.brand ?? undefined), lastFour: card.last4, country: card.country ?? null };
};

/** Needs an intent whose `latest_charge` is expanded. */
const receiptOf = (intent: Stripe.PaymentIntent): Receipt => {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const status = STATUS[intent.status] ?? 'open';
  const amount = isTaken({ status }) ? intent.amount_received : intent.amount;
  if (typeof intent.id !== 'string' || !Number.isInteger(amount) || typeof intent.currency !== 'string')
    throw new Error('An intent without id, amount or currency');
  return {
    intentId: intent.id,
    status,
    amount: fromStripe(amount, intent.currency),
    currency: intent.currency,
    revision: Number(intent.metadata.revision) || 0,
    chargeId: isTaken({ status }) ? (charge?.id ?? null) : null,
    card: isTaken({ status }) ? cardOf(charge) : null,
    refunded: fromStripe(charge?.amount_refunded ?? 0, intent.currency),
    failure: intent.last_payment_error?.message ?? null,
  };
};

/** Amount and revision are sent in one request, so that a revision is never paid at another revision's price. */
const paramsOf = ({ amount, revision, metadata }: IntentRequest) => ({
  amount: toStripe(amount),
  metadata: { ...metadata, revision: String(revision) },
});

const toRefund = ({ id, status }: Stripe.Refund): MadeRefund => ({ id, status: refundStatus(status) });

const refuseRefund = (error: unknown): never => {
  throw isRejected(error) ? new Refusal('conflict', NOTHING_TO_REFUND) : error;
};

/** Card payments through Stripe. */
export const stripePayments = (settings: StripeSettings): Payments => {
  const stripe = stripeClient(settings);
  const callStripe = stripeCaller(settings.timeouts);
  const missing = (error: unknown): null => {
    if (isMissing(error)) return null;
    throw error;
  };
  const receipt = (id: string): Promise<Receipt | null> =>
    callStripe(
      async () => receiptOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
      missing,
    );
  return {
    name: 'stripe',
    open: (request) =>
      callStripe(async () => {
        const params: Stripe.PaymentIntentCreateParams = {
          ...paramsOf(request),
          currency: request.currency,
          allowed_payment_method_types: ['card'],
        };
        return openedOf(await stripe.paymentIntents.create(params, { idempotencyKey: randomUUID() }));
      }),
    update: (id, request) =>
      callStripe<OpenedIntent | null>(
        async () => {
          const changed = await stripe.paymentIntents.update(id, paramsOf(request), {
            idempotencyKey: `${id}-${request.revision}-${randomUUID()}`,
          });
          return changed.status in STATUS ? null : openedOf(changed);
        },
        (error) => {
          if (isTooLate(error) || isMissing(error)) return null;
          throw error;
        },
      ),
    cancel: async (id) => {
      const cancelled = await callStripe<boolean | null>(
        async () => (await stripe.paymentIntents.cancel(id)).status === 'canceled',
        (error) => {
          if (isMissing(error)) return true;
          if (isTooLate(error)) return null;
          throw error;
        },
      );
      if (cancelled !== null) return cancelled;
      const after = await receipt(id);
      return after !== null && isNeverPaid(after);
    },
    receipt,
    succeededSince: (since) =>
      callStripe(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        const found: string[] = [];
        for await (const event of stripe.events.list({
          type: 'payment_intent.succeeded',
          created,
          limit: 100,
        }))
          found.push((event.data.object as Stripe.PaymentIntent).id);
        return found;
      }),
    refund: async ({ key, intentId, amount }) => {
      // Existing refunds are searched first, because Stripe forgets idempotency keys after a day and repeats its own failures for a key.
      const before = await callStripe(async () =>
        (await stripe.refunds.list({ payment_intent: intentId, limit: 100 })).data.find(
          ({ metadata }) => metadata?.key === key,
        ),
      );
      if (before) return toRefund(before);
      const params: Stripe.RefundCreateParams = {
        payment_intent: intentId,
        amount: toStripe(amount),
        metadata: { key },
      };
      return callStripe(
        async () => toRefund(await stripe.refunds.create(params, { idempotencyKey: `refund-${key}` })),
        refuseRefund,
      );
    },
    refundsOf: (intentId) =>
      callStripe(async () => {
        const isLive = settings.secretKey.includes('_live_');
        const found: ProviderRefund[] = [];
        for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
          found.push(refundOf(refund, intentId, isLive));
        return found;
      }),
    account: () =>
      callStripe(async () => {
        const { id, business_profile, country } = await stripe.accounts.retrieveCurrent();
        if (typeof id !== 'string') throw new Error('An account without id');
        return { name: business_profile?.name ?? null, country: country ?? null };
      }),
    verify: async (body, signature, now) =>
      eventOf(verifiedEvent(stripe, settings.webhookSecret, { body, signature, now })),
    ...stripeCards(stripe, callStripe),
  };
};
