import type { Zone } from './zone.ts';
import { offsetAt } from './zone-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A period with one UTC offset, which lasts until the next one begins; both in milliseconds. */
interface Run {
  readonly from: number;
  readonly offset: number;
}

const offsetOf = (zone: Zone, instant: number): number => offsetAt(zone, instant) * MINUTE_MS;

/** The first whole minute in `(before, after]` with the UTC offset that applies at `after`. */
const changeBetween = (zone: Zone, before: number, after: number): number => {
  const offset = offsetOf(zone, after);
  let [low, high] = [Math.floor(before / MINUTE_MS), Math.ceil(after / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetOf(zone, middle * MINUTE_MS) === offset) high = middle;
    else low = middle;
  }
  return high * MINUTE_MS;
};

/**
 * Returns `offsetAt` for any number of instants of one period, in milliseconds. Offsets change seldom, so they are computed once per day.
 */
export const zoneRuns = (zone: Zone, from: number, to: number): ((instant: number) => number) => {
  const runs: Run[] = [{ from: Number.NEGATIVE_INFINITY, offset: offsetOf(zone, from) }];
  for (let day = from; day < to; day += DAY_MS) {
    const next = Math.min(day + DAY_MS, to);
    const offset = offsetOf(zone, next);
    if (offset !== runs.at(-1)?.offset) runs.push({ from: changeBetween(zone, day, next), offset });
  }
  return (instant) => {
    for (let at = runs.length - 1; at > 0; at--) {
      const run = runs[at];
      if (run && run.from <= instant) return run.offset;
    }
    return runs[0]?.offset ?? 0;
  };
};

/** The UTC offset of a zone at an instant; both in milliseconds. */
export type Offsets = (zone: Zone) => (instant: number) => number;

/** `zoneRuns` of one period for any zone, each computed once. */
export const offsetsBetween = (from: number, to: number): Offsets => {
  const known = new Map<Zone, (instant: number) => number>();
  return (zone) => {
    const runs = known.get(zone) ?? zoneRuns(zone, from, to);
    known.set(zone, runs);
    return runs;
  };
};
