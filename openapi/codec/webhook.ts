import type {
  WebhookDelivery,
  WebhookEndpoint,
  WebhookWithSecret,
} from '@wondercast/core/people/partners/webhook';
import type { Wire } from './wire.ts';

export const encodeWebhook = (endpoint: WebhookEndpoint, now: Date): Wire<'Webhook'> => ({
  id: endpoint.id,
  partnerId: endpoint.partnerId,
  mode: endpoint.mode,
  url: endpoint.url,
  description: endpoint.description,
  events: [...endpoint.events],
  enabled: endpoint.enabled,
  overlapUntil: endpoint.secrets.find(({ until }) => until && until > now)?.until?.toISOString() ?? null,
  createdAt: endpoint.createdAt.toISOString(),
  version: endpoint.version,
});

export const encodeWebhookWithSecret = (
  { endpoint, secret }: WebhookWithSecret,
  now: Date,
): Wire<'WebhookWithSecret'> => ({ ...encodeWebhook(endpoint, now), secret });

export const encodeDelivery = (delivery: WebhookDelivery): Wire<'WebhookDelivery'> => ({
  id: delivery.id,
  webhookId: delivery.endpointId,
  event: delivery.event,
  bookingId: delivery.bookingId,
  bookingReference: delivery.reference,
  body: delivery.body,
  status: delivery.state,
  createdAt: delivery.createdAt.toISOString(),
  nextAttemptAt: delivery.nextAt?.toISOString() ?? null,
  attempts: delivery.attempts.map(({ at, status, error, ms }) => ({
    at: at.toISOString(),
    status,
    error,
    ms,
  })),
});
