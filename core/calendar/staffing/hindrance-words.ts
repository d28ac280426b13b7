import { formatDay } from '../../kernel/calendar.ts';
import type { Zone } from '../scheduling/zone.ts';
import type { Hindrance } from './candidates.ts';
import { DAY_MS, dayIn, MINUTE_MS, midnightOf, wallAt } from './wall-clock.ts';

/** `11:30 AM`, in a time zone. */
export const clockTime = (instant: Date, zone: Zone): string => {
  const wall = wallAt(instant.getTime(), zone);
  const minute = Math.floor((wall - midnightOf(wall)) / MINUTE_MS);
  const hours = Math.floor(minute / 60);
  return `${hours % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** A session that is being booked has no reference yet. */
const referenceWords = (reference: string | null): string => reference ?? 'a session being booked';

const awayWords = (until: Date, zone: Zone): string => {
  const wall = wallAt(until.getTime(), zone);
  // An absence of whole days ends at midnight: its last day is the day before.
  const last = wall % DAY_MS === 0 ? until.getTime() - 1 : until.getTime();
  const day = formatDay(dayIn(last, zone));
  return wall % DAY_MS === 0 ? `Away until ${day}` : `Away until ${day}, ${clockTime(until, zone)}`;
};

/** Why a host is not free, in words for the desk; times are in `zone`, which is the session's. */
export const hindranceWords = (hindrance: Hindrance, zone: Zone): string => {
  switch (hindrance.kind) {
    case 'cannot-lead':
      return 'Does not lead this experience';
    case 'language':
      return 'Does not speak the language';
    case 'hours':
      return 'Outside working hours';
    case 'absence':
      return awayWords(hindrance.until, zone);
    case 'break':
      return `No break beside ${referenceWords(hindrance.reference)}, ${clockTime(hindrance.startsAt, zone)}`;
    case 'clash':
      return `Clash with ${referenceWords(hindrance.reference)}, ${clockTime(hindrance.startsAt, zone)}`;
    case 'day-full':
      return `Day is full: ${hindrance.sessions} ${hindrance.sessions === 1 ? 'session' : 'sessions'}`;
    case 'own-calendar':
      return `Own calendar busy, ${clockTime(hindrance.startsAt, zone)} to ${clockTime(hindrance.endsAt, zone)}`;
  }
};

/** A hindrance in the API. */
export interface SaidHindrance {
  readonly kind: Hindrance['kind'];
  readonly words: string;
}

export const sayHindrances = (hindrances: readonly Hindrance[], zone: Zone): readonly SaidHindrance[] =>
  hindrances.map((hindrance) => ({ kind: hindrance.kind, words: hindranceWords(hindrance, zone) }));
