import type { Booking } from '../../bookings/booking/booking.ts';
import { type CalendarEvent, eventOf } from '../../bookings/booking/calendar-invite.ts';
import type { Session } from '../../calendar/scheduling/session.ts';
import { hasTime, takesPlace } from '../../calendar/scheduling/session-states.ts';

const DAY_MS = 24 * 60 * 60_000;
const CANCELLED_KEPT_MS = 30 * DAY_MS;
const PAST_KEPT_MS = 365 * DAY_MS;

const isKept = (session: Session, now: Date): boolean => {
  const { agreed, stateSince } = session;
  if (!agreed || agreed.startsAt.getTime() < now.getTime() - PAST_KEPT_MS) return false;
  return !takesPlace(session) && stateSince
    ? stateSince.getTime() > now.getTime() - CANCELLED_KEPT_MS
    : hasTime(session);
};

/**
 * What a subscribed calendar shows of a booking: agreed sessions from the last year on, and cancelled ones for 30 days, so that calendars
 * remove them. `host` makes the ids unique worldwide.
 */
export const feedEventsOf = (booking: Booking, host: string, now: Date): readonly CalendarEvent[] =>
  booking.lines.flatMap(({ sessions }) =>
    sessions.flatMap((session) => (isKept(session, now) ? (eventOf(booking, session, host) ?? []) : [])),
  );
