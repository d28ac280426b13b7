import type { LocalDate } from '../../kernel/calendar.ts';
import type { BookingRules } from '../scheduling/booking-rules.ts';
import { keepsRules } from '../scheduling/why-start-refused.ts';
import type { Zone } from '../scheduling/zone.ts';
import { offsetsBetween, zoneRuns } from '../scheduling/zone-runs.ts';
import type { Reserved, Span, UnstaffedSession } from './assignment.ts';
import { speaks } from './candidates.ts';
import type { BusyTime, Host } from './host.ts';
import { AROUND_MS, blockedStarts } from './host-blocks.ts';
import { hoursCheck } from './hours-check.ts';
import { DAY_MS, instantAtWall, MINUTE_MS, midnightOf, wallAt } from './wall-clock.ts';

const HOUR_MS = 60 * MINUTE_MS;

/** A host whose calendar was not read for this time, in milliseconds, takes no instant bookings. */
export const STALE_FEED_MS = 24 * HOUR_MS;

/** The terms on which an experience is offered at free times. */
export interface OfferedTimes {
  readonly experienceId: number;
  /** Duration of a session. */
  readonly minutes: number;
  /** Minutes between starts, counted from midnight. */
  readonly gridMinutes: number;
  /** How many days after today can be booked. */
  readonly horizonDays: number;
  readonly noticeHours: number;
  /** The rules of booking; a start must meet each of them. */
  readonly rules: readonly BookingRules[];
}

/** The facts that decide which starts are free, for any experience. */
export interface StaffingNow {
  /** The time zone of days and grid. */
  readonly zone: Zone;
  /** Active hosts. */
  readonly hosts: readonly Host[];
  /** Reservations of their time, without expired holds and the asker's own hold. */
  readonly reserved: readonly Reserved[];
  /** Busy times from their own calendars; for free times these block. */
  readonly busy: readonly (BusyTime & { readonly hostId: number })[];
  readonly unstaffed: readonly UnstaffedSession[];
}

/** What is requested. */
export interface Wanted {
  readonly offer: OfferedTimes;
  /** BCP 47; null when any will do. */
  readonly language: string | null;
  readonly now: Date;
}

/** A start at which this many sessions could begin, each with a host of its own. */
export interface FreeStart {
  readonly startsAt: Date;
  readonly left: number;
}

/** Whether the host's own calendar, if there is one, was read successfully and recently enough. */
export const hasFreshFeed = ({ feedUrl, feed }: Pick<Host, 'feedUrl' | 'feed'>, now: Date): boolean =>
  feedUrl === null || (feed.readAt !== null && feed.readAt.getTime() > now.getTime() - STALE_FEED_MS);

/** Since when the own calendar of an active host could not be read, if that is a day or more; otherwise null. */
export const unreadSince = ({ feedUrl, feed }: Pick<Host, 'feedUrl' | 'feed'>, now: Date): Date | null => {
  const since = feed.readAt ?? feed.failingSince;
  const isStale = feedUrl !== null && since !== null && since.getTime() <= now.getTime() - STALE_FEED_MS;
  return isStale ? since : null;
};

/** Whether a host takes instant bookings of an experience in a language, at any time. */
export const takesInstantly = (host: Host, { offer, language, now }: Wanted): boolean =>
  host.active &&
  host.takesInstant &&
  host.experienceIds.includes(offer.experienceId) &&
  (language === null || speaks(host, language)) &&
  hasFreshFeed(host, now);

const dayText = (wall: number): LocalDate => new Date(wall).toISOString().slice(0, 10) as LocalDate;

/** The last instant of the horizon: the end of the shop's day that is `horizonDays` after today. */
export const horizonOf = ({ offer, now }: Wanted, zone: Zone): Date => {
  const today = midnightOf(wallAt(now.getTime(), zone));
  return new Date(instantAtWall(today + (offer.horizonDays + 1) * DAY_MS, zone) - 1);
};

/** Returns a predicate for starts in one period: grid, notice, horizon and rules of booking. Instants are in milliseconds. */
const startJudge = (wanted: Wanted, zone: Zone, from: number, to: number) => {
  const { offer, now } = wanted;
  const shop = zoneRuns(zone, from, to);
  const grid = offer.gridMinutes * MINUTE_MS;
  const earliest = now.getTime() + offer.noticeHours * HOUR_MS;
  const latest = horizonOf(wanted, zone).getTime();
  const rules = offer.rules.map((each) => ({ each, offset: zoneRuns(each.zone, from, to) }));
  const days = new Map<number, LocalDate>();
  const dayOf = (wall: number): LocalDate => {
    const midnight = midnightOf(wall);
    const known = days.get(midnight) ?? dayText(midnight);
    days.set(midnight, known);
    return known;
  };
  const keepsAll = (start: number): boolean =>
    rules.every(({ each, offset }) => {
      const wall = start + offset(start);
      const minute = Math.floor((wall - midnightOf(wall)) / MINUTE_MS);
      return keepsRules({ day: dayOf(wall), minute, latest: start }, each, now);
    });
  return {
    shop,
    grid,
    first: Math.max(from, earliest),
    last: Math.min(to - 1, latest),
    isOffered: (start: number): boolean =>
      start >= earliest && start <= latest && (start + shop(start)) % grid === 0 && keepsAll(start),
  };
};

/** The starts of the grid in `[from, to)` that are offered, for any host, ascending; in milliseconds. */
const offeredStarts = (wanted: Wanted, zone: Zone, from: number, to: number): readonly number[] => {
  const { shop, grid, first, last, isOffered } = startJudge(wanted, zone, from, to);
  const starts: number[] = [];
  let start = first;
  while (start <= last) {
    const past = (start + shop(start)) % grid;
    if (past !== 0) {
      // The UTC offset may change before the next start, so it is checked again, and no start is skipped.
      const next = start + grid - past;
      const step = shop(next) === shop(start) ? next : start + MINUTE_MS - (start % MINUTE_MS);
      start = step;
    } else {
      if (isOffered(start)) starts.push(start);
      const next = start + grid;
      start = shop(next) === shop(start) ? next : start + MINUTE_MS;
    }
  }
  return starts;
};

/** Whether a start is a multiple of the grid, counted from midnight in the shop's zone. */
export const isOnGrid = ({ gridMinutes }: OfferedTimes, zone: Zone, startsAt: Date): boolean => {
  const start = startsAt.getTime();
  return (start + zoneRuns(zone, start, start)(start)) % (gridMinutes * MINUTE_MS) === 0;
};

/** Whether a start is offered: on the grid, within notice and horizon, and within the rules of booking. */
export const isOfferedStart = (wanted: Wanted, zone: Zone, startsAt: Date): boolean => {
  const start = startsAt.getTime();
  return startJudge(wanted, zone, start - DAY_MS, start + DAY_MS).isOffered(start);
};

/** For each start, the hosts who are free for the whole of a session that begins then. `starts` ascend. */
const freeHostsOf = (
  { hosts, reserved, busy }: Pick<StaffingNow, 'hosts' | 'reserved' | 'busy'>,
  wanted: Wanted,
  starts: readonly number[],
): readonly (readonly Host[])[] => {
  const free: Host[][] = starts.map(() => []);
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return free;
  const length = wanted.offer.minutes * MINUTE_MS;
  const reservedOf = Map.groupBy(reserved, ({ hostId }) => hostId);
  const busyOf = Map.groupBy(busy, ({ hostId }) => hostId);
  const offsets = offsetsBetween(first - AROUND_MS, last + AROUND_MS + length);
  const withinHours = hoursCheck(starts, length, offsets);
  for (const host of hosts) {
    if (!takesInstantly(host, wanted)) continue;
    const within = withinHours(host);
    const blocks = blockedStarts(
      host,
      { reserved: reservedOf.get(host.id) ?? [], busy: busyOf.get(host.id) ?? [] },
      { length, first, last, offsets },
    );
    let next = 0;
    let until = Number.NEGATIVE_INFINITY;
    starts.forEach((start, at) => {
      for (let block = blocks[next]; block && block.from <= start; block = blocks[++next])
        until = Math.max(until, block.to);
      if (within[at] === 1 && start >= until) free[at]?.push(host);
    });
  }
  return free;
};

const leads = (host: Host, { experienceId, language }: UnstaffedSession): boolean =>
  (experienceId === null || host.experienceIds.includes(experienceId)) &&
  (language === null || speaks(host, language));

/** How many sessions without a host need one of these hosts at a time. */
const neededBy = (
  unstaffed: readonly UnstaffedSession[],
  { startsAt, endsAt }: Span,
  free: readonly Host[],
) =>
  unstaffed.filter(
    (each) => each.startsAt < endsAt && startsAt < each.endsAt && free.some((host) => leads(host, each)),
  ).length;

/**
 * The starts in `[from, to)` at which a session could begin, ascending. This one function decides it for calendars, for bookings, and for
 * the reasons that the desk sees.
 */
export const freeStarts = (
  facts: StaffingNow,
  wanted: Wanted,
  { startsAt, endsAt }: Span,
): readonly FreeStart[] => {
  const starts = offeredStarts(wanted, facts.zone, startsAt.getTime(), endsAt.getTime());
  const length = wanted.offer.minutes * MINUTE_MS;
  return freeHostsOf(facts, wanted, starts).flatMap((free, at) => {
    const start = starts[at];
    if (start === undefined || free.length === 0) return [];
    const span = { startsAt: new Date(start), endsAt: new Date(start + length) };
    const left =
      facts.unstaffed.length > 0 ? free.length - neededBy(facts.unstaffed, span, free) : free.length;
    return left > 0 ? [{ startsAt: span.startsAt, left }] : [];
  });
};

/** The hosts who could lead a session at a start, and how many of them are needed by sessions without a host; the start is not checked. */
export const freeHostsAt = (
  facts: StaffingNow,
  wanted: Wanted,
  startsAt: Date,
): { readonly hosts: readonly Host[]; readonly needed: number } => {
  const [hosts = []] = freeHostsOf(facts, wanted, [startsAt.getTime()]);
  const span = { startsAt, endsAt: new Date(startsAt.getTime() + wanted.offer.minutes * MINUTE_MS) };
  return { hosts, needed: neededBy(facts.unstaffed, span, hosts) };
};
