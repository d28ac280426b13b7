import { offsetWords } from '../../calendar/scheduling/offset-words.ts';
import type { Zone } from '../../calendar/scheduling/zone.ts';
import { zoneRuns } from '../../calendar/scheduling/zone-runs.ts';
import {
  type FreeStart,
  freeStarts,
  horizonOf,
  type OfferedTimes,
  STALE_FEED_MS,
  type StaffingNow,
  takesInstantly,
  type Wanted,
} from '../../calendar/staffing/free-times.ts';
import { DAY_MS, instantAtWall, MINUTE_MS, midnightOf } from '../../calendar/staffing/wall-clock.ts';
import type { LocalDate } from '../../kernel/calendar.ts';

/** A free start in the requested time zone. */
export interface ShownStart {
  readonly startsAt: Date;
  /** `14:00`. */
  readonly time: string;
  /** UTC offset: `+01:00`. */
  readonly offset: string;
  /** How many sessions could begin then; 3 means three or more. */
  readonly left: 1 | 2 | 3;
}

export interface FreeDay {
  readonly day: LocalDate;
  readonly starts: readonly ShownStart[];
}

export interface FreeTimes {
  /** Days without a start are left out. */
  readonly days: readonly FreeDay[];
  /** The last instant of the booking horizon; null where there are no free times. */
  readonly until: Date | null;
  /** The first free start after the last requested day. */
  readonly next: Date | null;
}

export const NO_FREE_TIMES: FreeTimes = { days: [], until: null, next: null };

/** The requested days in a time zone, both included. */
export interface AskedDays {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly zone: Zone;
}

/** Maximum number of days of one request. */
export const MAX_DAYS = 62;

const wallOfDay = (day: LocalDate): number => Date.parse(`${day}T00:00:00Z`);

/** The days as one time span, whose end is excluded. */
export const windowOf = ({
  from,
  to,
  zone,
}: AskedDays): { readonly startsAt: Date; readonly endsAt: Date } => ({
  startsAt: new Date(instantAtWall(wallOfDay(from), zone)),
  endsAt: new Date(instantAtWall(wallOfDay(to) + DAY_MS, zone)),
});

const two = (value: number): string => String(value).padStart(2, '0');

const MOST_LEFT = 3;

/** Starts grouped by days of a zone. */
const shownDays = (starts: readonly FreeStart[], offset: (instant: number) => number): readonly FreeDay[] => {
  const days = new Map<number, ShownStart[]>();
  for (const { startsAt, left } of starts) {
    const ahead = offset(startsAt.getTime());
    const wall = startsAt.getTime() + ahead;
    const midnight = midnightOf(wall);
    const minute = Math.floor((wall - midnight) / MINUTE_MS);
    const shown: ShownStart = {
      startsAt,
      time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
      offset: offsetWords(ahead),
      left: left >= MOST_LEFT ? MOST_LEFT : left === 2 ? 2 : 1,
    };
    const known = days.get(midnight);
    if (known) known.push(shown);
    else days.set(midnight, [shown]);
  }
  return [...days].map(([midnight, each]) => ({
    // The first ten characters of an ISO instant before the year 10000 are its day.
    day: new Date(midnight).toISOString().slice(0, 10) as LocalDate,
    starts: each,
  }));
};

const CHUNK_MS = 14 * DAY_MS;

/** The first start, from an instant on, at which this many sessions could begin; null when there is none within the horizon. */
export const firstFree = (facts: StaffingNow, wanted: Wanted, from: Date, units = 1): Date | null => {
  // The whole horizon is searched only where some host could lead it.
  if (!facts.hosts.some((host) => takesInstantly(host, wanted))) return null;
  const end = horizonOf(wanted, facts.zone).getTime() + 1;
  const first = Math.max(from.getTime(), wanted.now.getTime());
  for (let start = first; start < end; start += CHUNK_MS) {
    const span = { startsAt: new Date(start), endsAt: new Date(Math.min(start + CHUNK_MS, end)) };
    const found = freeStarts(facts, wanted, span).find(({ left }) => left >= units);
    if (found) return found.startsAt;
  }
  return null;
};

/** The free starts on some days, in the requested time zone. */
export const freeTimesOn = (facts: StaffingNow, wanted: Wanted, asked: AskedDays, units = 1): FreeTimes => {
  const window = windowOf(asked);
  const offset = zoneRuns(asked.zone, window.startsAt.getTime(), window.endsAt.getTime());
  const starts = freeStarts(facts, wanted, window).filter(({ left }) => left >= units);
  return {
    days: shownDays(starts, offset),
    until: horizonOf(wanted, facts.zone),
    next: firstFree(facts, wanted, window.endsAt, units),
  };
};

/** The days of a zone that have a start. */
export const freeDaysOn = (facts: StaffingNow, wanted: Wanted, asked: AskedDays): readonly LocalDate[] => {
  const window = windowOf(asked);
  const offset = zoneRuns(asked.zone, window.startsAt.getTime(), window.endsAt.getTime());
  return shownDays(freeStarts(facts, wanted, window), offset).map(({ day }) => day);
};

/** All grids of starts and all UTC offsets are multiples of a quarter of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;

/** When `now` plus a notice period passes the next possible start. */
const noticePasses = (now: number, noticeMs: number): number => {
  const ahead = now + noticeMs;
  return ahead % QUARTER_MS === 0 ? now + 1 : Math.ceil(ahead / QUARTER_MS) * QUARTER_MS - noticeMs + 1;
};

/**
 * The next moment at which the free times may change without any event: by notice, horizon, the end of a hold, or a host's calendar
 * becoming stale.
 */
export const changesByItself = (facts: StaffingNow, offer: OfferedTimes, now: Date): Date => {
  const at = now.getTime();
  const hour = 60 * MINUTE_MS;
  const offset = zoneRuns(facts.zone, at, at + 2 * DAY_MS);
  const midnight = instantAtWall(midnightOf(at + offset(at)) + DAY_MS, facts.zone);
  const moments = [
    midnight,
    noticePasses(at, offer.noticeHours * hour),
    ...offer.rules.map(({ noticeHours }) => noticePasses(at, noticeHours * hour)),
    ...facts.reserved.flatMap(({ heldUntil }) => (heldUntil ? [heldUntil.getTime()] : [])),
    ...facts.hosts.flatMap(({ feed: { readAt } }) => (readAt ? [readAt.getTime() + STALE_FEED_MS] : [])),
  ];
  return new Date(Math.min(...moments.filter((moment) => moment > at)));
};

/** The facts as of a moment: holds that have expired by then reserve nothing. The hold `holdId`, if given, is left out. */
export const asOf = <Facts extends Pick<StaffingNow, 'reserved'>>(
  facts: Facts,
  now: Date,
  holdId: string | null = null,
): Facts => ({
  ...facts,
  reserved: facts.reserved.filter(
    (each) =>
      (each.heldUntil === null || each.heldUntil > now) && (holdId === null || each.holdId !== holdId),
  ),
});

/**
 * The facts as if nobody's time were taken and every calendar had just been read: a start that is free then is only unavailable because
 * somebody else was faster. Absences stay.
 */
export const untaken = <Facts extends Pick<StaffingNow, 'hosts' | 'reserved' | 'busy' | 'unstaffed'>>(
  facts: Facts,
): Facts => ({
  ...facts,
  hosts: facts.hosts.map((host) => ({ ...host, feedUrl: null })),
  reserved: [],
  busy: [],
  unstaffed: [],
});
