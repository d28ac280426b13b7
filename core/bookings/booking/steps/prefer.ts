import type { Session } from '../../../calendar/scheduling/session.ts';
import { preferring } from '../../../calendar/scheduling/session-changes.ts';
import { isSuggested } from '../../../calendar/scheduling/session-states.ts';
import type { Slot } from '../../../calendar/scheduling/slot.ts';
import { endHolds } from '../../../calendar/staffing/steps/hold-hosts.ts';
import type { Booking } from '../booking.ts';
import { staffedSession } from '../staffed-session.ts';
import type { Acting, SessionChange } from './record-sessions.ts';

/**
 * Gives a session other preferred times. A suggestion ends, and the hosts that it held are freed. The booking must be locked.
 * @throws Refusal 'conflict' with the present state
 */
export const prefer = async (
  { store, at }: Acting,
  booking: Booking,
  session: Session,
  times: readonly Slot[],
): Promise<SessionChange> => {
  const after = preferring(session, times, at);
  const staffed = isSuggested(session) ? staffedSession(booking, session) : null;
  if (staffed) await endHolds(store, staffed, at);
  return { session: after, action: 'preferences-set' };
};
