import { daysOf } from '../../../bookings/booking/booking.ts';
import type { SlotsChange } from '../../../bookings/booking/rules.ts';
import { reschedule } from '../../../bookings/booking/steps/reschedule.ts';
import { actorOf, type Caller } from '../../../people/caller.ts';
import type { AdminBooking } from '../admin-booking.ts';
import type { OfficePorts } from '../ports.ts';
import { editBooking } from '../steps/edit-booking.ts';

/**
 * Changes the slots of a booking as its owner does; an administrator may also move what is confirmed or agreed.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version, a host who is not free then), 'invalid'
 */
export const scheduleBooking =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'read' | 'now'>) =>
  (caller: Caller, bookingId: number, change: SlotsChange): Promise<AdminBooking> =>
    editBooking(
      ports,
      caller,
      { bookingId, version: change.version },
      async (booking, { store, at, note }) => {
        const acting = { store, at, actor: actorOf(caller) };
        const { booking: after, isChanged } = await reschedule(acting, booking, change, { isDesk: true });
        if (!isChanged) return;
        await note('booking.scheduled', 'booking', bookingId, {
          reference: booking.reference,
          before: { experienceDates: daysOf(booking) },
          after: { experienceDates: daysOf(after) },
        });
      },
    );
