import type { WebhookEndpoint } from '../webhook.ts';

/** What the audit log says of an endpoint: never a secret. */
export const recordOfWebhook = ({ partnerId, url, description, events, enabled }: WebhookEndpoint) => ({
  partnerId,
  url,
  description,
  events,
  enabled,
});
