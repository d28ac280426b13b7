import { actorOf } from '../../../people/caller.ts';
import type { Booking } from '../booking.ts';
import type { BookingPorts } from '../ports.ts';
import type { SlotsChange } from '../rules.ts';
import { assertMayChangeDates } from '../states.ts';
import { type Asking, assertIdentified } from '../steps/assert-owner.ts';
import { assertPlanner } from '../steps/assert-planner.ts';
import { reschedule } from '../steps/reschedule.ts';

/**
 * Proposes other dates for a booking that is not confirmed yet. Items are the booking's lines, in their order; units
 * that an item leaves out lose their date.
 * @throws Refusal 'unauthenticated', 'forbidden' (a key without the scope), 'not-found' (not there or not yours), 'conflict' (confirmed, a session that is agreed, stale version),
 *   'invalid' (past days, a rule of booking, more days than units, other lines than booked)
 */
export const changeSlots =
  ({ unitOfWork, hashToken, now }: Pick<BookingPorts, 'unitOfWork' | 'hashToken' | 'now'>) =>
  async (asking: Asking, bookingId: number, change: SlotsChange): Promise<Booking> => {
    assertIdentified(asking);
    return unitOfWork(async (store) => {
      const { bookings } = store;
      const booking = await assertPlanner(bookings, hashToken, asking, await bookings.lock(bookingId));
      assertMayChangeDates(booking);
      const acting = { store, at: now(), actor: actorOf(asking.caller) };
      return (await reschedule(acting, booking, change, { isDesk: false })).booking;
    });
  };
