/** The package: the client, and what only its own users need. The storefront and the widget stand on `client.ts` alone. */
export {
  type Answer,
  ApiError,
  type Body,
  type Client,
  createClient,
  type ListPage,
  type PathOf,
  type Reading,
  type Schema,
  type Writing,
} from './client.ts';
export { each, type ListPath } from './each.ts';
export { retrying } from './retrying.ts';
export { verifyWebhook, WebhookError, type WebhookMessage, type WebhookRequest } from './verify-webhook.ts';
