import { type AgreedTime, endOf, type Session } from '../../../calendar/scheduling/session.ts';
import { agreeing, reopening } from '../../../calendar/scheduling/session-changes.ts';
import type { Slot } from '../../../calendar/scheduling/slot.ts';
import type { Span } from '../../../calendar/staffing/assignment.ts';
import { freeHosts } from '../../../calendar/staffing/steps/free-hosts.ts';
import { leadBy } from '../../../calendar/staffing/steps/lead-by.ts';
import { moveHosts } from '../../../calendar/staffing/steps/move-hosts.ts';
import { takeHold } from '../../../calendar/staffing/steps/take-hold.ts';
import type { Booking } from '../booking.ts';
import { withChanged } from '../place.ts';
import { staffedSession } from '../staffed-session.ts';
import type { Acting, SessionChange } from './record-sessions.ts';

/** Who leads an agreed session from now on. */
export interface Leader {
  readonly hostId: number;
  /** Whether the host is asked first. */
  readonly ask: boolean;
}

const spanOf = (agreed: AgreedTime): Span => ({ startsAt: agreed.startsAt, endsAt: endOf(agreed) });

/** The session as staffing sees it, in the zone that it has after the change. */
const staffedAs = (booking: Booking, session: Session) =>
  staffedSession(withChanged(booking, [session]), session);

/**
 * Agrees on a time for a session, or moves it to another one. Its hosts follow: a host who was held for the time is asked, and a host who
 * leads the session moves with it. The booking must be locked.
 * @throws Refusal 'conflict' (present state; a host who is not free, in `clash` or `hindrances`), 'not-found' (no such host)
 */
export const agreeOn = async (
  { store, at }: Acting,
  booking: Booking,
  session: Session,
  agreed: AgreedTime,
  leader: Leader | null = null,
): Promise<SessionChange> => {
  const after = agreeing(session, agreed, at);
  const staffed = staffedAs(booking, after);
  if (staffed) {
    if (leader) await leadBy(store, staffed, spanOf(agreed), leader, at);
    else if (session.agreed) await moveHosts(store, staffed, spanOf(agreed), at);
    else await takeHold(store, staffed, agreed.startsAt, at);
  }
  return { session: after, action: session.agreed ? 'moved' : 'agreed' };
};

/**
 * Takes the agreed time from a session and frees its hosts. `preferences`, when given, replace the time that was agreed as its preferred
 * times.
 */
export const reopen = async (
  { store, at }: Acting,
  booking: Booking,
  session: Session,
  preferences?: readonly Slot[],
): Promise<SessionChange> => {
  const staffed = staffedSession(booking, session);
  if (staffed) await freeHosts(store, staffed, at);
  return { session: reopening(session, at, preferences), action: 'reopened' };
};
