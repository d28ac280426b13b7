import { METHOD_REMOVED } from '@wondercast/core/money/payment/words';
import { encodePaymentMethod } from '@wondercast/openapi/codec/payment';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';

type PaymentHandlers = Pick<
  Handlers,
  | 'listPaymentMethods'
  | 'addPaymentMethod'
  | 'openMethodSetup'
  | 'deletePaymentMethod'
  | 'setDefaultPaymentMethod'
>;

export const paymentHandlers = ({ shop }: HttpDeps): PaymentHandlers => ({
  listPaymentMethods: async ({ caller }) => ({
    body: (await shop.ownPaymentMethods(caller)).map(encodePaymentMethod),
  }),
  addPaymentMethod: async ({ caller, body }) => ({
    body: encodePaymentMethod(await shop.addPaymentMethod(caller, body)),
  }),
  openMethodSetup: async ({ caller }) => ({ body: { clientSecret: await shop.openMethodSetup(caller) } }),
  deletePaymentMethod: async ({ caller, parameters }) => {
    await shop.removePaymentMethod(caller, parameters.id);
    return { body: { message: METHOD_REMOVED } };
  },
  setDefaultPaymentMethod: async ({ caller, parameters }) => ({
    body: encodePaymentMethod(await shop.setDefaultPaymentMethod(caller, parameters.id)),
  }),
});
