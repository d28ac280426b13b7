import { type FreeTimes, NO_FREE_TIMES } from '../../../buying/free-times/free-times.ts';
import { type AskedFreeTimes, freeTimesOf } from '../../../buying/free-times/use-cases/free-times-of.ts';
import { isAssigned, isReserving } from '../../../calendar/staffing/assignment-states.ts';
import { type Booking, minutesOfLine } from '../../booking/booking.ts';
import { type Asking, assertIdentified } from '../../booking/steps/assert-owner.ts';
import { assertPlanner } from '../../booking/steps/assert-planner.ts';
import type { ChangePorts } from '../ports.ts';
import { holderOfMove } from '../steps/free-move.ts';
import { type MovedSession, placeOf } from './move-session.ts';

export interface AskedToMove
  extends Omit<AskedFreeTimes, 'experience' | 'language' | 'units' | 'holdId' | 'moving'> {
  /** The experience as it is sold now; undefined when it is not. */
  sold(experienceId: number): AskedFreeTimes['experience'] | undefined;
}

/** The free times that a session of a booking may move to, for any caller. */
export const timesOfPlace = (ports: Pick<ChangePorts, 'read' | 'staffing' | 'now'>) => {
  const timesOf = freeTimesOf(ports);
  return async (
    booking: Booking,
    moved: MovedSession,
    { sold, ...asked }: AskedToMove,
  ): Promise<FreeTimes> => {
    const { assignments, holds } = ports.read;
    const { session, line } = placeOf(booking, moved);
    const experience = line.experienceId === null ? undefined : sold(line.experienceId);
    if (!experience) return NO_FREE_TIMES;
    const key = { bookingId: booking.id, line: session.line, unit: session.unit };
    const leading = (await assignments.of(key)).filter((each) => isReserving(each) && isAssigned(each));
    const hold = await holds.ofHolder(holderOfMove(booking), ports.now());
    return timesOf({
      ...asked,
      experience,
      language: session.language,
      units: 1,
      holdId: hold?.id ?? null,
      moving: {
        session: key,
        hostIds: leading.map(({ hostId }) => hostId),
        minutes: session.agreed?.minutes ?? minutesOfLine(line),
      },
    });
  };
};

/**
 * The free times that a session may move to, for callers who may move it. The session's own reservation, and a hold for an unpaid move of
 * the same booking, do not count as occupied.
 * @throws Refusal 'unauthenticated', 'not-found' (not there or not yours), 'forbidden' (key), 'unavailable'
 */
export const freeTimesToMove = (ports: Pick<ChangePorts, 'read' | 'hashToken' | 'staffing' | 'now'>) => {
  const timesOf = timesOfPlace(ports);
  return async (asking: Asking, moved: MovedSession, asked: AskedToMove): Promise<FreeTimes> => {
    assertIdentified(asking);
    const { bookings } = ports.read;
    const found = await bookings.byId(moved.bookingId);
    return timesOf(await assertPlanner(bookings, ports.hashToken, asking, found), moved, asked);
  };
};
