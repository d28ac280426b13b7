import { isLabel, readZone, type Zone } from '@wondercast/core/calendar/scheduling/zone';
import { cityOf, instantsOf, offsetAt, toZone } from '@wondercast/core/calendar/scheduling/zone-time';
import type { LocalDate } from '@wondercast/core/kernel/calendar';

const MINUTE_MS = 60_000;

/** The reader's zone; UTC when the browser does not tell. */
export const ownZone = (): Zone => toZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC';

/** Parses a zone from the API. */
export const zoneOf = (text: string | null): Zone => (text === null ? null : readZone(text)) ?? 'UTC';

/** The local time of an instant, expressed as if it were UTC. */
const wallOf = (instant: string | number, zone: Zone): Date => {
  const at = typeof instant === 'number' ? instant : Date.parse(instant);
  return new Date(at + offsetAt(zone, at) * MINUTE_MS);
};

/** The local day and minute of day of an instant in a zone. */
export const placeOf = (instant: string | number, zone: Zone): { day: LocalDate; minute: number } => {
  const wall = wallOf(instant, zone);
  return {
    day: wall.toISOString().slice(0, 10) as LocalDate,
    minute: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  };
};

/** The instant of a local time, in milliseconds; the earlier one when there are two, null in a gap. */
export const instantAt = (day: LocalDate, minute: number, zone: Zone): number | null =>
  instantsOf(Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS, zone)[0] ?? null;

/** Such as `3:30 PM`; 1440 is midnight at the end of a day. */
export const clockWords = (minute: number): string => {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** A short form: `8 AM`, `12:30 PM`. */
export const shortClock = (minute: number): string => clockWords(minute).replace(':00', '');

/** `9 AM – 1 PM`, `3 – 6 PM`. */
export const spanClock = (from: number, to: number): string => {
  const [start, end] = [shortClock(from), shortClock(to)];
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)} – ${end}` : `${start} – ${end}`;
};

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});

/** `Fri, Mar 20`. */
export const dayWords = (date: LocalDate): string => day.format(Date.parse(`${date}T00:00:00Z`));

/**
 * The day `count` days later, or earlier when negative. Not the core's function, whose library would become part of the first load
 * because the cart formats days too.
 */
export const daysFrom = (date: LocalDate, count: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10) as LocalDate;

const names = new Map<string, Intl.DateTimeFormat>();

/** The abbreviation of a zone at an instant: `EDT`, `GMT+1`. */
export const zoneName = (zone: Zone, instant: string | number): string => {
  if (isLabel(zone)) return zone;
  const format =
    names.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
  names.set(zone, format);
  return format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
};

/** The place of a zone: `New York`, `EST`. */
export const placeWords = (zone: Zone): string => (isLabel(zone) ? zone : cityOf(zone));

/** `3:30 PM`. */
export const timeIn = (instant: string | number, zone: Zone): string =>
  clockWords(placeOf(instant, zone).minute);

/** `Fri, Mar 20, 3:30 PM EDT`. */
export const momentIn = (instant: string | number, zone: Zone): string =>
  `${dayWords(placeOf(instant, zone).day)}, ${timeIn(instant, zone)} ${zoneName(zone, instant)}`;

/** `Fri, Mar 20, 3:30 – 4:30 PM EDT`. */
export const spanIn = (from: string | number, to: string | number, zone: Zone): string => {
  const [start, end] = [timeIn(from, zone), timeIn(to, zone)];
  const shown = start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start;
  return `${dayWords(placeOf(from, zone).day)}, ${shown} – ${end} ${zoneName(zone, from)}`;
};

/** Such as `8:00 PM in New York`, with the day when it differs; null when clocks are the same. */
export const alsoIn = (instant: string | number, zone: Zone, other: Zone): string | null => {
  const at = typeof instant === 'number' ? instant : Date.parse(instant);
  if (offsetAt(zone, at) === offsetAt(other, at)) return null;
  const [here, there] = [placeOf(at, zone), placeOf(at, other)];
  const words =
    here.day === there.day ? clockWords(there.minute) : `${dayWords(there.day)}, ${clockWords(there.minute)}`;
  return `${words} in ${placeWords(other)}`;
};

const HOUR_MS = 60 * MINUTE_MS;

/** An instant relative to now: `in 40 min`, `2 h ago`, `yesterday, 4:12 PM`, `Fri, Mar 20, 3:30 PM`. */
export const sinceNow = (instant: string, zone: Zone, now = Date.now()): string => {
  const apart = Date.parse(instant) - now;
  const size = Math.abs(apart);
  const said = (words: string) => (apart >= 0 ? `in ${words}` : `${words} ago`);
  if (size < MINUTE_MS) return 'now';
  if (size < HOUR_MS) return said(`${Math.round(size / MINUTE_MS)} min`);
  if (size < 6 * HOUR_MS) return said(`${Math.round(size / HOUR_MS)} h`);
  return nearDay(instant, zone, now);
};

/** `Friday`. */
export const weekdayWords = (date: LocalDate): string => WEEKDAY.format(Date.parse(`${date}T00:00:00Z`));

/** Like `nearDay`, with short weekday names. */
export const nearShort = (instant: string, zone: Zone): string =>
  nearDay(instant, zone).replace(/^([A-Z][a-z]{2})[a-z]*day/, '$1');

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** `today, 9:41 AM`, `tomorrow, 2:30 PM`, `Sunday, 6:10 PM`, `Mar 13, 11:05 AM`. */
export const nearDay = (instant: string, zone: Zone, now = Date.now()): string => {
  const { day: date, minute } = placeOf(instant, zone);
  const today = Date.parse(`${placeOf(now, zone).day}T00:00:00Z`);
  const days = Math.round((Date.parse(`${date}T00:00:00Z`) - today) / (24 * HOUR_MS));
  const named: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };
  const near =
    named[days] ??
    (Math.abs(days) < 7 ? WEEKDAY.format(today + days * 24 * HOUR_MS) : dayWords(date).slice(5));
  return `${near}, ${clockWords(minute)}`;
};
