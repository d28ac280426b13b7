import { encodeHost, encodeHostAway } from '@wondercast/openapi/codec/staffing';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { shownList } from './pages-of-list.ts';

type AdminHostHandlers = Pick<
  Handlers,
  | 'listHosts'
  | 'addHost'
  | 'getHost'
  | 'changeHost'
  | 'addAbsence'
  | 'removeAbsence'
  | 'sendHostLink'
  | 'revokeHostLinks'
>;

export const adminHostHandlers = ({ shop }: HttpDeps): AdminHostHandlers => ({
  listHosts: async ({ caller, parameters, url }) =>
    shownList(url, (await shop.allHosts(caller)).map(encodeHost), parameters),
  addHost: async ({ caller, body }) => ({ body: encodeHost(await shop.addHost(caller, body)) }),
  getHost: async ({ caller, parameters }) => ({
    body: encodeHost(await shop.oneHost(caller, parameters.id)),
  }),
  changeHost: async ({ caller, parameters, body }) => ({
    body: encodeHost(await shop.changeHost(caller, parameters.id, body)),
  }),
  addAbsence: async ({ caller, parameters, body }) => ({
    body: encodeHostAway(await shop.addAbsence(caller, parameters.id, body)),
  }),
  removeAbsence: async ({ caller, parameters: { id, absenceId } }) => ({
    body: encodeHost(await shop.removeAbsence(caller, id, absenceId)),
  }),
  sendHostLink: async ({ caller, parameters }) => {
    await shop.sendHostLink(caller, parameters.id);
    return { body: { message: 'The link is on its way.' } };
  },
  revokeHostLinks: async ({ caller, parameters }) => {
    await shop.revokeHostLinks(caller, parameters.id);
    return { body: { message: 'Every link has ended.' } };
  },
});
