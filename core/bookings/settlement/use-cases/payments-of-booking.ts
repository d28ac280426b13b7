import { type Asking, assertIdentified } from '../../booking/steps/assert-owner.ts';
import { assertPlanner } from '../../booking/steps/assert-planner.ts';
import { pendingChange } from '../../changes/steps/pending-change.ts';
import { type BookingPayments, paymentsFor } from '../booking-payments.ts';
import type { SettlementPorts } from '../ports.ts';

/**
 * Payments and refunds of a booking, and what waits to be paid, for its owner or its partner's secret key.
 * @throws Refusal 'unauthenticated', 'forbidden' (another key), 'not-found' (not there or not yours)
 */
export const paymentsOfBooking =
  ({ read, hashToken, now }: Pick<SettlementPorts, 'read' | 'hashToken' | 'now'>) =>
  async (asking: Asking, bookingId: number): Promise<BookingPayments> => {
    assertIdentified(asking);
    const { bookings, ledger } = read;
    const found = await bookings.byId(bookingId);
    const booking = await assertPlanner(bookings, hashToken, asking, found, 'bookings:read');
    const change = await pendingChange(read, booking, now());
    const waiting = change && { ...change, kind: change.frozen.kind };
    return paymentsFor(booking, await ledger.ofBooking(bookingId), waiting);
  };
