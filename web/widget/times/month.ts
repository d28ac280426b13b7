import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { daysFrom } from '../../ui/formats/zone-moment.ts';

const dateOf = (at: number): LocalDate => new Date(at).toISOString().slice(0, 10) as LocalDate;

/** The same day `count` months later or earlier; the last day of a shorter month. */
export const monthsFrom = (day: LocalDate, count: number): LocalDate => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOf = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + count, Math.min(date, lastOf)));
};

/** The weeks of a day's month, starting on Sunday, including days of neighbouring months. */
export const weeksOf = (day: LocalDate): readonly (readonly LocalDate[])[] => {
  const first = `${day.slice(0, 8)}01` as LocalDate;
  const end = `${monthsFrom(first, 1).slice(0, 8)}01` as LocalDate;
  const weeks: LocalDate[][] = [];
  for (let start = daysFrom(first, -new Date(first).getUTCDay()); start < end; start = daysFrom(start, 7)) {
    const from = start;
    weeks.push(Array.from({ length: 7 }, (_, place) => daysFrom(from, place)));
  }
  return weeks;
};
