import { Refusal } from '../../../kernel/refusal.ts';
import type { WebhookSender } from '../ports.ts';

/** @throws Refusal 'invalid' when webhooks cannot be sent to such an address */
export const assertAddress = (webhooks: Pick<WebhookSender, 'objection'>, url: string): void => {
  const message = webhooks.objection(url);
  if (message !== null) throw new Refusal('invalid', message, { issues: [{ path: 'url', message }] });
};
