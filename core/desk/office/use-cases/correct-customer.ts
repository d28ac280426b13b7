import { bookingNotFound } from '../../../kernel/find-booking.ts';
import { actorOf, type Caller, requirePartner } from '../../../people/caller.ts';
import type { AdminBooking } from '../admin-booking.ts';
import type { CustomerCorrection } from '../correction-rules.ts';
import type { OfficePorts } from '../ports.ts';
import { correctBooked } from '../steps/correct-booked.ts';
import { editBooking } from '../steps/edit-booking.ts';

/**
 * Corrects the customer of a booking, as `correctBooked`.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version), 'invalid'
 */
export const correctCustomer =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'read' | 'now'>) =>
  (caller: Caller, bookingId: number, correction: CustomerCorrection): Promise<AdminBooking> =>
    editBooking(ports, caller, { bookingId, version: correction.version }, (booking, admin) =>
      correctBooked(admin, booking, correction),
    );

/**
 * The same by the server of the partner that has placed the booking, at any time, because guests may change until they arrive.
 * @throws Refusal 'unauthenticated', 'forbidden' (key), 'not-found' (not there or not the partner's), 'invalid'
 */
export const correctOwnCustomer =
  ({ unitOfWork, now }: Pick<OfficePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, bookingId: number, correction: CustomerCorrection): Promise<void> =>
    unitOfWork(async (store) => {
      const { partnerId } = requirePartner(caller, 'bookings:write');
      const at = now();
      const booking = await store.bookings.lock(bookingId);
      if (booking?.partner?.id !== partnerId) throw bookingNotFound();
      await correctBooked(
        {
          store,
          at,
          note: (action, subject, subjectId, details) =>
            store.audit.add({
              at,
              actor: actorOf(caller),
              action,
              subject,
              subjectId: String(subjectId),
              details,
            }),
        },
        booking,
        correction,
      );
    });
