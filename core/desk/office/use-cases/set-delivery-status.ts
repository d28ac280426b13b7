import { type Booking, sessionsOf } from '../../../bookings/booking/booking.ts';
import { assertDeliveryChange, type DeliveryStatus, isDelivered } from '../../../bookings/booking/states.ts';
import { recordSessions, type SessionChange } from '../../../bookings/booking/steps/record-sessions.ts';
import { delivering, resuming } from '../../../calendar/scheduling/session-changes.ts';
import { countsAsDelivered, isFinished } from '../../../calendar/scheduling/session-states.ts';
import { actorOf, type Caller } from '../../../people/caller.ts';
import type { AdminBooking } from '../admin-booking.ts';
import type { OfficePorts } from '../ports.ts';
import { editBooking } from '../steps/edit-booking.ts';

export interface DeliveryChange {
  readonly deliveryStatus: DeliveryStatus;
  readonly version?: number | null | undefined;
}

/** Marks every session that is not finished as delivered, or makes every one that counts as delivered agreed or waiting for a time again. */
const changesFor = (booking: Booking, status: DeliveryStatus, at: Date): readonly SessionChange[] =>
  sessionsOf(booking).flatMap((session): readonly SessionChange[] => {
    if (!isDelivered({ deliveryStatus: status }))
      return countsAsDelivered(session) ? [{ session: resuming(session, at), action: 'resumed' }] : [];
    return isFinished(session) ? [] : [{ session: delivering(session, at), action: 'delivered' }];
  });

/**
 * Marks a booking, together with its sessions, as delivered or pending.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version)
 */
export const setDeliveryStatus =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'read' | 'now'>) =>
  (caller: Caller, bookingId: number, { deliveryStatus, version }: DeliveryChange): Promise<AdminBooking> =>
    editBooking(ports, caller, { bookingId, version }, async (booking, { store, at, note }) => {
      if (booking.deliveryStatus === deliveryStatus) return;
      assertDeliveryChange(booking.deliveryStatus, deliveryStatus);
      const changes = changesFor(booking, deliveryStatus, at);
      await recordSessions({ store, at, actor: actorOf(caller) }, booking, changes);
      await note('booking.delivery-set', 'booking', bookingId, {
        reference: booking.reference,
        before: { deliveryStatus: booking.deliveryStatus },
        after: { deliveryStatus },
      });
    });
