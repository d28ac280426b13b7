import { encodePayPage } from '@wondercast/openapi/codec/intent';
import { encodeBookingPayments } from '@wondercast/openapi/codec/ledger';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';

type PayPageHandlers = Pick<
  Handlers,
  'getPayPage' | 'openPayIntent' | 'completePayIntent' | 'getBookingPayments'
>;

export const payPageHandlers = ({ shop }: HttpDeps): PayPageHandlers => ({
  getPayPage: async ({ caller, parameters }) => ({
    body: encodePayPage(await shop.payPage(parameters.token, caller)),
  }),
  openPayIntent: async ({ parameters }) => {
    const { id, clientSecret, amount } = await shop.openBalance(parameters.token);
    return { body: { paymentIntentId: id, clientSecret, amount } };
  },
  completePayIntent: async ({ caller, parameters, body }) => ({
    body: encodePayPage(await shop.settleBalance(parameters.token, body.paymentIntentId, caller)),
  }),
  getBookingPayments: async ({ caller, parameters: { id, token } }) => ({
    body: encodeBookingPayments(await shop.paymentsOfBooking({ caller, token: token ?? null }, id)),
  }),
});
