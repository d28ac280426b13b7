import { type Session, toSessionKey } from '../../../calendar/scheduling/session.ts';
import { lockBooking } from '../../../kernel/find-booking.ts';
import { invalid, Refusal } from '../../../kernel/refusal.ts';
import type { OnceKey } from '../../../people/answers.ts';
import { assertRoleOfNow } from '../../../people/assert-role-of-now.ts';
import { actorOf, type Caller, requireAdmin } from '../../../people/caller.ts';
import type { Booking } from '../../booking/booking.ts';
import { findSession } from '../../booking/place.ts';
import { type Asking, assertIdentified } from '../../booking/steps/assert-owner.ts';
import { assertPlanner } from '../../booking/steps/assert-planner.ts';
import { SESSION_NOT_FOUND } from '../../booking/words.ts';
import { requestKey } from '../../settlement/steps/earlier-change.ts';
import { type CancelFigures, cancelFigures, feeForRefund } from '../figures.ts';
import type { CancellationStore } from '../ports.ts';
import type { AdminCancellationGiven, CancellationGiven } from '../rules.ts';
import { type Admitted, type CancelPorts, cancelSessions } from '../steps/cancel-sessions.ts';
import { cancellable, whyBookingStays, whySessionStays } from '../why-not.ts';

/** A booking, or one session of it: its id on the wire, null for all of them. */
export interface ToCancel {
  readonly bookingId: number;
  readonly sessionId: string | null;
}

const refuse = (why: string | null): void => {
  if (why !== null) throw new Refusal('conflict', why);
};

/** @throws Refusal 'not-found' (no such session), 'conflict' (it stays) */
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

/**
 * Cancels the caller's booking, or one session of it, at the figures that were shown: for its owner, the bearer of its mailed link, or
 * its partner's secret key.
 * @throws Refusal 'unauthenticated', 'forbidden' (key), 'not-found', 'conflict', 'provider', as `cancelSessions`
 */
export const cancelOwn =
  (ports: CancelPorts) =>
  async (
    asking: Asking,
    { bookingId, sessionId }: ToCancel,
    given: CancellationGiven,
    once: OnceKey | null = null,
  ): Promise<Booking> => {
    assertIdentified(asking);
    const { shownFee: fee, shownRefund: refund, reason } = given;
    const find = async ({ bookings }: CancellationStore) =>
      assertPlanner(bookings, ports.hashToken, asking, await bookings.lock(bookingId));
    const judge = async (store: CancellationStore, booking: Booking, at: Date): Promise<Admitted> => {
      const sessions = sessionsToCancel(booking, sessionId, at);
      const entries = await store.ledger.ofBooking(bookingId);
      const figures = cancelFigures(booking, sessions, entries, at, { by: 'customer' });
      const isWhole = sessionId === null;
      return { booking, isWhole, figures, by: 'customer', reason, shown: { fee, refund } };
    };
    const key = requestKey(ports, once);
    return cancelSessions(ports, bookingId, {
      actor: actorOf(asking.caller),
      admission: { find, judge },
      key,
    });
  };

const TOO_MUCH = 'At most what the cancelled sessions cost';

/** @throws Refusal 'invalid' when no such fee or refund is possible */
const figuresOfDesk = async (
  { ledger }: CancellationStore,
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
 * The desk cancels a booking or one session: as its customer would, with a fee or a refund of its own, or as the shop, which returns
 * everything. Audited.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'invalid' (fee, refund), 'conflict', 'provider', as `cancelSessions`
 */
export const cancelAny =
  (ports: CancelPorts) =>
  async (
    caller: Caller,
    { bookingId, sessionId }: ToCancel,
    given: AdminCancellationGiven,
    once: OnceKey | null = null,
  ): Promise<Booking> => {
    requireAdmin(caller);
    const find = async (store: CancellationStore) => {
      await assertRoleOfNow(store, caller);
      return lockBooking(store.bookings, bookingId);
    };
    const judge = async (store: CancellationStore, booking: Booking, at: Date): Promise<Admitted> => {
      const sessions = sessionsToCancel(booking, sessionId, at);
      const figures = await figuresOfDesk(store, booking, sessions, at, given);
      const { by, reason } = given;
      return { booking, isWhole: sessionId === null, figures, by, reason, shown: null };
    };
    const key = requestKey(ports, once);
    return cancelSessions(ports, bookingId, { actor: actorOf(caller), admission: { find, judge }, key });
  };
