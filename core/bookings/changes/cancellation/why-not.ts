import type { Session } from '../../../calendar/scheduling/session.ts';
import { takesPlace } from '../../../calendar/scheduling/session-states.ts';
import { type Booking, sessionsOf } from '../../booking/booking.ts';
import { isCancelled } from '../../booking/states.ts';
import { whyClosed } from '../why-closed.ts';
import { BOOKING_CANCELLED, NOTHING_TO_CANCEL } from './words.ts';

/** Why a session can be neither cancelled nor moved; null when it can. */
export const whySessionStays = (session: Session, now: Date): string | null =>
  whyClosed(session, 'cancel', now);

/** The sessions that cancelling the whole booking takes out. */
export const cancellable = (booking: Pick<Booking, 'lines'>, now: Date): readonly Session[] =>
  sessionsOf(booking).filter((session) => whySessionStays(session, now) === null);

/** Why a booking cannot be cancelled; null when it can. */
export const whyBookingStays = (booking: Booking, now: Date): string | null => {
  if (isCancelled(booking) || !sessionsOf(booking).some(takesPlace)) return BOOKING_CANCELLED;
  return cancellable(booking, now).length === 0 ? NOTHING_TO_CANCEL : null;
};
