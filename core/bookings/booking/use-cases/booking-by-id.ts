import type { Booking } from '../booking.ts';
import type { BookingPorts } from '../ports.ts';
import { type Asking, assertIdentified } from '../steps/assert-owner.ts';
import { assertPlanner } from '../steps/assert-planner.ts';

/**
 * Returns a booking to its owner, to the bearer of its mailed link, or to the partner that placed it, by a secret key with the scope
 * `bookings:read`.
 * @throws Refusal 'unauthenticated', 'forbidden' (another key), 'not-found' for everybody else (decision 037)
 */
export const bookingById =
  ({ read, hashToken }: Pick<BookingPorts, 'read' | 'hashToken'>) =>
  async (asking: Asking, bookingId: number): Promise<Booking> => {
    assertIdentified(asking);
    const booking = await read.bookings.byId(bookingId);
    return assertPlanner(read.bookings, hashToken, asking, booking, 'bookings:read');
  };
