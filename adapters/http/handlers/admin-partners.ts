import { encodeCreatedKey, encodePartner, encodePartnerKey } from '@wondercast/openapi/codec/partner';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { shownList } from './pages-of-list.ts';

type AdminPartnerHandlers = Pick<
  Handlers,
  | 'listPartners'
  | 'createPartner'
  | 'renamePartner'
  | 'listPartnerKeys'
  | 'createPartnerKey'
  | 'changePartnerKey'
  | 'rotatePartnerKey'
  | 'revokePartnerKey'
>;

/** A reply to a change of keys waits until this process has loaded the change. */
export const adminPartnerHandlers = ({ shop, ports, directory, keyUses }: HttpDeps): AdminPartnerHandlers => {
  const refreshed = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work;
    await directory.refresh();
    return result;
  };
  return {
    listPartners: async ({ caller, parameters, url }) =>
      shownList(url, (await shop.allPartners(caller)).map(encodePartner), parameters),
    createPartner: async ({ caller, body }) => ({
      body: encodePartner(await shop.createPartner(caller, body)),
    }),
    renamePartner: async ({ caller, parameters, body }) => ({
      body: encodePartner(await refreshed(shop.renamePartner(caller, parameters.id, body))),
    }),
    listPartnerKeys: async ({ caller, parameters, url }) => {
      await keyUses.flush();
      const keys = await shop.allKeys(caller, parameters.partnerId ?? null);
      return shownList(
        url,
        keys.map((key) => encodePartnerKey(key, ports.now())),
        parameters,
      );
    },
    createPartnerKey: async ({ caller, body }) => ({
      body: encodeCreatedKey(await refreshed(shop.createKey(caller, body)), ports.now()),
    }),
    changePartnerKey: async ({ caller, parameters, body }) => ({
      body: encodePartnerKey(await refreshed(shop.changeKey(caller, parameters.id, body)), ports.now()),
    }),
    rotatePartnerKey: async ({ caller, parameters, body }) => ({
      body: encodeCreatedKey(await refreshed(shop.rotateKey(caller, parameters.id, body)), ports.now()),
    }),
    revokePartnerKey: async ({ caller, parameters }) => ({
      body: encodePartnerKey(await refreshed(shop.revokeKey(caller, parameters.id)), ports.now()),
    }),
  };
};
