import { encodeBookingRules } from '@wondercast/openapi/codec/booking-rules';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';

type BookingRulesHandlers = Pick<Handlers, 'getBookingRules' | 'setBookingRules'>;

/** The shop's booking rules. A reply to a change waits until this process serves it. */
export const bookingRulesHandlers = ({ shop, live }: HttpDeps): BookingRulesHandlers => ({
  getBookingRules: async ({ caller }) => ({ body: encodeBookingRules(await shop.bookingRules(caller)) }),
  setBookingRules: async ({ caller, body }) => {
    const set = await shop.setBookingRules(caller, body);
    await live.refresh();
    return { body: encodeBookingRules(set) };
  },
});
