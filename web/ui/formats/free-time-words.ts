import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import { isLabel, type Zone } from '@wondercast/core/calendar/scheduling/zone';
import { instantsOf, offsetAt } from '@wondercast/core/calendar/scheduling/zone-time';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { dayWords, placeOf, placeWords, timeIn, zoneName } from './zone-moment.ts';

const MINUTE_MS = 60_000;

/** The zone in which times are shown: `Berlin time`, `EST`. */
export const zoneTitle = (zone: Zone): string => (isLabel(zone) ? zone : `${placeWords(zone)} time`);

/** `in Berlin`, `EST`. */
const inZone = (zone: Zone): string => (isLabel(zone) ? zone : `in ${placeWords(zone)}`);

/** `2:00 PM`; in the hour that occurs twice when clocks go back, `1:30 AM EDT`. */
export const clockIn = (instant: number, zone: Zone): string => {
  const wall = instant + offsetAt(zone, instant) * MINUTE_MS;
  const words = timeIn(instant, zone);
  return instantsOf(wall, zone).length > 1 ? `${words} ${zoneName(zone, instant)}` : words;
};

/** `Thu, Mar 18, 2:00 PM`. */
export const momentWords = ({ startsAt, zone }: ZonedTime): string =>
  `${dayWords(placeOf(startsAt.getTime(), zone).day)}, ${clockIn(startsAt.getTime(), zone)}`;

/** `Thu, Mar 18, 2:00 PM in Berlin`. */
export const freeTimeWords = (time: ZonedTime): string => `${momentWords(time)} ${inZone(time.zone)}`;

const formats = {
  long: new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }),
  short: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  middle: new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }),
  month: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** `Thursday, March 18` (long), `Sunday, Mar 14` (middle), `Mar 15` (short), `March 2027` (month). */
export const freeDayWords = (day: LocalDate, look: keyof typeof formats): string =>
  formats[look].format(Date.parse(`${day}T00:00:00Z`));

/** The free times of a line without duplicates: `Thu, Mar 18, 2:00 PM in Berlin`, with `× 2` for two units. */
export const timeWordsOf = ({
  chosen = [],
}: {
  readonly chosen?: readonly (ZonedTime | null)[];
}): readonly string[] => {
  const counts = new Map<string, number>();
  for (const time of chosen) {
    if (!time) continue;
    const words = freeTimeWords(time);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => (count > 1 ? `${words} × ${count}` : words));
};
