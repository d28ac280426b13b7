import type { Booking } from '../../../bookings/booking/booking.ts';
import type { PreferencesChange } from '../../../bookings/booking/session-rules.ts';
import { type Asking, assertIdentified } from '../../../bookings/booking/steps/assert-owner.ts';
import { assertPlanner } from '../../../bookings/booking/steps/assert-planner.ts';
import type { Acting } from '../../../bookings/booking/steps/record-sessions.ts';
import { actorOf } from '../../../people/caller.ts';
import type { DeliveryPorts } from '../ports.ts';
import type { SessionPlace } from '../session-place.ts';
import { acceptTime } from '../steps/accept-time.ts';
import { sessionKeyOf } from '../steps/find-session.ts';
import { placeIn, sessionNotFound } from '../steps/lock-session.ts';
import { preferTimes } from '../steps/prefer-times.ts';

type Needs = Pick<DeliveryPorts, 'unitOfWork' | 'hashToken' | 'now'>;

/** Which session of which booking, as the path of the request names both. */
export interface OwnSession {
  readonly bookingId: number;
  readonly id: string;
}

/** Runs work by an owner or partner on one session, with its booking locked. */
const plan = async (
  { unitOfWork, hashToken, now }: Needs,
  asking: Asking,
  { bookingId, id }: OwnSession,
  work: (acting: Acting, place: SessionPlace) => Promise<SessionPlace>,
): Promise<Booking> => {
  assertIdentified(asking);
  const key = sessionKeyOf(id);
  if (key.bookingId !== bookingId) throw sessionNotFound();
  return unitOfWork(async (store) => {
    const { bookings } = store;
    const booking = await assertPlanner(bookings, hashToken, asking, await bookings.lock(bookingId));
    const acting = { store, at: now(), actor: actorOf(asking.caller) };
    return (await work(acting, placeIn(booking, key))).booking;
  });
};

/**
 * Proposes up to three times for one session; an open suggestion ends. Returns the booking.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found' (not there or not yours), 'conflict' (stale version, an agreed session),
 * 'invalid' (past days)
 */
export const setPreferences =
  (ports: Needs) =>
  (asking: Asking, session: OwnSession, change: PreferencesChange): Promise<Booking> =>
    plan(ports, asking, session, (acting, place) => preferTimes(acting, place, change));

/**
 * Accepts a suggested time by its index. Returns the booking.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found' (not there or not yours), 'conflict' (expired, ended, another time is
 * agreed), 'invalid' (no such time)
 */
export const acceptSuggestion =
  (ports: Needs) =>
  (asking: Asking, session: OwnSession, time: number): Promise<Booking> =>
    plan(ports, asking, session, (acting, place) => acceptTime(acting, place, time));
