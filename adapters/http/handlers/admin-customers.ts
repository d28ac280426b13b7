import {
  encodeCustomer,
  encodeCustomerDetails,
  encodeCustomerNote,
} from '@wondercast/openapi/codec/customer';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { readCustomerCursor, toCustomerCursor, toCustomerQuery } from './customer-query.ts';
import { shownFrom } from './pages-of-list.ts';

type AdminCustomerHandlers = Pick<
  Handlers,
  | 'listCustomers'
  | 'getCustomer'
  | 'resetCustomerSecondFactor'
  | 'addCustomerNote'
  | 'removeCustomerNote'
  | 'mergeCustomers'
  | 'separateCustomers'
>;

const LIMIT = 50;

export const adminCustomerHandlers = ({ shop, sessions }: HttpDeps): AdminCustomerHandlers => ({
  listCustomers: async ({ caller, parameters, url }) => {
    const { limit = LIMIT, cursor } = parameters;
    const query = toCustomerQuery(parameters);
    const after = readCustomerCursor(cursor, query.order);
    const { customers, total, more } = await shop.listCustomers(caller, query, { limit, after });
    return shownFrom(url, { items: customers, total, more }, customers.map(encodeCustomer), (last) =>
      toCustomerCursor(last, query.order),
    );
  },
  getCustomer: async ({ caller, parameters }) => ({
    body: encodeCustomerDetails(await shop.customerDetails(caller, parameters.id)),
  }),
  resetCustomerSecondFactor: async ({ caller, parameters }) => {
    await sessions.destroyOfAccount(await shop.resetCustomerFactor(caller, parameters.id));
    return { body: { message: 'The second factor is removed' } };
  },
  addCustomerNote: async ({ caller, parameters, body }) => ({
    body: encodeCustomerNote(await shop.addCustomerNote(caller, parameters.id, body.text)),
  }),
  removeCustomerNote: async ({ caller, parameters }) => {
    await shop.removeCustomerNote(caller, parameters.id, parameters.noteId);
    return { body: { message: 'Note removed' } };
  },
  mergeCustomers: async ({ caller, parameters, body }) => ({
    body: encodeCustomerDetails(await shop.mergeCustomers(caller, parameters.id, body)),
  }),
  separateCustomers: async ({ caller, parameters, body }) => ({
    body: encodeCustomerDetails(await shop.separateCustomers(caller, parameters.id, body)),
  }),
});
