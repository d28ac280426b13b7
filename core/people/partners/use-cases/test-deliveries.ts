import { Refusal } from '../../../kernel/refusal.ts';
import type { PartnerPorts } from '../ports.ts';
import { isWithin } from '../reach.ts';
import { onPartners } from '../steps/edit-partners.ts';
import { sendAgain } from '../steps/send-again.ts';
import { DELIVERY_NOT_FOUND } from '../words.ts';
import type { replayDelivery } from './replay-delivery.ts';
import { webhookLog } from './webhook-log.ts';

/**
 * Deliveries of test data, requested in the live shop. Permissions and audit log are the live shop's, where accounts and endpoints are
 * stored; the deliveries are the test shop's.
 */
export const testDeliveries = (
  live: Pick<PartnerPorts, 'read' | 'unitOfWork' | 'now'>,
  test: Pick<PartnerPorts, 'read' | 'unitOfWork'>,
) => ({
  webhookLog: webhookLog({
    read: {
      webhookEndpoints: live.read.webhookEndpoints,
      webhookDeliveries: test.read.webhookDeliveries,
    },
  }),
  replayDelivery: (async (caller, id) => {
    const known = await test.read.webhookDeliveries.byId(id);
    const at = await onPartners(live, caller, async ({ store, reach, at, note }) => {
      const endpoint = known && (await store.webhookEndpoints.byId(known.endpointId));
      if (!endpoint || !isWithin(reach, endpoint.partnerId))
        throw new Refusal('not-found', DELIVERY_NOT_FOUND);
      await note('webhook.replayed', 'webhook', endpoint.id, { delivery: id, event: known.event });
      return at;
    });
    return test.unitOfWork(async (store) => {
      const found = await store.webhookDeliveries.lock(id);
      if (!found) throw new Refusal('not-found', DELIVERY_NOT_FOUND);
      return sendAgain(store, found, at);
    });
  }) satisfies ReturnType<typeof replayDelivery>,
});
