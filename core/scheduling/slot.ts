import type { LocalDate } from '../calendar.ts';

/** Zone labels are fixed offsets from UTC, in hours (decision 034). */
export const ZONES = {
  EST: -5,
  CST: -6,
  MST: -7,
  PST: -8,
  EDT: -4,
  CDT: -5,
  MDT: -6,
  PDT: -7,
  UTC: 0,
} as const;

export type Zone = keyof typeof ZONES;

/** In the order in which the checkout lists them. */
export const ZONE_LABELS = Object.keys(ZONES) as readonly Zone[];

export const MERIDIEMS = ['AM', 'PM'] as const;

export type Meridiem = (typeof MERIDIEMS)[number];

/** Characters of a slot's time, which is free text. */
export const MAX_TIME_LENGTH = 40;

/** The tentative date and time of one unit; any part may be missing. */
export interface Slot {
  readonly date: LocalDate | null;
  /** Free text as given, such as `2:30`. */
  readonly time: string | null;
  readonly meridiem: Meridiem | null;
  readonly zone: Zone | null;
}

export const EMPTY_SLOT: Slot = { date: null, time: null, meridiem: null, zone: null };

export const isEmptySlot = (slot: Slot): boolean =>
  slot.date === null && slot.time === null && slot.meridiem === null && slot.zone === null;

/** One slot for each unit: missing entries are empty. */
export const slotsFor = (quantity: number, slots: readonly Slot[]): readonly Slot[] =>
  Array.from({ length: quantity }, (_, unit) => slots[unit] ?? EMPTY_SLOT);

/** The flat wire time: the given parts joined by one space; without time text it is `TBD` (decision 033). */
export const flatTime = (slot: Slot): string =>
  slot.time ? [slot.time, slot.meridiem, slot.zone].filter((part) => part !== null).join(' ') : 'TBD';

const HOUR_MS = 60 * 60 * 1000;

/** Hours and minutes of a twelve-hour clock as people type them: `2`, `2:30`, `02.30`. */
const clockOf = (time: string): { hours: number; minutes: number } | null => {
  const match = /^\s*(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*$/.exec(time);
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  return hours >= 1 && hours <= 12 && minutes <= 59 ? { hours, minutes } : null;
};

/** Minutes after midnight as written, in the slot's own zone; null unless time and AM/PM can be read. */
export const minuteOfDay = ({ time, meridiem }: Pick<Slot, 'time' | 'meridiem'>): number | null => {
  const clock = time === null ? null : clockOf(time);
  return clock && meridiem ? ((clock.hours % 12) + (meridiem === 'PM' ? 12 : 0)) * 60 + clock.minutes : null;
};

/** The instant a slot names, or null unless it has date, readable time, AM/PM and zone. Only such units get an invite (decision 033). */
export const instantOf = ({ date, time, meridiem, zone }: Slot): Date | null => {
  const clock = time === null ? null : clockOf(time);
  if (!date || !clock || !meridiem || !zone) return null;
  const hours = (clock.hours % 12) + (meridiem === 'PM' ? 12 : 0);
  const midnightUtc = Date.parse(`${date}T00:00:00Z`);
  return new Date(midnightUtc + (hours - ZONES[zone]) * HOUR_MS + clock.minutes * 60_000);
};
