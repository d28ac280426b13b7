import Stripe from 'stripe';
import { type StripeSettings, stripeClient } from './stripe-client.ts';

/** The events that the shop's webhook needs. Other events are accepted and ignored. */
export const NEEDED_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/**
 * `unlisted`: the key lacks the permission to list endpoints. `missing` names the needed events that are not sent; it is empty when
 * the webhook is complete.
 */
export type EndpointState =
  | { readonly kind: 'unlisted' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'found'; readonly missing: readonly string[] };

/**
 * Checks which events Stripe sends to an address.
 * @throws the library's error when Stripe is unreachable, sends an invalid response, or the key is not valid
 */
export const endpointState = async (
  settings: Omit<StripeSettings, 'webhookSecret'>,
  url: string,
): Promise<EndpointState> => {
  const found: Stripe.WebhookEndpoint[] = [];
  try {
    for await (const endpoint of stripeClient(settings).webhookEndpoints.list({ limit: 100 }))
      if (endpoint.url === url) found.push(endpoint);
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return { kind: 'unlisted' };
    throw error;
  }
  if (found.length === 0) return { kind: 'absent' };
  const enabled = found.filter(({ status }) => status === 'enabled');
  if (enabled.length === 0) return { kind: 'disabled' };
  const sent = new Set<string>(enabled.flatMap(({ enabled_events }) => enabled_events));
  return { kind: 'found', missing: sent.has('*') ? [] : NEEDED_EVENTS.filter((event) => !sent.has(event)) };
};
