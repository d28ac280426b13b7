import { withTimes } from '../../../buying/free-times/steps/with-times.ts';
import { assertBookable, type Choosing, listedTimes } from '../../../calendar/scheduling/assert-bookable.ts';
import { wholeMinute } from '../../../calendar/scheduling/instant.ts';
import { PAST_DATE } from '../../../calendar/scheduling/past.ts';
import { toSessionKey } from '../../../calendar/scheduling/session.ts';
import { isAhead } from '../../../calendar/scheduling/session-states.ts';
import type { Slot } from '../../../calendar/scheduling/slot.ts';
import { isPastEverywhere } from '../../../kernel/calendar.ts';
import { type MinorUnits, ZERO } from '../../../kernel/money.ts';
import { invalid, Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { isPaymentDue, paymentStanding } from '../../../money/payment/payment-status.ts';
import type { OnceKey } from '../../../people/answers.ts';
import { actorOf, booksForOthers, type Caller, requireAdmin } from '../../../people/caller.ts';
import { offersTimes } from '../../../shop/catalogue/booking-mode.ts';
import { type Booking, minutesOfLine } from '../../booking/booking.ts';
import type { FrozenMove } from '../../booking/frozen-change.ts';
import { findSession, type Place } from '../../booking/place.ts';
import { assertMayWish } from '../../booking/steps/assert-may-wish.ts';
import { type Asking, assertIdentified } from '../../booking/steps/assert-owner.ts';
import { rulesOf } from '../../booking/steps/rules-of.ts';
import { assertAffordable } from '../amendment/assert-amendable.ts';
import type { Changed } from '../changed.ts';
import { moveFeeOf } from '../move.ts';
import type { ChangeStore } from '../ports.ts';
import type { AdminMoveGiven, MoveGiven } from '../rules.ts';
import { findForDesk, findForPlanner, type Wanted } from '../steps/admission.ts';
import { type ChangingPorts, changeBooking } from '../steps/change-booking.ts';
import { requestKey } from '../steps/earlier-change.ts';
import { offerOfPlace } from '../steps/free-move.ts';
import { customerTerms, deskTerms, type Terms } from '../terms.ts';
import { FIGURES_CHANGED, NO_TIME_YET, PAID_BEFORE_TIME } from '../words.ts';

/** Which session of which booking, as the path of the request names both. */
export interface MovedSession {
  readonly bookingId: number;
  readonly id: string;
}

type Times = Pick<MoveGiven, 'preferences' | 'startsAt' | 'timezone'>;

/** @throws Refusal 'not-found' */
export const placeOf = (booking: Booking, { bookingId, id }: MovedSession): Place => {
  const key = toSessionKey(id);
  const place = key?.bookingId === bookingId ? findSession(booking, key) : null;
  if (!place) throw new Refusal('not-found', 'Session not found');
  return place;
};

const assertFuture = (times: readonly Slot[], now: Date): void => {
  const past = times.findIndex(({ date }) => date !== null && isPastEverywhere(date, now));
  if (past >= 0) throw invalid(`preferences.${past}.date`, PAST_DATE);
};

/**
 * A session without an agreed time is not moved to an instant: its customer sends preferred times, or accepts suggested ones (decision
 * 179).
 * @throws Refusal 'conflict' with the present state
 */
const assertHasTime = ({ session }: Place): void => {
  if (!isAhead(session)) throw new Refusal('conflict', NO_TIME_YET, { details: { state: session.state } });
};

/** @throws Refusal 'invalid' for days that have passed, and as `assertBookable` */
const timesOf = async (
  store: ChangeStore,
  place: Place,
  { preferences, startsAt, timezone }: Times,
  now: Date,
  isDesk: boolean,
): Promise<Pick<FrozenMove, 'preferences' | 'agreed' | 'isFreeTime'>> => {
  const { line, session } = place;
  const offer = isDesk ? null : await offerOfPlace(store, place);
  const choosing: Choosing = isDesk
    ? { by: 'desk', now }
    : { by: 'customer', rules: await rulesOf(store, line), now };
  if (preferences) {
    if (!isDesk) await assertMayWish(store, [{ line, path: 'preferences' }]);
    assertFuture(preferences, now);
    assertBookable(listedTimes(preferences, 'preferences'), choosing);
    return { preferences, agreed: null };
  }
  if (!startsAt || !timezone) throw invalid('startsAt', 'Send preferences or startsAt');
  const isFreeTime = offer !== null && offersTimes(offer.booking);
  if (!isDesk && !isFreeTime) assertHasTime(place);
  // The rules of booking are checked for a free time too, with everything else that makes a time free.
  if (!isFreeTime) assertBookable([{ path: 'startsAt', time: startsAt }], choosing);
  const start = wholeMinute(startsAt);
  const minutes = session.agreed?.minutes ?? minutesOfLine(line);
  return {
    preferences: null,
    agreed: { startsAt: start.toISOString(), zone: timezone, minutes },
    ...(isFreeTime && { isFreeTime }),
  };
};

/**
 * Judges the move of a locked booking as it may be made now. `shownFee` is the fee that the customer was shown; null where none was shown.
 */
export const judging =
  (
    moved: MovedSession,
    given: Times & { readonly version?: number | null },
    { by, isDesk, reason, fee }: Terms,
    shownFee: MinorUnits | null,
  ) =>
  async (store: ChangeStore, booking: Booking, at: Date): Promise<Wanted<FrozenMove>> => {
    assertVersion(given.version, booking.version);
    const place = placeOf(booking, moved);
    const { line, unit } = place.session;
    const usual = moveFeeOf(booking, place.session, at, isDesk);
    if (shownFee !== null && shownFee !== usual) throw new Refusal('conflict', FIGURES_CHANGED);
    assertAffordable(booking, fee ?? usual);
    const frozen: FrozenMove = {
      kind: 'move',
      by,
      reason,
      fee,
      isDesk,
      at: at.toISOString(),
      difference: fee ?? usual,
      refund: ZERO,
      session: { line, unit },
      ...(await timesOf(store, place, given, at, isDesk)),
    };
    return { booking, frozen };
  };

/**
 * Where the shop requires it, a session without an agreed time gets none before its booking is paid (decision 245).
 * @throws Refusal 'conflict'
 */
export const assertMayTake = (
  { profile }: Pick<ChangingPorts, 'profile'>,
  { caller }: Asking,
  moved: MovedSession,
  booking: Booking,
  { agreed, isFreeTime }: Pick<FrozenMove, 'agreed' | 'isFreeTime'>,
): void => {
  if (!profile.times.paidFirst || booksForOthers(caller) || !agreed || !isFreeTime) return;
  const { session } = placeOf(booking, moved);
  if (session.agreed === null && isPaymentDue(paymentStanding(booking)))
    throw new Refusal('conflict', PAID_BEFORE_TIME);
};

/** Removes the name of a host who is not free from an error: customers must not learn who else has booked them. */
export const withoutNames = (error: unknown): never => {
  const isClash = error instanceof Refusal && error.kind === 'conflict' && 'clash' in error.details;
  throw isClash ? new Refusal('conflict', 'This time is not free. Please choose another one.') : error;
};

/**
 * Moves the caller's session at the fee that was shown: to other preferred times, or from its agreed time to another instant, which is
 * agreed at once where the rules of booking allow it and its hosts are free. A session of an experience with free times moves to one of
 * these.
 * @throws Refusal 'unauthenticated', 'forbidden' (key), 'not-found' (not there or not yours), 'invalid' (times), 'conflict' (version, fee,
 * present state, not free), 'provider'
 */
export const moveSession =
  (ports: ChangingPorts) =>
  async (
    asking: Asking,
    moved: MovedSession,
    given: MoveGiven,
    once: OnceKey | null = null,
  ): Promise<Changed> => {
    assertIdentified(asking);
    const find = findForPlanner(ports, asking, moved.bookingId);
    const judged = judging(moved, given, customerTerms(asking.caller), given.shownFee);
    const judge: typeof judged = async (store, booking, at) => {
      const wanted = await judged(store, booking, at);
      assertMayTake(ports, asking, moved, booking, wanted.frozen);
      return wanted;
    };
    const admission = { find, judge, shown: null };
    const asked = { actor: actorOf(asking.caller), admission, key: requestKey(ports, once) };
    const work = () => changeBooking(ports, moved.bookingId, asked);
    return withTimes(ports, async () => [], work).catch(withoutNames);
  };

/**
 * The desk moves a session, also in the policy's last zone, at a fee of its choice or the policy's.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'invalid' (times), 'conflict', 'provider'
 */
export const moveAnySession =
  (ports: ChangingPorts) =>
  async (
    caller: Caller,
    moved: MovedSession,
    given: AdminMoveGiven,
    once: OnceKey | null = null,
  ): Promise<Changed> => {
    requireAdmin(caller);
    const find = findForDesk(caller, moved.bookingId);
    const terms = deskTerms(caller, { reason: given.reason, fee: given.fee ?? null });
    const admission = { find, judge: judging(moved, given, terms, null), shown: null };
    const asked = { actor: actorOf(caller), admission, key: requestKey(ports, once) };
    return changeBooking(ports, moved.bookingId, asked);
  };
