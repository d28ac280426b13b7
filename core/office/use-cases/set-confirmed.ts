import { assertStateChange, isConfirmed, stateOf } from '../../booking/states.ts';
import type { Caller } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import type { AdminBooking } from '../admin-booking.ts';
import { editBooking } from '../steps/edit-booking.ts';

export interface ConfirmationChange {
  readonly confirmed: boolean;
  readonly version?: number | null | undefined;
}

/**
 * Confirms a booking, which mails the customer, or takes that back. Setting what is set already changes nothing.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version)
 */
export const setConfirmed =
  (ports: Pick<Ports, 'unitOfWork' | 'read' | 'now'>) =>
  (caller: Caller, bookingId: number, { confirmed, version }: ConfirmationChange): Promise<AdminBooking> =>
    editBooking(
      ports,
      caller,
      { bookingId, version },
      async (booking, { store: { bookings, jobs, events }, note }) => {
        const state = stateOf(confirmed);
        if (booking.state === state) return;
        assertStateChange(booking.state, state);
        await bookings.setState(bookingId, state);
        if (confirmed) await events.publish('booking.confirmed', booking);
        const payload = { bookingId, version: booking.version + 1 };
        if (confirmed) await jobs.add({ task: 'mail-booking-confirmed', payload });
        await note('booking.confirmation-set', 'booking', bookingId, {
          reference: booking.reference,
          before: { confirmed: isConfirmed(booking) },
          after: { confirmed },
        });
      },
    );
