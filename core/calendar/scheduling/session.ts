import type { Cancellation } from './cancellation.ts';
import { instantOf } from './instant.ts';
import { isSuggested, type SessionState } from './session-states.ts';
import { isEmptySlot, type Slot } from './slot.ts';
import type { Zone } from './zone.ts';

/** Maximum number of times that a customer prefers, or the shop suggests, for one session. */
export const MAX_TIMES = 3;

/** Minimum duration of a session in minutes. */
export const MIN_MINUTES = 5;
export const MAX_MINUTES = 1_440;

/** An instant together with the time zone in which people wrote it. */
export interface ZonedTime {
  readonly startsAt: Date;
  readonly zone: Zone;
}

/** The time that both sides agreed on. */
export interface AgreedTime extends ZonedTime {
  readonly minutes: number;
}

/** The shop's answer with other times. */
export interface Suggestion {
  /** One to three times, from which the customer may accept one by its index from 0. */
  readonly times: readonly ZonedTime[];
  readonly note: string | null;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  /** Whether the shop asked for a host to be reserved for each time. */
  readonly holdHosts: boolean;
  /** Number of this suggestion among those of the session, from 1: a link to an earlier one accepts nothing. */
  readonly round: number;
}

/** One unit of a booked line: the thing that takes place. */
export interface Session {
  /** Index among the lines of the booking, from 0. */
  readonly line: number;
  /** Index within its line, from 0. */
  readonly unit: number;
  readonly state: SessionState;
  /** Since when it is in its state. null means since it was placed: for rows of an older release, and for sessions added later. */
  readonly stateSince: Date | null;
  /** Up to three; the first is the slot that the specification's checkout asks for. */
  readonly preferences: readonly Slot[];
  /** The last suggestion that was sent, also when it has expired; null when there was none or it was withdrawn. */
  readonly suggestion: Suggestion | null;
  readonly agreed: AgreedTime | null;
  /**
   * The shortest notice, in minutes, with which its customer moved it away from an agreed time: a cancellation costs at least what it would
   * have cost then.
   */
  readonly noticeMinutes: number | null;
  /** The language in which it is led, BCP 47; null where any will do. */
  readonly language: string | null;
  readonly headcount: number | null;
  /** The join link, an https address. */
  readonly joinUrl: string | null;
  /** The place of a session in a room. */
  readonly place: string | null;
  /** Notes from the desk for the host. */
  readonly hostNotes: string | null;
  /** Notes from the guests. */
  readonly guestNotes: string | null;
  /** null unless the session is cancelled. */
  readonly cancellation: Cancellation | null;
  /** How many suggestions there were so far. */
  readonly rounds: number;
  readonly version: number;
}

/** Which session of which booking. */
export interface SessionKey {
  readonly bookingId: number;
  readonly line: number;
  readonly unit: number;
}

/** The id of a session in the API: booking, line and unit; line and unit count from 1, as in calendar files. */
export const sessionId = ({ bookingId, line, unit }: SessionKey): string =>
  `${bookingId}-${line + 1}-${unit + 1}`;

const ID = /^([1-9]\d{0,9})-([1-9]\d{0,3})-([1-9]\d{0,3})$/;
const MAX_ID = 2_147_483_647;

/** The session that an id names; null for a text that is no such id. */
export const toSessionKey = (id: string): SessionKey | null => {
  const match = ID.exec(id);
  const bookingId = Number(match?.[1]);
  return match && bookingId <= MAX_ID
    ? { bookingId, line: Number(match[2]) - 1, unit: Number(match[3]) - 1 }
    : null;
};

/** A new session of a booking, with the times that its customer prefers. */
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

export const endOf = ({ startsAt, minutes }: Pick<AgreedTime, 'startsAt' | 'minutes'>): Date =>
  new Date(startsAt.getTime() + minutes * 60_000);

/** Whether a session has a suggestion that may still be accepted. */
export const isOpenSuggestion = (session: Session, now: Date): boolean => {
  const { suggestion } = session;
  return isSuggested(session) && suggestion !== null && suggestion.expiresAt > now;
};

/** The first preference that names an instant, with its index; null when none does. */
export const firstInstant = (
  preferences: readonly Slot[],
): { readonly at: number; readonly start: Date } | null => {
  const [first] = preferences.flatMap((slot, at) => {
    const start = instantOf(slot);
    return start ? [{ at, start }] : [];
  });
  return first ?? null;
};
