import type { Cancellation } from './cancellation.ts';
import { instantOf } from './instant.ts';
import { isSuggested, type SessionState } from './session-states.ts';
import { isEmptySlot, type Slot } from './slot.ts';
import type { Zone } from './zone.ts';

/** The most times that a customer prefers, or the shop suggests, for one session. */
export const MAX_TIMES = 3;

/** Minutes that a session may last. */
export const MIN_MINUTES = 5;
export const MAX_MINUTES = 1_440;

/** An instant as people wrote it: a wall time in a zone. */
export interface ZonedTime {
  readonly startsAt: Date;
  readonly zone: Zone;
}

/** What both sides agreed on. */
export interface AgreedTime extends ZonedTime {
  readonly minutes: number;
}

/** The shop's answer with other times. */
export interface Suggestion {
  /** One to three, as the customer may accept them, by position from 0. */
  readonly times: readonly ZonedTime[];
  readonly note: string | null;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  /** Whether the shop asked for a host to be reserved for each time. */
  readonly holdHosts: boolean;
  /** Counts the suggestions of this session from 1: a link of an earlier one accepts nothing. */
  readonly round: number;
}

/** One unit of a booked line: the thing that takes place. */
export interface Session {
  /** Of the booking's lines, from 0. */
  readonly line: number;
  /** Within its line, from 0. */
  readonly unit: number;
  readonly state: SessionState;
  /** Since when it is in its state; null, of an older release or added to its booking, since that was placed. */
  readonly stateSince: Date | null;
  /** Up to three; the first is the specified row of the checkout. */
  readonly preferences: readonly Slot[];
  /** The last one that was sent, also when it has expired; null when there was none or it was withdrawn. */
  readonly suggestion: Suggestion | null;
  readonly agreed: AgreedTime | null;
  /** The shortest notice with which its customer moved it away from a time, in minutes: its cancellation costs as it did then. */
  readonly noticeMinutes: number | null;
  /** In which it is to be led, BCP 47; null where any will do. */
  readonly language: string | null;
  readonly headcount: number | null;
  /** Where people join, an https address. */
  readonly joinUrl: string | null;
  /** Where it takes place in a room. */
  readonly place: string | null;
  /** From the desk for the host. */
  readonly hostNotes: string | null;
  /** From the guests. */
  readonly guestNotes: string | null;
  /** null unless its state is cancelled. */
  readonly cancellation: Cancellation | null;
  /** Rounds of suggestions so far. */
  readonly rounds: number;
  readonly version: number;
}

/** Which session of which booking. */
export interface SessionKey {
  readonly bookingId: number;
  readonly line: number;
  readonly unit: number;
}

/** The id of a session on the wire: booking, line and unit, the last two counted from 1 as in calendars. */
export const sessionId = ({ bookingId, line, unit }: SessionKey): string =>
  `${bookingId}-${line + 1}-${unit + 1}`;

const ID = /^([1-9]\d{0,9})-([1-9]\d{0,3})-([1-9]\d{0,3})$/;
const MAX_ID = 2_147_483_647;

/** The session that an id names; null for a text that names none. */
export const toSessionKey = (id: string): SessionKey | null => {
  const match = ID.exec(id);
  const bookingId = Number(match?.[1]);
  return match && bookingId <= MAX_ID
    ? { bookingId, line: Number(match[2]) - 1, unit: Number(match[3]) - 1 }
    : null;
};

/** A session as it is when it is booked, with the times that its customer prefers. */
export const newSession = (
  { line, unit }: Pick<Session, 'line' | 'unit'>,
  preferences: readonly Slot[],
  headcount: number | null,
  guestNotes: string | null = null,
  language: string | null = null,
): Session => {
  const given = preferences.filter((slot) => !isEmptySlot(slot)).slice(0, MAX_TIMES);
  return {
    line,
    unit,
    state: given.length > 0 ? 'preferred' : 'open',
    stateSince: null,
    preferences: given,
    suggestion: null,
    agreed: null,
    noticeMinutes: null,
    language,
    headcount,
    joinUrl: null,
    place: null,
    hostNotes: null,
    guestNotes,
    cancellation: null,
    rounds: 0,
    version: 1,
  };
};

/** The end of an agreed time. */
export const endOf = ({ startsAt, minutes }: Pick<AgreedTime, 'startsAt' | 'minutes'>): Date =>
  new Date(startsAt.getTime() + minutes * 60_000);

/** A suggestion that may still be accepted. */
export const isOpenSuggestion = (session: Session, now: Date): boolean => {
  const { suggestion } = session;
  return isSuggested(session) && suggestion !== null && suggestion.expiresAt > now;
};

/** The first preference that names an instant, by its place; null when none does. */
export const firstInstant = (
  preferences: readonly Slot[],
): { readonly at: number; readonly start: Date } | null => {
  const [first] = preferences.flatMap((slot, at) => {
    const start = instantOf(slot);
    return start ? [{ at, start }] : [];
  });
  return first ?? null;
};
