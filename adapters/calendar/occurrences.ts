import ICAL from 'ical.js';
import { type ClockOf, wallOf } from './calendar-zones.ts';

/** One occurrence of an event, in milliseconds. */
export interface Occurrence {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly isBusy: boolean;
}

/** What is looked for, in milliseconds. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const DAY_MS = 86_400_000;
/** Occurrences that are looked at in one series. */
const MOST_STEPS = 20_000;
const TOO_MANY = 'It repeats too often to be read.';

const isUtc = ({ zone }: ICAL.Time): boolean => zone === ICAL.Timezone.utcTimezone;

/** The instant of a time in a zone; null for what is no time. A day begins where the calendar is. */
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

/** How long an event takes: to its end, by its duration, a day for a day, or not at all. */
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

/** The times that a property lists, such as EXDATE. */
const listed = (event: ICAL.Component, name: string): readonly { time: ICAL.Time; tzid: string | null }[] =>
  event.getAllProperties(name).flatMap((property) =>
    (property.getValues() as unknown[]).flatMap((value) => {
      const time = value instanceof ICAL.Period ? value.start : value;
      return time instanceof ICAL.Time ? [{ time, tzid: tzidOf(property) }] : [];
    }),
  );

const dayOf = ({ year, month, day }: ICAL.Time): string => `${year}-${month}-${day}`;

const STEP_DAYS: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 };

/** A series of days or weeks that began long ago begins anew a little before what is looked for, in the same rhythm. */
const nearStart = (start: ICAL.Time, rule: ICAL.Recur, from: number): ICAL.Time => {
  const days = (STEP_DAYS[rule.freq] ?? 0) * rule.interval;
  const away = Math.floor((from - wallOf(start)) / DAY_MS) - 40;
  if (days === 0 || rule.count || away <= days) return start;
  const near = start.clone();
  near.adjust(Math.floor(away / days) * days, 0, 0, 0);
  return near;
};

/** Wall times of a series, floating, from its start on; its end is judged by whoever asks, as an instant. */
function* wallsOf(start: ICAL.Time, rules: readonly ICAL.Recur[], from: number): Generator<ICAL.Time> {
  const seen = new Set<number>();
  let steps = 0;
  for (const rule of rules) {
    const endless = rule.clone();
    // The end may be written in another zone than the start.
    endless.until = null;
    const walls = endless.iterator(nearStart(start, rule, from));
    for (let next = walls.next(); next; next = walls.next()) {
      if (++steps > MOST_STEPS) throw new Error(TOO_MANY);
      if (seen.has(wallOf(next))) continue;
      seen.add(wallOf(next));
      yield next.clone();
    }
  }
}

interface Read {
  readonly starts: readonly { readonly time: ICAL.Time; readonly at: number }[];
}

/** When the occurrences of a series begin, up to the end of what is looked for; what it leaves out is gone. */
const startsOf = (master: ICAL.Component, { from, to }: Span, clockOf: ClockOf): Read['starts'] => {
  const start = firstTime(master, 'dtstart');
  const tzid = tzidOf(master.getFirstProperty('dtstart'));
  const first = timeOf(start, tzid, clockOf);
  if (!start || first === null) return [];
  const at = (time: ICAL.Time) =>
    isUtc(start) ? wallOf(time) : clockOf(start.isDate ? null : tzid)(wallOf(time));
  const found = new Map([[first, start]]);
  const rules = master.getAllProperties('rrule').flatMap((property) => {
    const rule = property.getFirstValue();
    return rule instanceof ICAL.Recur ? [rule] : [];
  });
  for (const rule of rules) {
    const { until } = rule;
    const last = !until
      ? Infinity
      : until.isDate
        ? at(until) + DAY_MS - 1
        : (timeOf(until, tzid, clockOf) ?? Infinity);
    for (const time of wallsOf(start, [rule], from)) {
      const instant = at(time);
      if (instant > last || instant >= to) break;
      found.set(instant, time);
    }
  }
  for (const { time, tzid: own } of listed(master, 'rdate')) {
    const instant = timeOf(time, own ?? tzid, clockOf);
    if (instant !== null) found.set(instant, time);
  }
  for (const { time, tzid: own } of listed(master, 'exdate')) {
    const instant = timeOf(time, own ?? tzid, clockOf);
    if (instant !== null) found.delete(instant);
    // A day leaves out whatever begins on it; a time leaves out the day that a series of days has there.
    for (const [each, wall] of found)
      if ((time.isDate || start.isDate) && dayOf(wall) === dayOf(time)) found.delete(each);
  }
  return [...found].map(([instant, time]) => ({ time, at: instant }));
};

/** The occurrence of a series that a change is of: by its instant, or by its day where one of the two is a day. */
const changedBy = (change: ICAL.Component, clockOf: ClockOf, tzid: string | null) => {
  const property = change.getFirstProperty('recurrence-id');
  const time = firstTime(change, 'recurrence-id');
  return {
    change,
    at: timeOf(time, tzidOf(property) ?? tzid, clockOf),
    day: time ? dayOf(time) : '',
    isDay: time?.isDate === true,
    onwards: String(property?.getFirstParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE',
  };
};

/**
 * The occurrences of an event, its series first and then the changed ones of it.
 * @throws Error in words where it repeats more often than can be read
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
  const one = (event: ICAL.Component, startsAt: number): Occurrence => {
    const own = instantOf(event, 'dtstart', clockOf) ?? startsAt;
    return { startsAt, endsAt: startsAt + lengthOf(event, own, clockOf), isBusy: isBusy(event) };
  };
  const changed = changes.map((change) => changedBy(change, clockOf, tzid));
  const later = changed.filter(({ onwards, at }) => onwards && at !== null);
  const kept = startsOf(master, span, clockOf).flatMap(({ time, at }): readonly Occurrence[] => {
    const isOf = (each: (typeof changed)[number]) =>
      each.isDay || start.isDate ? each.day === dayOf(time) : each.at === at;
    if (changed.some((each) => isOf(each))) return [];
    const since = later.findLast((each) => (each.at ?? Infinity) <= at);
    if (!since) return [one(master, at)];
    const moved = (instantOf(since.change, 'dtstart', clockOf) ?? 0) - (since.at ?? 0);
    return [one(since.change, at + moved)];
  });
  const own = changes.flatMap((change) => {
    const startsAt = instantOf(change, 'dtstart', clockOf);
    return startsAt === null ? [] : [one(change, startsAt)];
  });
  return [...kept, ...own];
};
