import type { Cancellation } from '@wondercast/core/calendar/scheduling/cancellation';
import { knownSlots } from '@wondercast/core/calendar/scheduling/known-slots';
import { newSession, type Session, type Suggestion } from '@wondercast/core/calendar/scheduling/session';
import { SESSION_STATES } from '@wondercast/core/calendar/scheduling/session-states';
import { isEmptySlot, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import { knownState } from '@wondercast/core/kernel/states';
import type { JsonRowOf, SqlRowOf } from '../driver/columns.ts';
import type { InJson } from '../driver/in-json.ts';
import type { BookingSlotRow } from './tables.ts';

/** A row as read by the driver, or as part of a booking in JSON. */
export type SessionJson = JsonRowOf<typeof BookingSlotRow> | SqlRowOf<typeof BookingSlotRow>;

const suggestionOf = ({ times, sentAt, expiresAt, ...rest }: InJson<Suggestion>): Suggestion => ({
  ...rest,
  sentAt: new Date(sentAt),
  expiresAt: new Date(expiresAt),
  times: times.map(({ startsAt, zone }) => ({ startsAt: new Date(startsAt), zone })),
});

export const cancellationOf = (stored: InJson<Cancellation>): Cancellation => ({
  ...stored,
  at: new Date(stored.at),
});

const agreedOf = ({ starts_at, agreed_zone, minutes }: SessionJson): Session['agreed'] =>
  starts_at !== null && agreed_zone !== null && minutes !== null
    ? { startsAt: new Date(starts_at), zone: agreed_zone, minutes }
    : null;

const known = knownSlots();

/** Converts a row to a session. In rows written before sessions existed, only the slot counts. `headcount` is the line's. */
export const sessionOf = (row: SessionJson, headcount: number | null): Session => {
  const { position: line, unit, day: date, time, meridiem, zone } = row;
  const slot: Slot = known.same({ date, time, meridiem, zone });
  if (row.session_version === 0) return newSession({ line, unit }, [slot], headcount);
  return {
    line,
    unit,
    state: knownState(SESSION_STATES, row.state),
    stateSince: row.state_since === null ? null : new Date(row.state_since),
    preferences: row.preferences?.map(known.same) ?? (isEmptySlot(slot) ? [] : [slot]),
    suggestion: row.suggestion && suggestionOf(row.suggestion),
    agreed: agreedOf(row),
    noticeMinutes: row.notice_minutes,
    language: row.language,
    headcount: row.headcount,
    joinUrl: row.join_url,
    place: row.place,
    hostNotes: row.host_notes,
    guestNotes: row.guest_notes,
    cancellation: row.cancellation && cancellationOf(row.cancellation),
    rounds: row.rounds,
    version: row.session_version,
  };
};
