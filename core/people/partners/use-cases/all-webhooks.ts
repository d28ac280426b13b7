import { type Caller, requireAdmin } from '../../caller.ts';
import type { PartnerPorts } from '../ports.ts';
import type { WebhookEndpoint } from '../webhook.ts';

/** Every endpoint, newest first. @throws Refusal 'unauthenticated' or 'forbidden' */
export const allWebhooks =
  ({ read }: Pick<PartnerPorts, 'read'>) =>
  async (caller: Caller): Promise<readonly WebhookEndpoint[]> => {
    requireAdmin(caller);
    return read.webhookEndpoints.all();
  };
