import { assertDeliveryChange, type DeliveryStatus } from '../../booking/states.ts';
import type { Caller } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import type { AdminBooking } from '../admin-booking.ts';
import { editBooking } from '../steps/edit-booking.ts';

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
  (caller: Caller, bookingId: number, { deliveryStatus, version }: DeliveryChange): Promise<AdminBooking> =>
    editBooking(ports, caller, { bookingId, version }, async (booking, { store: { bookings }, note }) => {
      if (booking.deliveryStatus === deliveryStatus) return;
      assertDeliveryChange(booking.deliveryStatus, deliveryStatus);
      await bookings.setDelivery(bookingId, deliveryStatus);
      await note('booking.delivery-set', 'booking', bookingId, {
        reference: booking.reference,
        before: { deliveryStatus: booking.deliveryStatus },
        after: { deliveryStatus },
      });
    });
