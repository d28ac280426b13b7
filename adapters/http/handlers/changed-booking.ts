import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { Caller } from '@wondercast/core/people/caller';
import { encodeChanged } from '@wondercast/openapi/codec/booking';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type { HttpDeps } from '../deps.ts';
import { countSize } from '../pipeline/rate-guard.ts';

/**
 * The answer to a change of a booking. A large booking is shortened to the sessions in `meant`. Also counts the booking's size for
 * the rate limit.
 */
export const changedBooking =
  ({ shop, ports, limits }: Pick<HttpDeps, 'shop' | 'ports' | 'limits'>) =>
  async (
    call: { readonly caller: Caller; readonly address: string },
    booking: Booking,
    meant: readonly string[] = [],
  ): Promise<Wire<'Booking'>> => {
    const [hosts] = await Promise.all([shop.leadersOf([booking]), countSize(limits, call, booking)]);
    return encodeChanged(booking, { now: ports.now(), hosts }, meant);
  };
