import type { Ports } from '../../../ports.ts';
import { type Caller, requireAdmin } from '../../caller.ts';
import type { WebhookEndpoint } from '../webhook.ts';

/** Every endpoint, newest first. @throws Refusal 'unauthenticated' or 'forbidden' */
export const allWebhooks =
  ({ read }: Pick<Ports, 'read'>) =>
  async (caller: Caller): Promise<readonly WebhookEndpoint[]> => {
    requireAdmin(caller);
    return read.webhookEndpoints.all();
  };
