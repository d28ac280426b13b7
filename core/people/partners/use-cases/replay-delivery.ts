import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../caller.ts';
import type { PartnerPorts } from '../ports.ts';
import { isWithin } from '../reach.ts';
import { onPartners } from '../steps/edit-partners.ts';
import { sendAgain } from '../steps/send-again.ts';
import type { WebhookDelivery } from '../webhook.ts';
import { DELIVERY_NOT_FOUND } from '../words.ts';

/**
 * Delivers to an endpoint again, under the same id, with new attempts over three days; also what was delivered already or is pending.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const replayDelivery =
  (ports: Pick<PartnerPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: string): Promise<WebhookDelivery> =>
    onPartners(ports, caller, async ({ store, reach, at, note }) => {
      const { webhookDeliveries, webhookEndpoints } = store;
      const found = await webhookDeliveries.lock(id);
      const endpoint = found && (await webhookEndpoints.byId(found.endpointId));
      if (!found || !isWithin(reach, endpoint?.partnerId ?? null))
        throw new Refusal('not-found', DELIVERY_NOT_FOUND);
      const delivery = await sendAgain(store, found, at);
      await note('webhook.replayed', 'webhook', found.endpointId, { delivery: id, event: found.event });
      return delivery;
    });
