import { encodeDelivery, encodeWebhook, encodeWebhookWithSecret } from '@wondercast/openapi/codec/webhook';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { bothDeliveries } from './both-deliveries.ts';
import { shownFrom, shownList } from './pages-of-list.ts';

type AdminWebhookHandlers = Pick<
  Handlers,
  | 'listWebhooks'
  | 'createWebhook'
  | 'changeWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'listWebhookDeliveries'
  | 'replayWebhookDelivery'
>;

const DEFAULT_LIMIT = 50;

/** Each process caches whether any endpoint exists, so a reply to a change waits until this process has loaded the change. */
export const adminWebhookHandlers = (deps: HttpDeps): AdminWebhookHandlers => {
  const { shop, ports, directory } = deps;
  const { webhookLog, replayDelivery } = bothDeliveries(deps);
  const refreshed = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work;
    await directory.refresh();
    return result;
  };
  return {
    listWebhooks: async ({ caller, parameters, url }) =>
      shownList(
        url,
        (await shop.allWebhooks(caller)).map((endpoint) => encodeWebhook(endpoint, ports.now())),
        parameters,
      ),
    createWebhook: async ({ caller, body }) => ({
      body: encodeWebhookWithSecret(await refreshed(shop.createWebhook(caller, body)), ports.now()),
    }),
    changeWebhook: async ({ caller, parameters, body }) => ({
      body: encodeWebhook(await refreshed(shop.changeWebhook(caller, parameters.id, body)), ports.now()),
    }),
    deleteWebhook: async ({ caller, parameters }) => {
      await refreshed(shop.deleteWebhook(caller, parameters.id));
      return { body: { message: 'Webhook has been deleted' } };
    },
    rotateWebhookSecret: async ({ caller, parameters, body }) => ({
      body: encodeWebhookWithSecret(
        await refreshed(shop.rotateWebhookSecret(caller, parameters.id, body)),
        ports.now(),
      ),
    }),
    listWebhookDeliveries: async ({ caller, parameters, url }) => {
      const { webhookId = null, status = null, limit = DEFAULT_LIMIT, cursor = null } = parameters;
      const filter = { endpointId: webhookId, state: status };
      const { deliveries, total, more } = await webhookLog(caller, filter, { limit, before: cursor });
      const sent = deliveries.map(encodeDelivery);
      return shownFrom(url, { items: deliveries, total, more }, sent, ({ id }) => id);
    },
    replayWebhookDelivery: async ({ caller, parameters }) => ({
      body: encodeDelivery(await replayDelivery(caller, parameters.deliveryId)),
    }),
  };
};
