import { findBooking } from '../../../kernel/find-booking.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { Booking } from '../../booking/booking.ts';
import { awaitsRefund } from '../../booking/change-states.ts';
import { type Asking, assertIdentified } from '../../booking/steps/assert-owner.ts';
import { assertPlanner } from '../../booking/steps/assert-planner.ts';
import { type BookingChoices, bookingChoices } from '../choices.ts';
import type { ChangePorts } from '../ports.ts';

type Needs = Pick<ChangePorts, 'read' | 'hashToken' | 'now'>;

const choicesOf = async ({ read, now }: Needs, booking: Booking): Promise<BookingChoices> => {
  const [entries, changes] = await Promise.all([
    read.ledger.ofBooking(booking.id),
    read.bookingChanges.unfinishedOf(booking.id),
  ]);
  const isChanging = changes.some(awaitsRefund);
  return bookingChoices(booking, { entries, isChanging, now: now() });
};

/**
 * What cancelling and moving costs now, for callers who may do it.
 * @throws Refusal 'unauthenticated', 'forbidden' (key), 'not-found'
 */
export const choicesOfBooking =
  (ports: Needs) =>
  async (asking: Asking, bookingId: number): Promise<BookingChoices> => {
    assertIdentified(asking);
    const { bookings } = ports.read;
    const found = await bookings.byId(bookingId);
    return choicesOf(ports, await assertPlanner(bookings, ports.hashToken, asking, found));
  };

/**
 * The same for the desk: what it would cost the customer.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const choicesForDesk =
  (ports: Needs) =>
  async (caller: Caller, bookingId: number): Promise<BookingChoices> => {
    requireAdmin(caller);
    return choicesOf(ports, await findBooking(ports.read.bookings, bookingId));
  };
