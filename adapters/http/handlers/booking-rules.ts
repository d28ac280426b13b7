import { encodeBookingRules } from '@wondercast/openapi/codec/booking-rules';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';

type BookingRulesHandlers = Pick<Handlers, 'getBookingRules' | 'setBookingRules'>;

/** The shop's booking rules. */
export const bookingRulesHandlers = ({ shop }: HttpDeps): BookingRulesHandlers => ({
  getBookingRules: async ({ caller }) => ({ body: encodeBookingRules(await shop.bookingRules(caller)) }),
  setBookingRules: async ({ caller, body }) => ({
    body: encodeBookingRules(await shop.setBookingRules(caller, body)),
  }),
});
