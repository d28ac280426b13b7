import type { DaySpan } from '../scheduling/booking-rules.ts';
import type { Zone } from '../scheduling/zone.ts';
import type { Offsets } from '../scheduling/zone-runs.ts';
import type { Host } from './host.ts';
import { DAY_MS, daysSinceMonday, MINUTE_MS, midnightOf } from './wall-clock.ts';
import { isWithinHours, zoneFrame } from './working-time.ts';

const DAY_MINUTES = 1_440;
const WEEK_MINUTES = 7 * DAY_MINUTES;

type Minutes = readonly [from: number, to: number];

/** The hours of two weeks in minutes since Monday; adjacent ones are merged. */
const twoWeeks = (hours: readonly DaySpan[]): readonly Minutes[] => {
  const week = hours.map(({ weekday, from, to }): Minutes => {
    const day = (weekday - 1) * DAY_MINUTES;
    return [day + from, day + to];
  });
  const merged: [number, number][] = [];
  const both = [...week, ...week.map(([from, to]): Minutes => [from + WEEK_MINUTES, to + WEEK_MINUTES])];
  for (const [from, to] of both) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
};

/** Marks a session during which the UTC offset changes. */
const UNSTEADY = -1;

/** For each session, the minutes since Monday at which it begins in a zone. */
const weekMinutes = (starts: readonly number[], length: number, offset: (instant: number) => number) => {
  const minutes = new Int32Array(starts.length);
  starts.forEach((start, at) => {
    const ahead = offset(start);
    const wall = start + ahead;
    minutes[at] =
      offset(start + length) === ahead
        ? (daysSinceMonday(wall) * DAY_MS + wall - midnightOf(wall)) / MINUTE_MS
        : UNSTEADY;
  });
  return minutes;
};

const isWithin = (spans: readonly Minutes[], from: number, to: number): boolean => {
  for (const [opens, closes] of spans)
    if (opens <= from) {
      if (to <= closes) return true;
    } else return false;
  return false;
};

type Working = Pick<Host, 'hours' | 'zone'>;

/**
 * Says, as `isWithinHours` does, which of many sessions of one length are within the hours of a host: 1 where it is. Starts and length are
 * in milliseconds. Hosts may share zones and lists of hours; each is computed once.
 */
export const hoursCheck = (starts: readonly number[], length: number, offsets: Offsets) => {
  const minutesIn = new Map<Zone, Int32Array>();
  const known = new Map<Working['hours'], Map<Zone, Uint8Array>>();
  const work = (host: Working): Uint8Array => {
    const minutes = minutesIn.get(host.zone) ?? weekMinutes(starts, length, offsets(host.zone));
    minutesIn.set(host.zone, minutes);
    const spans = twoWeeks(host.hours);
    const lasts = length / MINUTE_MS;
    const within = new Uint8Array(starts.length);
    starts.forEach((start, at) => {
      const minute = minutes[at] ?? UNSTEADY;
      if (minute === UNSTEADY) {
        const span = { startsAt: new Date(start), endsAt: new Date(start + length) };
        within[at] = isWithinHours(host, span, zoneFrame(host.zone, span)) ? 1 : 0;
      } else within[at] = isWithin(spans, minute, minute + lasts) ? 1 : 0;
    });
    return within;
  };
  return (host: Working): Uint8Array => {
    const byZone = known.get(host.hours) ?? new Map<Zone, Uint8Array>();
    known.set(host.hours, byZone);
    const within = byZone.get(host.zone) ?? work(host);
    byZone.set(host.zone, within);
    return within;
  };
};
