import { addDays } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';

declare const isDay: unique symbol;

/** A calendar day, `YYYY-MM-DD`. It has no time zone, and conversions between zones never shift it (decision 034). */
export type LocalDate = string & { readonly [isDay]: true };

/** The day in the first ten characters of a date or date-time; null when it does not exist (decision 008). */
export const localDate = (text: unknown): LocalDate | null => {
  if (typeof text !== 'string') return null;
  const match = /^(\d{4})-(\d{2})-(\d{2})(?=$|[T ])/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const asUtc = new Date(Date.UTC(year, month - 1, day));
  const real = year > 0 && asUtc.getUTCMonth() === month - 1 && asUtc.getUTCDate() === day;
  return real ? (text.slice(0, 10) as LocalDate) : null;
};

const HOUR_MS = 60 * 60 * 1000;

/** The day at an instant, at a UTC offset of `offsetHours`. */
export const dayAt = (instant: Date, offsetHours: number): LocalDate =>
  new Date(instant.getTime() + offsetHours * HOUR_MS).toISOString().slice(0, 10) as LocalDate;

/** The day `count` days later, or earlier when `count` is negative. */
export const daysAfter = (day: LocalDate, count: number): LocalDate =>
  lightFormat(addDays(parseISO(day), count), 'yyyy-MM-dd') as LocalDate;

export const nextDay = (day: LocalDate): LocalDate => daysAfter(day, 1);

/** The earliest day that has not ended everywhere on Earth: days end last at UTC−12. */
export const earliestDay = (now: Date): LocalDate => dayAt(now, -12);

/** Whether the day has ended everywhere on Earth. */
export const isPastEverywhere = (day: LocalDate, now: Date): boolean => day < earliestDay(now);

const months = {
  short: new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }),
};

const spell = (day: LocalDate | null, month: 'short' | 'long'): string =>
  day
    ? `${months[month].format(Date.parse(`${day}T00:00:00Z`))} ${day.slice(8, 10)}, ${day.slice(0, 4)}`
    : 'TBD';

/** `Mar 19, 2026`; a missing day shows `TBD` (specification §9). */
export const formatDay = (day: LocalDate | null): string => spell(day, 'short');

/** `March 19, 2026`; a missing day shows `TBD` (specification §9). */
export const formatDayLong = (day: LocalDate | null): string => spell(day, 'long');
