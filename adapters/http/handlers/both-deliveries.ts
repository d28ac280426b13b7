import { Refusal } from '@wondercast/core/kernel/refusal';
import type { HttpDeps } from '../deps.ts';

type Deliveries = Pick<HttpDeps['shop'], 'webhookLog' | 'replayDelivery'>;

/** Webhook deliveries of both shops. A test endpoint's deliveries come from the test shop. */
export const bothDeliveries = ({
  shop,
  ports: { read },
  testShop,
}: Pick<HttpDeps, 'shop' | 'ports' | 'testShop'>): Deliveries => ({
  webhookLog: async (caller, filter, page) => {
    const { endpointId } = filter;
    const endpoint = testShop && endpointId !== null ? await read.webhookEndpoints.byId(endpointId) : null;
    return endpoint?.mode === 'test' && testShop?.isWanted()
      ? testShop.webhookLog(caller, filter, page)
      : shop.webhookLog(caller, filter, page);
  },
  replayDelivery: async (caller, id) => {
    try {
      return await shop.replayDelivery(caller, id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== 'not-found' || !testShop?.isWanted()) throw error;
      return testShop.replayDelivery(caller, id);
    }
  },
});
