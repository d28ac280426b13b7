import ICAL from 'ical.js';
import type { ClockOf } from './calendar-zones.ts';
import { type Span, seriesWalls, wallOf } from './series-walls.ts';

/** One occurrence of an event. Times are in milliseconds. */
export interface Occurrence {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly isBusy: boolean;
}

const DAY_MS = 86_400_000;
const isUtc = ({ zone }: ICAL.Time): boolean => zone === ICAL.Timezone.utcTimezone;

/** The instant of a time in a zone; null for an invalid time. A whole day begins at midnight in the calendar's own zone. */
export const timeOf = (time: ICAL.Time | null, tzid: string | null, clockOf: ClockOf): number | null => {
  if (!(time instanceof ICAL.Time)) return null;
  const wall = wallOf(time);
  if (!Number.isFinite(wall)) return null;
  return isUtc(time) ? wall : clockOf(time.isDate ? null : tzid)(wall);
};

const tzidOf = (property: ICAL.Property | null): string | null => {
  const tzid = property?.getFirstParameter('tzid');
  return typeof tzid === 'string' ? tzid : null;
};

const firstTime = (event: ICAL.Component, name: string): ICAL.Time | null => {
  const value = event.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? value : null;
};

const instantOf = (event: ICAL.Component, name: string, clockOf: ClockOf): number | null =>
  timeOf(firstTime(event, name), tzidOf(event.getFirstProperty(name)), clockOf);

/** The length of an event: from its end, its duration, one day for an all-day event, or 0. */
const lengthOf = (event: ICAL.Component, startsAt: number, clockOf: ClockOf): number => {
  const start = firstTime(event, 'dtstart');
  const end = instantOf(event, 'dtend', clockOf);
  if (end !== null && (end !== startsAt || !start?.isDate)) return end - startsAt;
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1_000;
  if (!start?.isDate) return 0;
  const next = start.clone();
  next.adjust(1, 0, 0, 0);
  return (timeOf(next, null, clockOf) ?? startsAt + DAY_MS) - startsAt;
};

interface Listed {
  readonly time: ICAL.Time;
  readonly tzid: string | null;
  /** Length of a period in milliseconds; null for a single time. */
  readonly length: number | null;
}

/** The times listed by a property such as EXDATE. */
const listed = (event: ICAL.Component, name: string): readonly Listed[] =>
  event.getAllProperties(name).flatMap((property) =>
    (property.getValues() as unknown[]).flatMap((value) => {
      const time = value instanceof ICAL.Period ? value.start : value;
      const length = value instanceof ICAL.Period ? value.getDuration().toSeconds() * 1_000 : null;
      return time instanceof ICAL.Time ? [{ time, tzid: tzidOf(property), length }] : [];
    }),
  );

const dayOf = (wall: number): number => Math.floor(wall / DAY_MS);

/**
 * Searching starts this much earlier. It covers zone offsets, and occurrences that begin before the window but last into it or were
 * moved into it.
 */
const MARGIN_MS = 40 * DAY_MS;

interface Start {
  readonly at: number;
  readonly wall: number;
  /** Length in milliseconds when it differs from the length of the series. */
  readonly length: number | null;
}

/** The starts of a series up to the end of the window, without excluded ones (EXDATE). */
const startsOf = (
  master: ICAL.Component,
  length: number,
  { from, to }: Span,
  clockOf: ClockOf,
): readonly Start[] => {
  const start = firstTime(master, 'dtstart');
  const tzid = tzidOf(master.getFirstProperty('dtstart'));
  const first = timeOf(start, tzid, clockOf);
  if (!start || first === null) return [];
  const at = (wall: number) => (isUtc(start) ? wall : clockOf(start.isDate ? null : tzid)(wall));
  const found = new Map([[first, { wall: wallOf(start), length: null as number | null }]]);
  const span = { from: from - length - MARGIN_MS, to: to + 2 * DAY_MS };
  for (const property of master.getAllProperties('rrule')) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) continue;
    const { until } = rule;
    const last = !until
      ? Infinity
      : until.isDate
        ? at(wallOf(until)) + DAY_MS - 1
        : (timeOf(until, tzid, clockOf) ?? Infinity);
    for (const wall of seriesWalls(start, rule, span)) {
      const instant = at(wall);
      if (instant > last || instant >= to) break;
      found.set(instant, { wall, length: null });
    }
  }
  for (const { time, tzid: own, length: its } of listed(master, 'rdate')) {
    const instant = timeOf(time, own ?? tzid, clockOf);
    if (instant !== null) found.set(instant, { wall: wallOf(time), length: its });
  }
  for (const { time, tzid: own } of listed(master, 'exdate')) {
    const instant = timeOf(time, own ?? tzid, clockOf);
    if (instant !== null) found.delete(instant);
    // An excluded day removes everything that begins on it. An excluded time removes the day of an all-day series.
    for (const [each, { wall }] of found)
      if ((time.isDate || start.isDate) && dayOf(wall) === dayOf(wallOf(time))) found.delete(each);
  }
  return [...found].map(([instant, each]) => ({ at: instant, ...each }));
};

/** Which occurrence a change replaces: matched by instant, or by day when one of the two is a whole day. */
const changedBy = (change: ICAL.Component, clockOf: ClockOf, tzid: string | null) => {
  const property = change.getFirstProperty('recurrence-id');
  const time = firstTime(change, 'recurrence-id');
  return {
    change,
    at: timeOf(time, tzidOf(property) ?? tzid, clockOf),
    day: time ? dayOf(wallOf(time)) : null,
    isDay: time?.isDate === true,
    onwards: String(property?.getFirstParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE',
  };
};

/**
 * The occurrences of an event: first those of its series, then the changed ones.
 * @throws Error when its rule cannot be evaluated
 */
export const occurrencesOf = (
  [master, ...changes]: readonly ICAL.Component[],
  span: Span,
  clockOf: ClockOf,
  isBusy: (event: ICAL.Component) => boolean,
): readonly Occurrence[] => {
  if (!master) return [];
  const start = firstTime(master, 'dtstart');
  const tzid = tzidOf(master.getFirstProperty('dtstart'));
  const first = timeOf(start, tzid, clockOf);
  if (!start || first === null) return [];
  const one = (event: ICAL.Component, startsAt: number, length: number | null = null): Occurrence => {
    const own = instantOf(event, 'dtstart', clockOf) ?? startsAt;
    return { startsAt, endsAt: startsAt + (length ?? lengthOf(event, own, clockOf)), isBusy: isBusy(event) };
  };
  const changed = changes.map((change) => changedBy(change, clockOf, tzid));
  const later = changed.filter(({ onwards, at }) => onwards && at !== null);
  const kept = startsOf(master, lengthOf(master, first, clockOf), span, clockOf).flatMap(
    ({ at, wall, length }): readonly Occurrence[] => {
      const isOf = (each: (typeof changed)[number]) =>
        each.isDay || start.isDate ? each.day === dayOf(wall) : each.at === at;
      if (changed.some((each) => isOf(each))) return [];
      const since = later.findLast((each) => (each.at ?? Infinity) <= at);
      if (!since) return [one(master, at, length)];
      const moved = (instantOf(since.change, 'dtstart', clockOf) ?? 0) - (since.at ?? 0);
      return [one(since.change, at + moved)];
    },
  );
  const own = changes.flatMap((change) => {
    const startsAt = instantOf(change, 'dtstart', clockOf);
    return startsAt === null ? [] : [one(change, startsAt)];
  });
  return [...kept, ...own];
};
