import { encodeBooking } from '@wondercast/openapi/codec/booking';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';

type ChangePaymentHandlers = Pick<
  Handlers,
  'openChangePayment' | 'completeChangePayment' | 'mailChangePayment'
>;

export const changePaymentHandlers = ({ shop, ports }: HttpDeps): ChangePaymentHandlers => ({
  openChangePayment: async ({ caller, parameters: { id, token } }) => {
    const opened = await shop.openChangePayment({ caller, token: token ?? null }, id);
    const { id: paymentIntentId, clientSecret, amount } = opened;
    return { body: { paymentIntentId, clientSecret, amount } };
  },
  completeChangePayment: async ({ caller, parameters: { id, token }, body }) => {
    const who = { caller, token: token ?? null };
    const { booking, became } = await shop.completeChangePayment(who, id, body.paymentIntentId);
    const around = { now: ports.now(), hosts: await shop.leadersOf([booking]) };
    return { body: { became, booking: encodeBooking(booking, around) } };
  },
  mailChangePayment: async ({ caller, parameters: { id, token } }) => {
    await shop.mailChangePayment({ caller, token: token ?? null }, id);
    return { body: { message: 'The link is on its way' } };
  },
});
