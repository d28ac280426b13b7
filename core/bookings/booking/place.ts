import type { Session } from '../../calendar/scheduling/session.ts';
import { type BookedLine, type Booking, withSessions } from './booking.ts';

/** What identifies a session of a booking, whichever line it belongs to now. */
export type SessionName = Pick<Session, 'line' | 'unit'>;

/** Whether a session, or its name, has this name. */
export const isNamed =
  ({ line, unit }: SessionName) =>
  (session: SessionName): boolean =>
    session.line === line && session.unit === unit;

/** More units than a line can have. */
const UNITS = 10_000;

const keyOf = ({ line, unit }: SessionName): number => line * UNITS + unit;

/**
 * Returns a predicate that says whether a session has one of these names. It takes constant time, because a booking may have 2,000
 * sessions.
 */
export const isAmong = (names: Iterable<SessionName>): ((session: SessionName) => boolean) => {
  const keys = new Set<number>();
  for (const name of names) keys.add(keyOf(name));
  return (session) => keys.has(keyOf(session));
};

/** Returns a look-up by session name; of several items with one name it finds the first. */
export const byName = <Named>(
  all: readonly Named[],
  nameOf: (each: Named) => SessionName,
): ((session: SessionName) => Named | undefined) => {
  const found = new Map(all.toReversed().map((each) => [keyOf(nameOf(each)), each]));
  return (session) => found.get(keyOf(session));
};

/** Where a session of a booking is now. */
export interface Place {
  readonly line: BookedLine;
  /** Index among the booking's lines, from 0. */
  readonly at: number;
  /** Index among the line's sessions, from 0. */
  readonly unit: number;
  readonly session: Session;
}

/**
 * Finds the line that has a session now. That is usually the line in the session's name; an amendment may have moved the unit to another
 * line, and the name stays, because ids in the API and in calendars are made of it (decision 164). null when there is no such session.
 */
export const findSession = ({ lines }: Pick<Booking, 'lines'>, name: SessionName): Place | null => {
  const isIt = isNamed(name);
  const own = lines[name.line];
  const expected = own?.sessions[name.unit];
  if (own && expected && isIt(expected))
    return { line: own, at: name.line, unit: name.unit, session: expected };
  for (const [at, line] of lines.entries()) {
    const unit = line.sessions.findIndex(isIt);
    const session = line.sessions[unit];
    if (session) return { line, at, unit, session };
  }
  return null;
};

/** The line that has a session now; null when there is no such session. */
export const lineOfSession = (booking: Pick<Booking, 'lines'>, name: SessionName): BookedLine | null =>
  findSession(booking, name)?.line ?? null;

/** The booking with these sessions replaced by their new values. */
export const withChanged = <Changed extends Pick<Booking, 'lines'>>(
  booking: Changed,
  changed: readonly Session[],
): Changed => {
  const found = byName(changed, (session) => session);
  const nowOf = (session: Session): Session => found(session) ?? session;
  const lines = booking.lines.map((line) => {
    const sessions = line.sessions.map(nowOf);
    return sessions.some((session, at) => session !== line.sessions[at])
      ? withSessions(line, sessions)
      : line;
  });
  return { ...booking, lines };
};

/** Sorts a line's own units first, in their order, then those that came from other lines. */
export const byPlace =
  (line: number) =>
  (a: SessionName, b: SessionName): number =>
    Number(a.line !== line) - Number(b.line !== line) || a.line - b.line || a.unit - b.unit;
