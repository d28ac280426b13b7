import type { LocalDate } from '../../kernel/calendar.ts';
import type { Zone } from '../scheduling/zone.ts';
import { instantsOf, offsetAt } from '../scheduling/zone-time.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** The wall-clock time in a zone at an instant, as if it were UTC; both in milliseconds. */
export const wallAt = (instant: number, zone: Zone): number => instant + offsetAt(zone, instant) * MINUTE_MS;

/** The day in a zone at an instant, in milliseconds. */
export const dayIn = (instant: number, zone: Zone): LocalDate =>
  // The first ten characters of an ISO instant before the year 10000 are a day.
  new Date(wallAt(instant, zone)).toISOString().slice(0, 10) as LocalDate;

/** Midnight at the beginning of the day of a wall-clock time. */
export const midnightOf = (wall: number): number => Math.floor(wall / DAY_MS) * DAY_MS;

/** Days since Monday. 1 January 1970 was a Thursday. */
export const daysSinceMonday = (wall: number): number => (((Math.floor(wall / DAY_MS) + 3) % 7) + 7) % 7;

/** `instantAtWall` with a cache, because hosts share zones and hours. Use one for a single question, because it is never emptied. */
export const rememberedInstants = (): typeof instantAtWall => {
  const ofZone = new Map<Zone, Map<number, number>>();
  return (wall, zone) => {
    const known = ofZone.get(zone) ?? new Map<number, number>();
    ofZone.set(zone, known);
    const instant = known.get(wall) ?? instantAtWall(wall, zone);
    known.set(wall, instant);
    return instant;
  };
};

/** The first instant with this wall-clock time; where daylight saving skips it, the instant of the change. */
export const instantAtWall = (wall: number, zone: Zone): number => {
  const [first] = instantsOf(wall, zone);
  if (first !== undefined) return first;
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((instant) => offsetAt(zone, instant) * MINUTE_MS);
  let before = wall - Math.max(...offsets);
  let after = wall - Math.min(...offsets);
  while (after - before > MINUTE_MS) {
    const middle = Math.round((before + after) / 2 / MINUTE_MS) * MINUTE_MS;
    if (wallAt(middle, zone) < wall) before = middle;
    else after = middle;
  }
  return after;
};
