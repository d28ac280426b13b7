import { type BookedLine, type Booking, minutesOfLine } from '@wondercast/core/bookings/booking/booking';
import { endOf, type Session, sessionId, type ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import { isAhead, takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import { encodeCancellation } from './policy.ts';
import { encodeSlot } from './slot.ts';
import type { Wire } from './wire.ts';

export type SessionHost = Wire<'SessionHost'>;

/** What is known beside a booking when it is sent. */
export interface Around {
  readonly now: Date;
  /** Hosts who have accepted, by session id; a session that is not in it has none. */
  readonly hosts?: ReadonlyMap<string, readonly SessionHost[]>;
}

export const encodeZonedTime = ({ startsAt, zone }: ZonedTime, minutes: number): Wire<'ZonedTime'> => ({
  startsAt: startsAt.toISOString(),
  endsAt: endOf({ startsAt, minutes }).toISOString(),
  zone,
});

const encodeSuggestion = ({ suggestion }: Session, minutes: number, now: Date): Wire<'SessionSuggestions'> =>
  suggestion && {
    times: suggestion.times.map((time) => encodeZonedTime(time, minutes)),
    note: suggestion.note,
    sentAt: suggestion.sentAt.toISOString(),
    expiresAt: suggestion.expiresAt.toISOString(),
    expired: suggestion.expiresAt <= now,
    holdHosts: suggestion.holdHosts,
  };

/** A session as everybody sees it who may see its booking. `place` is where it stands among the booking's lines now. */
export const encodeSession = (
  booking: Pick<Booking, 'id'>,
  line: Pick<BookedLine, 'experienceId' | 'experience'>,
  session: Session,
  { now, hosts }: Around,
  place: { readonly line: number; readonly unit: number } = session,
): Wire<'Session'> => {
  const { agreed } = session;
  const id = sessionId({ bookingId: booking.id, line: session.line, unit: session.unit });
  const minutes = agreed?.minutes ?? minutesOfLine(line);
  const leaders = hosts?.get(id) ?? [];
  const isLinked = session.joinUrl !== null || session.place !== null;
  return {
    id,
    line: place.line,
    unit: place.unit,
    state: session.state,
    experience: line.experience && { id: line.experienceId, ...line.experience },
    startsAt: agreed?.startsAt.toISOString() ?? null,
    endsAt: agreed && endOf(agreed).toISOString(),
    zone: agreed?.zone ?? null,
    minutes,
    preferences: session.preferences.map(encodeSlot),
    // An answered suggestion is history.
    suggestions: session.agreed || !takesPlace(session) ? null : encodeSuggestion(session, minutes, now),
    headcount: session.headcount,
    joinUrl: session.joinUrl,
    place: session.place,
    guestNotes: session.guestNotes,
    hosts: [...leaders],
    ready: isAhead(session) && leaders.length > 0 && isLinked,
    cancellation: encodeCancellation(session.cancellation),
    version: session.version,
  };
};
