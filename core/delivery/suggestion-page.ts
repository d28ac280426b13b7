import { isOpenSuggestion, type Session } from '../scheduling/session.ts';
import type { SessionPlace } from './session-place.ts';

/** `ended`: withdrawn, replaced or cancelled. */
export type SuggestionState = 'open' | 'agreed' | 'expired' | 'ended';

/** What a mailed link of suggested times shows. */
export interface SuggestionPage extends SessionPlace {
  readonly state: SuggestionState;
}

/** What has become of a round of suggestions. */
export const stateOfRound = (session: Session, round: number, now: Date): SuggestionState => {
  const { state, suggestion } = session;
  if (state === 'agreed' || state === 'delivered') return 'agreed';
  if (state === 'cancelled' || suggestion?.round !== round) return 'ended';
  return isOpenSuggestion(session, now) ? 'open' : 'expired';
};
