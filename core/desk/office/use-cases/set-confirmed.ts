import {
  type Booking,
  minutesOfLine,
  sessionsOf,
  sessionsWithoutTime,
} from '../../../bookings/booking/booking.ts';
import { lineOfSession } from '../../../bookings/booking/place.ts';
import { assertStateChange, isConfirmed, stateOf } from '../../../bookings/booking/states.ts';
import { agreeOn, reopen } from '../../../bookings/booking/steps/agree-session.ts';
import {
  type Acting,
  recordSessions,
  type SessionChange,
} from '../../../bookings/booking/steps/record-sessions.ts';
import { firstInstant } from '../../../calendar/scheduling/session.ts';
import { isAhead } from '../../../calendar/scheduling/session-states.ts';
import { actorOf, type Caller } from '../../../people/caller.ts';
import type { AdminBooking } from '../admin-booking.ts';
import type { OfficePorts } from '../ports.ts';
import { editBooking } from '../steps/edit-booking.ts';

export interface ConfirmationChange {
  readonly confirmed: boolean;
  readonly version?: number | null | undefined;
}

/** For every session without an agreed time, agrees on its first preference that names an instant, if there is one. */
const agreeAll = async (acting: Acting, booking: Booking): Promise<readonly SessionChange[]> => {
  const changes: SessionChange[] = [];
  for (const session of sessionsWithoutTime(booking)) {
    const first = firstInstant(session.preferences);
    const [line, zone] = [lineOfSession(booking, session), session.preferences[first?.at ?? 0]?.zone];
    if (!first || !line || !zone) continue;
    const agreed = { startsAt: first.start, zone, minutes: minutesOfLine(line) };
    changes.push(await agreeOn(acting, booking, session, agreed));
  }
  return changes;
};

/** Reopens every agreed session, and frees its hosts. */
const reopenAll = async (acting: Acting, booking: Booking): Promise<readonly SessionChange[]> => {
  const changes: SessionChange[] = [];
  for (const session of sessionsOf(booking))
    if (isAhead(session)) changes.push(await reopen(acting, booking, session));
  return changes;
};

/**
 * Confirms a booking and agrees on its sessions' first full times, or undoes that; the customer gets a mail in both cases. Repeated calls
 * change nothing.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version)
 */
export const setConfirmed =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'read' | 'now'>) =>
  (caller: Caller, bookingId: number, { confirmed, version }: ConfirmationChange): Promise<AdminBooking> =>
    editBooking(ports, caller, { bookingId, version }, async (booking, { store, at, note }) => {
      const state = stateOf(confirmed);
      if (booking.state === state) return;
      assertStateChange(booking.state, state);
      const acting = { store, at, actor: actorOf(caller) };
      const changes = await (confirmed ? agreeAll : reopenAll)(acting, booking);
      const after = await recordSessions(acting, booking, changes, { state });
      await store.events.publish(confirmed ? 'booking.confirmed' : 'booking.unconfirmed', booking);
      await store.jobs.add({
        task: confirmed ? 'mail-booking-confirmed' : 'mail-confirmation-withdrawn',
        payload: { bookingId, version: after.version },
      });
      await note('booking.confirmation-set', 'booking', bookingId, {
        reference: booking.reference,
        before: { confirmed: isConfirmed(booking) },
        after: { confirmed },
      });
    });
