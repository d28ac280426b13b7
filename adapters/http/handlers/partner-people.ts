import { requirePartnerPerson } from '@wondercast/core/people/caller';
import { encodeCreatedKey, encodePartnerKey, encodeTestMail } from '@wondercast/openapi/codec/partner';
import {
  encodeOwnPartner,
  encodePartnerInvitation,
  encodePartnerPeople,
} from '@wondercast/openapi/codec/partner-people';
import { encodeDelivery, encodeWebhook, encodeWebhookWithSecret } from '@wondercast/openapi/codec/webhook';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { bothDeliveries } from './both-deliveries.ts';
import { shownFrom, shownList } from './pages-of-list.ts';

type PeopleHandlers = Pick<
  Handlers,
  | 'listPartnerPeople'
  | 'removePartnerPerson'
  | 'invitePartnerPerson'
  | 'withdrawPartnerInvitation'
  | 'getOwnPartner'
  | 'removeOwnPerson'
  | 'listOwnKeys'
  | 'createOwnKey'
  | 'rotateOwnKey'
  | 'revokeOwnKey'
  | 'listOwnWebhooks'
  | 'createOwnWebhook'
  | 'changeOwnWebhook'
  | 'deleteOwnWebhook'
  | 'rotateOwnWebhookSecret'
  | 'listOwnDeliveries'
  | 'replayOwnDelivery'
  | 'sendOwnWebhookExample'
  | 'setOwnTestMail'
  | 'emptyOwnTestData'
>;

const DEFAULT_LIMIT = 50;

/** What a partner's people may see and do with their own partner's data, and the management of these people. */
export const partnerPeopleHandlers = (deps: HttpDeps): PeopleHandlers => {
  const { shop, ports, sessions, directory, keyUses, testShop } = deps;
  const { webhookLog, replayDelivery } = bothDeliveries(deps);
  const { now } = ports;
  /** A reply to a change of keys or webhooks waits until this process has loaded the change. */
  const refreshed = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work;
    await directory.refresh();
    return result;
  };
  return {
    listPartnerPeople: async ({ caller, parameters: { id } }) => ({
      body: encodePartnerPeople(await shop.partnerPeople(caller, id)),
    }),
    invitePartnerPerson: async ({ caller, parameters: { id }, body }) => ({
      body: encodePartnerInvitation(await shop.invitePartnerPerson(caller, id, body)),
    }),
    withdrawPartnerInvitation: async ({ caller, parameters: { id, invitationId } }) => {
      await shop.withdrawPartnerInvitation(caller, id, invitationId);
      return { body: { message: 'The invitation is withdrawn' } };
    },
    removePartnerPerson: async ({ caller, parameters: { id, accountId } }) => {
      await shop.removePartnerPerson(caller, id, accountId);
      await sessions.destroyOfAccount(accountId);
      return { body: { message: 'The person is removed' } };
    },
    getOwnPartner: async ({ caller }) => ({ body: encodeOwnPartner(await shop.ownPartner(caller)) }),
    removeOwnPerson: async ({ caller, parameters: { accountId } }) => {
      await shop.removePartnerPerson(caller, requirePartnerPerson(caller).partnerId, accountId);
      await sessions.destroyOfAccount(accountId);
      return { body: { message: 'The person is removed' } };
    },
    listOwnKeys: async ({ caller, parameters, url }) => {
      const { partnerId } = requirePartnerPerson(caller);
      await keyUses.flush();
      const keys = await shop.allKeys(caller, partnerId);
      return shownList(
        url,
        keys.map((key) => encodePartnerKey(key, now())),
        parameters,
      );
    },
    createOwnKey: async ({ caller, body }) => {
      const { partnerId } = requirePartnerPerson(caller);
      return {
        body: encodeCreatedKey(await refreshed(shop.createKey(caller, { ...body, partnerId })), now()),
      };
    },
    rotateOwnKey: async ({ caller, parameters, body }) => {
      requirePartnerPerson(caller);
      return { body: encodeCreatedKey(await refreshed(shop.rotateKey(caller, parameters.id, body)), now()) };
    },
    revokeOwnKey: async ({ caller, parameters }) => {
      requirePartnerPerson(caller);
      return { body: encodePartnerKey(await refreshed(shop.revokeKey(caller, parameters.id)), now()) };
    },
    listOwnWebhooks: async ({ caller, parameters, url }) => {
      requirePartnerPerson(caller);
      const endpoints = await shop.allWebhooks(caller);
      return shownList(
        url,
        endpoints.map((endpoint) => encodeWebhook(endpoint, now())),
        parameters,
      );
    },
    createOwnWebhook: async ({ caller, body }) => {
      const { partnerId } = requirePartnerPerson(caller);
      const made = await refreshed(shop.createWebhook(caller, { ...body, partnerId }));
      return { body: encodeWebhookWithSecret(made, now()) };
    },
    changeOwnWebhook: async ({ caller, parameters, body }) => {
      requirePartnerPerson(caller);
      return { body: encodeWebhook(await refreshed(shop.changeWebhook(caller, parameters.id, body)), now()) };
    },
    deleteOwnWebhook: async ({ caller, parameters }) => {
      requirePartnerPerson(caller);
      await refreshed(shop.deleteWebhook(caller, parameters.id));
      return { body: { message: 'Webhook has been deleted' } };
    },
    rotateOwnWebhookSecret: async ({ caller, parameters, body }) => {
      requirePartnerPerson(caller);
      const made = await refreshed(shop.rotateWebhookSecret(caller, parameters.id, body));
      return { body: encodeWebhookWithSecret(made, now()) };
    },
    listOwnDeliveries: async ({ caller, parameters, url }) => {
      requirePartnerPerson(caller);
      const { id: endpointId, limit = DEFAULT_LIMIT, cursor = null } = parameters;
      const page = { limit, before: cursor };
      const { deliveries, total, more } = await webhookLog(caller, { endpointId, state: null }, page);
      const sent = deliveries.map(encodeDelivery);
      return shownFrom(url, { items: deliveries, total, more }, sent, ({ id }) => id);
    },
    replayOwnDelivery: async ({ caller, parameters }) => {
      requirePartnerPerson(caller);
      return { body: encodeDelivery(await replayDelivery(caller, parameters.deliveryId)) };
    },
    sendOwnWebhookExample: async ({ caller, body }) => {
      const { partnerId } = requirePartnerPerson(caller);
      return { body: { webhooks: testShop?.isWanted() ? await testShop.sendExample(partnerId, body) : 0 } };
    },
    setOwnTestMail: async ({ caller, body }) => {
      const { partnerId } = requirePartnerPerson(caller);
      return { body: encodeTestMail(partnerId, await shop.setTestMail(caller, partnerId, body)) };
    },
    emptyOwnTestData: async ({ caller }) => {
      const { partnerId } = requirePartnerPerson(caller);
      await shop.noteEmptied(caller, partnerId);
      return { body: { bookings: (await testShop?.empty({ partnerId, before: null })) ?? 0 } };
    },
  };
};
