import { asAdmin } from '../../as-admin.ts';
import { assertDeliveryChange, type DeliveryStatus } from '../../booking/states.ts';
import type { Caller } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { assertVersion } from '../../version.ts';
import type { AdminBooking } from '../admin-booking.ts';
import { bookingForAdmin } from './list-bookings.ts';

export interface DeliveryChange {
  readonly deliveryStatus: DeliveryStatus;
  readonly version?: number | null | undefined;
}

/**
 * Marks a booking delivered or pending.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version)
 */
export const setDeliveryStatus =
  (ports: Pick<Ports, 'unitOfWork' | 'read' | 'now'>) =>
  async (
    caller: Caller,
    bookingId: number,
    { deliveryStatus, version }: DeliveryChange,
  ): Promise<AdminBooking> => {
    await asAdmin(ports, caller, async ({ store: { bookings }, note }) => {
      const booking = await bookings.lock(bookingId);
      if (!booking) throw new Refusal('not-found', 'Booking not found');
      assertVersion(version, booking.version);
      if (booking.deliveryStatus === deliveryStatus) return;
      assertDeliveryChange(booking.deliveryStatus, deliveryStatus);
      await bookings.setDelivery(bookingId, deliveryStatus);
      await note('booking.delivery-set', 'booking', bookingId, {
        reference: booking.reference,
        before: { deliveryStatus: booking.deliveryStatus },
        after: { deliveryStatus },
      });
    });
    return bookingForAdmin(ports)(caller, bookingId);
  };
