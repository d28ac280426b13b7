import { daysOf } from '../../booking/booking.ts';
import type { SlotsChange } from '../../booking/rules.ts';
import { requestedSessions, saveSlots } from '../../booking/steps/reschedule.ts';
import type { Caller } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import type { AdminBooking } from '../admin-booking.ts';
import { editBooking } from '../steps/edit-booking.ts';

/**
 * As its owner does, for an administrator, who may also move what is confirmed.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version), 'invalid'
 */
export const scheduleBooking =
  (ports: Pick<Ports, 'unitOfWork' | 'read' | 'now'>) =>
  (caller: Caller, bookingId: number, change: SlotsChange): Promise<AdminBooking> =>
    editBooking(
      ports,
      caller,
      { bookingId, version: change.version },
      async (booking, { store, at, note }) => {
        const changed = requestedSessions(booking, change, at);
        const after = await saveSlots(store, booking, changed);
        if (changed.length === 0) return;
        await store.events.publish('booking.rescheduled', booking);
        await note('booking.scheduled', 'booking', bookingId, {
          reference: booking.reference,
          before: { experienceDates: daysOf(booking) },
          after: { experienceDates: daysOf(after) },
        });
      },
    );
