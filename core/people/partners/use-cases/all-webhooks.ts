import type { Caller } from '../../caller.ts';
import type { PartnerPorts } from '../ports.ts';
import { isWithin, reachOf } from '../reach.ts';
import type { WebhookEndpoint } from '../webhook.ts';

/** Every endpoint that the caller may see, newest first. @throws Refusal 'unauthenticated' or 'forbidden' */
export const allWebhooks =
  ({ read }: Pick<PartnerPorts, 'read'>) =>
  async (caller: Caller): Promise<readonly WebhookEndpoint[]> => {
    const reach = reachOf(caller);
    return (await read.webhookEndpoints.all()).filter(({ partnerId }) => isWithin(reach, partnerId));
  };
