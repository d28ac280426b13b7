import { isReserving } from '../../../calendar/staffing/assignment-states.ts';
import type { StaffingStore } from '../../../calendar/staffing/ports.ts';
import { freeHost } from '../../../calendar/staffing/steps/free-hosts.ts';
import type { Booking } from '../../booking/booking.ts';
import { isNamed, type SessionName } from '../../booking/place.ts';
import { staffedSession } from '../../booking/staffed-session.ts';

/**
 * Frees hosts who were held, asked or have accepted; those who were told of the session get a mail. Covers all sessions, unless some are
 * named.
 */
export const freeHostsOf = async (
  store: StaffingStore,
  booking: Booking,
  at: Date,
  sessions: readonly SessionName[] | null = null,
): Promise<void> => {
  for (const each of await store.assignments.ofBookings([booking.id])) {
    const isNamedHere = sessions === null || sessions.some(isNamed(each));
    const session = isNamedHere && isReserving(each) ? staffedSession(booking, each) : null;
    if (session) await freeHost(store, each, session, at);
  }
};
