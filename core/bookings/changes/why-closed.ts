import type { Session } from '../../calendar/scheduling/session.ts';
import { type Wish, whyFinished } from '../../calendar/scheduling/session-states.ts';
import { BEGUN } from './words.ts';

/** Why a session can be changed or cancelled no longer, whatever its policy says: it is finished, or has begun. Null when it can. */
export const whyClosed = (
  session: Pick<Session, 'state' | 'agreed'>,
  wish: Wish,
  now: Date,
): string | null => {
  const { agreed } = session;
  return whyFinished(session, wish) ?? (agreed !== null && agreed.startsAt <= now ? BEGUN[wish] : null);
};
