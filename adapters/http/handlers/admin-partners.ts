import {
  encodeCreatedKey,
  encodePartner,
  encodePartnerKey,
  encodeTestMail,
} from '@wondercast/openapi/codec/partner';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { shownList } from './pages-of-list.ts';
import { statementReply } from './statement-reply.ts';

type AdminPartnerHandlers = Pick<
  Handlers,
  | 'listPartners'
  | 'createPartner'
  | 'renamePartner'
  | 'getStatementOfPartner'
  | 'listPartnerKeys'
  | 'createPartnerKey'
  | 'changePartnerKey'
  | 'rotatePartnerKey'
  | 'revokePartnerKey'
  | 'setPartnerTestMail'
  | 'confirmTestMail'
  | 'getTestData'
  | 'emptyTestData'
>;

/** A reply to a change of keys waits until this process has loaded the change. */
export const adminPartnerHandlers = ({
  shop,
  ports,
  statements,
  directory,
  keyUses,
  testShop,
}: HttpDeps): AdminPartnerHandlers => {
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
    getStatementOfPartner: (request) =>
      statementReply({ shop, ports, statements }, request, request.parameters.id),
    renamePartner: async ({ caller, parameters, body }) => ({
      body: encodePartner(await refreshed(shop.renamePartner(caller, parameters.id, body))),
    }),
    setPartnerTestMail: async ({ caller, parameters: { id }, body }) => ({
      body: encodeTestMail(id, await shop.setTestMail(caller, id, body)),
    }),
    confirmTestMail: async ({ body }) => {
      const mail = await shop.confirmTestMail(body);
      return { body: encodeTestMail(mail.partnerId, mail) };
    },
    getTestData: async ({ caller }) => {
      const mails = await shop.allTestMails(caller);
      const { isOpen: open, problem } = testShop?.state() ?? { isOpen: true, problem: null };
      return { body: { open, problem, mails: mails.map((mail) => encodeTestMail(mail.partnerId, mail)) } };
    },
    emptyTestData: async ({ caller, parameters: { partnerId = null } }) => {
      await shop.noteEmptied(caller, partnerId);
      const bookings = (await testShop?.empty({ partnerId, before: null })) ?? 0;
      return { body: { bookings } };
    },
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
