import type { Booking } from '../booking.ts';
import type { BookingPorts } from '../ports.ts';
import { type Asking, assertOwner } from '../steps/assert-owner.ts';

/**
 * Returns a booking to its owner, or to the bearer of a mailed link.
 * @throws Refusal 'not-found' for everybody else (decision 037)
 */
export const bookingByReference =
  ({ read, hashToken }: Pick<BookingPorts, 'read' | 'hashToken'>) =>
  async (caller: Asking['caller'], reference: string, token: string | null): Promise<Booking> =>
    assertOwner(read.bookings, hashToken, { caller, token }, await read.bookings.byReference(reference));
