import { encodeDiscountCode } from '@wondercast/openapi/codec/discount';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { shownList } from './pages-of-list.ts';

type AdminDiscountHandlers = Pick<
  Handlers,
  'listDiscountCodes' | 'createDiscountCode' | 'updateDiscountCode' | 'deleteDiscountCode'
>;

export const adminDiscountHandlers = ({ shop }: HttpDeps): AdminDiscountHandlers => ({
  listDiscountCodes: async ({ caller, parameters, url }) =>
    shownList(url, (await shop.listDiscountCodes(caller)).map(encodeDiscountCode), parameters),
  createDiscountCode: async ({ caller, body }) => ({
    body: encodeDiscountCode(await shop.createDiscountCode(caller, body)),
  }),
  updateDiscountCode: async ({ caller, parameters, body }) => ({
    body: encodeDiscountCode(await shop.updateDiscountCode(caller, parameters.id, body)),
  }),
  deleteDiscountCode: async ({ caller, parameters }) => {
    await shop.deleteDiscountCode(caller, parameters.id);
    return { body: { message: 'Discount code has been deleted' } };
  },
});
