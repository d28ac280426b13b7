import type { Session } from '../../calendar/scheduling/session.ts';
import { hasTime, takesPlace } from '../../calendar/scheduling/session-states.ts';
import { type BookingState, deletionClosed } from './states.ts';

/*
 * Deleting a booking refunds everything and charges no fee. So a booking that is confirmed, has an agreed session, has taken place or was
 * charged a fee is cancelled instead, at the policy's figures (decision 191).
 */

export const SESSIONS_SETTLED =
  'A session of this booking is agreed or has taken place. Please cancel the booking instead of deleting it.';
export const FEES_CHARGED =
  'A change of this booking has cost a fee. Please cancel the booking instead of deleting it.';

export const SESSION_MOVED =
  'A session of this booking had an agreed time. Please cancel the booking instead of deleting it.';

interface Owned {
  readonly state: BookingState;
  readonly sessions: readonly (Pick<Session, 'state'> & Partial<Pick<Session, 'noticeMinutes'>>)[];
  readonly fees: readonly unknown[];
}

/** Why the owner of a booking cannot delete it; null when they can. */
export const whyNotDeleted = ({ state, sessions, fees }: Owned): string | null => {
  const closed = deletionClosed({ state });
  if (closed !== null) return closed;
  if (sessions.some(hasTime)) return SESSIONS_SETTLED;
  if (sessions.some((each) => takesPlace(each) && (each.noticeMinutes ?? null) !== null))
    return SESSION_MOVED;
  return fees.length > 0 ? FEES_CHARGED : null;
};
