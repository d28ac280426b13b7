import { type Asking, assertIdentified, assertOwner } from '../../booking/steps/assert-owner.ts';
import type { Ports } from '../../ports.ts';
import { type BookingPayments, paymentsFor } from '../booking-payments.ts';

/** What was paid for a booking and what went back, for its owner. @throws Refusal 'unauthenticated', 'not-found' (not there or not yours) */
export const paymentsOfBooking =
  ({ read, hashToken }: Pick<Ports, 'read' | 'hashToken'>) =>
  async (asking: Asking, bookingId: number): Promise<BookingPayments> => {
    assertIdentified(asking);
    const { bookings, ledger } = read;
    const booking = await assertOwner(bookings, hashToken, asking, await bookings.byId(bookingId));
    return paymentsFor(booking, await ledger.ofBooking(bookingId));
  };
