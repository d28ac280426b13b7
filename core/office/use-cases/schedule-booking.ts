import { asAdmin } from '../../as-admin.ts';
import { daysOf } from '../../booking/booking.ts';
import type { SlotsChange } from '../../booking/rules.ts';
import { requestedLines, saveSlots } from '../../booking/steps/reschedule.ts';
import type { Caller } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { AdminBooking } from '../admin-booking.ts';
import { bookingForAdmin } from './list-bookings.ts';

/**
 * As its owner does, for an administrator, who may also move what is confirmed.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version), 'invalid'
 */
export const scheduleBooking =
  (ports: Pick<Ports, 'unitOfWork' | 'read' | 'now'>) =>
  async (caller: Caller, bookingId: number, change: SlotsChange): Promise<AdminBooking> => {
    await asAdmin(ports, caller, async ({ store, at, note }) => {
      const booking = await store.bookings.lock(bookingId);
      if (!booking) throw new Refusal('not-found', 'Booking not found');
      const lines = requestedLines(booking, change, at);
      if (!(await saveSlots(store, booking, lines))) return;
      await store.events.publish('booking.rescheduled', booking);
      await note('booking.scheduled', 'booking', bookingId, {
        reference: booking.reference,
        before: { experienceDates: daysOf(booking) },
        after: { experienceDates: daysOf({ lines }) },
      });
    });
    return bookingForAdmin(ports)(caller, bookingId);
  };
