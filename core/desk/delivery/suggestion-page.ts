import { isOpenSuggestion, type Session } from '../../calendar/scheduling/session.ts';
import { hasTime, takesPlace } from '../../calendar/scheduling/session-states.ts';
import type { SessionPlace } from './session-place.ts';
import type { SuggestionState } from './suggestion-state.ts';

/** The page that a mailed link to suggested times shows. */
export interface SuggestionPage extends SessionPlace {
  readonly state: SuggestionState;
}

/** The present state of a round of suggestions. */
export const stateOfRound = (session: Session, round: number, now: Date): SuggestionState => {
  if (hasTime(session)) return 'agreed';
  if (!takesPlace(session) || session.suggestion?.round !== round) return 'ended';
  return isOpenSuggestion(session, now) ? 'open' : 'expired';
};
