import { formatDay } from '../../kernel/calendar.ts';
import { instantOf, isInGap } from './instant.ts';
import type { Meridiem, Slot } from './slot.ts';
import { clockWords, readTypedTime, timeOfDay } from './typed-time.ts';
import { isLabel, type Zone, type ZoneLabel } from './zone.ts';
import { cityOf, offsetAt, zoneNameAt } from './zone-time.ts';

/** A slot that may mean something else than its writer thinks. */
export interface TimeDoubt {
  /** A sentence that says what is not clear. */
  readonly words: string;
  /** What was probably meant, and how that changes the slot; empty where nothing can be guessed. */
  readonly choices: readonly { readonly words: string; readonly change: Partial<Slot> }[];
}

/** The cities whose time a label names, in summer or in winter; Phoenix keeps MST all year. */
const CITIES: Readonly<Record<ZoneLabel, readonly Zone[]>> = {
  EST: ['America/New_York'],
  EDT: ['America/New_York'],
  CST: ['America/Chicago'],
  CDT: ['America/Chicago'],
  MST: ['America/Denver', 'America/Phoenix'],
  MDT: ['America/Denver'],
  PST: ['America/Los_Angeles'],
  PDT: ['America/Los_Angeles'],
  UTC: [],
};

const MERIDIEMS: readonly Meridiem[] = ['AM', 'PM'];

const halves = (time: string, words: string): TimeDoubt => ({
  words,
  choices: MERIDIEMS.map((meridiem) => ({ words: `${time} ${meridiem}`, change: { time, meridiem } })),
});

const doubtOfTime = (slot: Slot): TimeDoubt | null => {
  if (slot.time === null || timeOfDay(slot)) return null;
  const typed = readTypedTime(slot.time);
  if (!typed)
    return {
      words: `“${slot.time.trim()}” is not read as a time. Write it like 2:30 PM or 14:00, or we will ask you.`,
      choices: [],
    };
  const time = clockWords(typed);
  return typed.meridiem === null
    ? halves(time, `Is ${time} AM or PM?`)
    : halves(time, `“${slot.time.trim()}” is ${typed.meridiem}, not ${slot.meridiem}. Which is right?`);
};

const NOON_MS = 12 * 60 * 60_000;

/** The doubt about a label that no clock of its region shows on that day: EST in July may mean New York time, or not. */
export const zoneDoubt = (slot: Slot): TimeDoubt | null => {
  const { date, zone } = slot;
  if (date === null || zone === null || !isLabel(zone)) return null;
  const [region, ...others] = CITIES[zone];
  if (region === undefined) return null;
  const at = instantOf(slot)?.getTime() ?? Date.parse(`${date}T00:00:00Z`) + NOON_MS;
  if (offsetAt(region, at) === offsetAt(zone, at)) return null;
  const time = timeOfDay(slot);
  const spoken = time ? `${clockWords(time)} ${time.meridiem} in ` : '';
  return {
    words: `On ${formatDay(date)} clocks in ${cityOf(region)} show ${zoneNameAt(region, new Date(at))}, not ${zone}. Which do you mean?`,
    choices: [region, ...others].map((city) => ({
      words: `${spoken}${cityOf(city)}`,
      change: { zone: city },
    })),
  };
};

/** The doubt about a time that daylight saving skips on that day. */
const doubtOfGap = (slot: Slot): TimeDoubt | null => {
  const time = timeOfDay(slot);
  if (!time || slot.zone === null || !isInGap(slot)) return null;
  return {
    words: `On ${formatDay(slot.date)} clocks in ${cityOf(slot.zone)} skip ${clockWords(time)} ${time.meridiem}. Please choose another time.`,
    choices: [],
  };
};

/** The first doubt about the time of a slot; null where everything is clear. */
export const timeDoubt = (slot: Slot): TimeDoubt | null =>
  doubtOfTime(slot) ?? zoneDoubt(slot) ?? doubtOfGap(slot);

const PARTS = { date: 'a date', time: 'a time', zone: 'a time zone' } as const;

const listed = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');

/** What a slot with some parts still needs to be put into a calendar: `a date and a time zone`; null where nothing is missing. */
export const missingParts = (slot: Slot): string | null => {
  const missing = (['date', 'time', 'zone'] as const).filter((part) => slot[part] === null);
  return missing.length === 0 || missing.length === 3 ? null : listed(missing.map((part) => PARTS[part]));
};
