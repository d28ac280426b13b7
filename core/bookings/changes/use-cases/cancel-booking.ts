import { type Session, toSessionKey } from '../../../calendar/scheduling/session.ts';
import { invalid, Refusal } from '../../../kernel/refusal.ts';
import type { OnceKey } from '../../../people/answers.ts';
import { actorOf, type Caller, requireAdmin } from '../../../people/caller.ts';
import type { Booking } from '../../booking/booking.ts';
import type { FrozenCancellation } from '../../booking/booking-change.ts';
import { findSession } from '../../booking/place.ts';
import { type Asking, assertIdentified } from '../../booking/steps/assert-owner.ts';
import { SESSION_NOT_FOUND } from '../../booking/words.ts';
import { type CancelFigures, cancelFigures, feeForRefund } from '../cancellation/figures.ts';
import type { AdminCancellationGiven, CancellationGiven } from '../cancellation/rules.ts';
import { cancellable, whyBookingStays, whySessionStays } from '../cancellation/why-not.ts';
import type { ChangeStore } from '../ports.ts';
import { type Admission, findForDesk, findForPlanner } from '../steps/admission.ts';
import { type ChangingPorts, changeBooking } from '../steps/change-booking.ts';
import { requestKey } from '../steps/earlier-change.ts';

/** A booking, or one session of it: the session's id in the API, null for all sessions. */
export interface ToCancel {
  readonly bookingId: number;
  readonly sessionId: string | null;
}

const refuse = (why: string | null): void => {
  if (why !== null) throw new Refusal('conflict', why);
};

/** @throws Refusal 'not-found' (no such session), 'conflict' (it cannot be cancelled) */
const sessionsToCancel = (booking: Booking, sessionId: string | null, at: Date): readonly Session[] => {
  if (sessionId === null) {
    refuse(whyBookingStays(booking, at));
    return cancellable(booking, at);
  }
  const key = toSessionKey(sessionId);
  const place = key?.bookingId === booking.id ? findSession(booking, key) : null;
  if (!place) throw new Refusal('not-found', SESSION_NOT_FOUND);
  refuse(whySessionStays(place.session, at));
  return [place.session];
};

const frozenOf = (
  { sessions, fee, refund }: CancelFigures,
  common: Pick<FrozenCancellation, 'isWhole' | 'by' | 'reason'>,
): FrozenCancellation => ({
  kind: 'cancellation',
  ...common,
  sessions: sessions.map(({ session: { line, unit }, fee }) => ({ line, unit, fee })),
  fee,
  refund,
});

/**
 * Cancels the caller's booking, or one session of it, at the figures that were shown: for its owner, the bearer of its mailed link, or
 * its partner's secret key.
 * @throws Refusal 'unauthenticated', 'forbidden' (key), 'not-found', 'conflict', 'provider', as `changeBooking`
 */
export const cancelOwn =
  (ports: ChangingPorts) =>
  async (
    asking: Asking,
    { bookingId, sessionId }: ToCancel,
    given: CancellationGiven,
    once: OnceKey | null = null,
  ): Promise<Booking> => {
    assertIdentified(asking);
    const { shownFee: fee, shownRefund: refund, reason } = given;
    const judge: Admission['judge'] = async (store, booking, at) => {
      const sessions = sessionsToCancel(booking, sessionId, at);
      const entries = await store.ledger.ofBooking(bookingId);
      const figures = cancelFigures(booking, sessions, entries, at, { by: 'customer' });
      return { booking, frozen: frozenOf(figures, { isWhole: sessionId === null, by: 'customer', reason }) };
    };
    const find = findForPlanner(ports, asking, bookingId);
    const admission = { find, judge, shown: { fee, refund } };
    const asked = { actor: actorOf(asking.caller), admission, key: requestKey(ports, once) };
    return (await changeBooking(ports, bookingId, asked)).booking;
  };

const TOO_MUCH = 'At most what the cancelled sessions cost';

/** @throws Refusal 'invalid' when no such fee or refund is possible */
const figuresOfDesk = async (
  { ledger }: ChangeStore,
  booking: Booking,
  sessions: readonly Session[],
  at: Date,
  { by, fee = null, refund = null }: AdminCancellationGiven,
): Promise<CancelFigures> => {
  const entries = await ledger.ofBooking(booking.id);
  const figures = (named: typeof fee) => cancelFigures(booking, sessions, entries, at, { by, fee: named });
  const usual = figures(null);
  const most = usual.sessions.reduce((total, { price }) => total + price, 0);
  if (fee !== null && fee > most) throw invalid('fee', TOO_MUCH);
  if (refund === null) return figures(fee);
  const needed = feeForRefund(refund, usual, { ...booking, entries });
  if (needed === null) throw invalid('refund', 'At most what was received for the cancelled sessions');
  return figures(needed);
};

/**
 * The desk cancels a booking or one session: for the customer, with a fee or refund of its choice, or for the shop, which refunds
 * everything. Audited.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'invalid' (fee, refund), 'conflict', 'provider', as `changeBooking`
 */
export const cancelAny =
  (ports: ChangingPorts) =>
  async (
    caller: Caller,
    { bookingId, sessionId }: ToCancel,
    given: AdminCancellationGiven,
    once: OnceKey | null = null,
  ): Promise<Booking> => {
    requireAdmin(caller);
    const judge: Admission['judge'] = async (store, booking, at) => {
      const sessions = sessionsToCancel(booking, sessionId, at);
      const figures = await figuresOfDesk(store, booking, sessions, at, given);
      const { by, reason } = given;
      return { booking, frozen: frozenOf(figures, { isWhole: sessionId === null, by, reason }) };
    };
    const admission = { find: findForDesk(caller, bookingId), judge, shown: null };
    const asked = { actor: actorOf(caller), admission, key: requestKey(ports, once) };
    return (await changeBooking(ports, bookingId, asked)).booking;
  };
