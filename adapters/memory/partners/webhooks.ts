import type { WebhookMessage, WebhookSender } from '@wondercast/core/people/partners/ports';

/** A sender that sends nothing: every message counts as delivered and is recorded, oldest first. */
export const memoryWebhooks = (): WebhookSender & { readonly sent: readonly WebhookMessage[] } => {
  const sent: WebhookMessage[] = [];
  return {
    sent,
    objection: () => null,
    send: async (message) => {
      sent.push(message);
      return { status: 204, error: null, ms: 0 };
    },
  };
};
