import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { changedBooking } from './changed-booking.ts';

type ChangePaymentHandlers = Pick<
  Handlers,
  'createPayLink' | 'openChangePayment' | 'completeChangePayment' | 'mailChangePayment'
>;

export const changePaymentHandlers = (deps: HttpDeps): ChangePaymentHandlers => ({
  createPayLink: async ({ caller, parameters: { id, token } }) => ({
    body: { url: await deps.shop.ownPayLink({ caller, token: token ?? null }, id) },
  }),
  openChangePayment: async ({ caller, parameters: { id, token } }) => {
    const opened = await deps.shop.openChangePayment({ caller, token: token ?? null }, id);
    const { id: paymentIntentId, clientSecret, amount } = opened;
    return { body: { paymentIntentId, clientSecret, amount } };
  },
  completeChangePayment: async ({ caller, parameters: { id, token }, body, address }) => {
    const who = { caller, token: token ?? null };
    const { booking, became } = await deps.shop.completeChangePayment(who, id, body.paymentIntentId);
    return { body: { became, booking: await changedBooking(deps)({ caller, address }, booking) } };
  },
  mailChangePayment: async ({ caller, parameters: { id, token } }) => {
    await deps.shop.mailChangePayment({ caller, token: token ?? null }, id);
    return { body: { message: 'The link is on its way' } };
  },
});
