import type { PreferencesChange } from '../../../bookings/booking/session-rules.ts';
import type { Acting } from '../../../bookings/booking/steps/record-sessions.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { DeliveryPorts } from '../ports.ts';
import type { SessionPlace } from '../session-place.ts';
import { acceptTime } from '../steps/accept-time.ts';
import { linkedRound } from '../steps/linked-round.ts';
import { findPlace, lockPlace } from '../steps/lock-session.ts';
import { preferTimes } from '../steps/prefer-times.ts';
import { type SuggestionPage, stateOfRound } from '../suggestion-page.ts';
import { hasOffer } from '../suggestion-state.ts';
import { SUGGESTION_ENDED } from '../words.ts';

type Needs = Pick<DeliveryPorts, 'unitOfWork' | 'read' | 'hashToken' | 'now'>;

/** The actor for a caller who follows a mailed link. */
const CUSTOMER = { accountId: null, name: 'customer' } as const;

const pageOf = (place: SessionPlace, round: number, now: Date): SuggestionPage => ({
  ...place,
  state: stateOfRound(place.session, round, now),
});

/**
 * The suggested times of a mailed link. Reading changes nothing, because mail scanners open links.
 * @throws Refusal 'not-found'
 */
export const suggestionPage =
  (ports: Needs) =>
  async (token: string): Promise<SuggestionPage> => {
    const key = await linkedRound(ports.read, ports, token);
    return pageOf(await findPlace(ports.read, key), key.round, ports.now());
  };

const answer = (
  ports: Needs,
  token: string,
  work: (acting: Acting, place: SessionPlace, state: SuggestionPage['state']) => Promise<SessionPlace>,
): Promise<SuggestionPage> =>
  ports.unitOfWork(async (store) => {
    const key = await linkedRound(store, ports, token);
    const at = ports.now();
    const place = await lockPlace(store, key);
    const acting = { store, at, actor: CUSTOMER };
    const after = await work(acting, place, stateOfRound(place.session, key.round, at));
    return pageOf(after, key.round, at);
  });

/**
 * Agrees on a suggested time by a mailed link. Of two concurrent answers, one wins.
 * @throws Refusal 'not-found', 'conflict' (expired, ended, another time is agreed), 'invalid' (no such time)
 */
export const answerSuggestion =
  (ports: Needs) =>
  (token: string, time: number): Promise<SuggestionPage> =>
    answer(ports, token, (acting, place, state) => {
      if (!hasOffer({ state }))
        throw new Refusal('conflict', SUGGESTION_ENDED, { details: { state: place.session.state } });
      return acceptTime(acting, place, time);
    });

/**
 * Proposes other times by a mailed link, also after the suggestion has expired. The suggestion then ends.
 * @throws Refusal 'not-found', 'conflict' (ended, an agreed session, stale version), 'invalid' (past days)
 */
export const declineSuggestion =
  (ports: Needs) =>
  (token: string, change: PreferencesChange): Promise<SuggestionPage> =>
    answer(ports, token, (acting, place, state) => {
      if (!hasOffer({ state }))
        throw new Refusal('conflict', SUGGESTION_ENDED, { details: { state: place.session.state } });
      return preferTimes(acting, place, change);
    });
