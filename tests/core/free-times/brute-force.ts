import type { StaffingNow, Wanted } from '@wondercast/core/calendar/staffing/free-times';
import type { Host } from '@wondercast/core/calendar/staffing/host';

/*
 * What is free, worked out again from the specification alone: each start by each host, clocks by the platform. It shares no code with
 * core, and no shortcut.
 */

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const HOUR = 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(zone, format);
  return format;
};

const walls = new Map<string, number>();

/** What clocks show, as if it were UTC. */
export const wallOf = (instant: number, zone: string): number => {
  const key = `${zone} ${instant}`;
  const known = walls.get(key);
  if (known !== undefined) return known;
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;
  const wall = Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute);
  if (walls.size > 200_000) walls.clear();
  walls.set(key, wall);
  return wall;
};

const dayOf = (wall: number): number => Math.floor(wall / DAY);
/** Monday is 1. */
const weekdayOf = (wall: number): number => ((dayOf(wall) + 3) % 7) + 1;
const minuteOf = (wall: number): number => (wall - dayOf(wall) * DAY) / MINUTE;

/** Whether a host works in each minute of a session, by their own clocks. */
const works = ({ hours, zone }: Host, start: number, end: number): boolean => {
  for (let at = start; at < end; at += MINUTE) {
    const wall = wallOf(at, zone);
    const isOpen = hours.some(
      ({ weekday, from, to }) => weekday === weekdayOf(wall) && from <= minuteOf(wall) && minuteOf(wall) < to,
    );
    if (!isOpen) return false;
  }
  return true;
};

const meet = (aFrom: number, aTo: number, bFrom: number, bTo: number): boolean => aFrom < bTo && bFrom < aTo;

const speaks = (languages: readonly string[], wanted: string | null): boolean =>
  wanted === null ||
  languages.some((each) => each.split('-')[0]?.toLowerCase() === wanted.split('-')[0]?.toLowerCase());

const isFree = (host: Host, facts: StaffingNow, wanted: Wanted, start: number): boolean => {
  const { offer, language, now } = wanted;
  const end = start + offer.minutes * MINUTE;
  const [from, to] = [start - host.breakBefore * MINUTE, end + host.breakAfter * MINUTE];
  const own = facts.reserved.filter(({ hostId }) => hostId === host.id);
  const sameDay = own.filter(
    (each) => dayOf(wallOf(each.startsAt.getTime(), host.zone)) === dayOf(wallOf(start, host.zone)),
  );
  const readAt = host.feed.readAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  return (
    host.active &&
    host.takesInstant &&
    host.experienceIds.includes(offer.experienceId) &&
    speaks(host.languages, language) &&
    (host.feedUrl === null || readAt > now.getTime() - 24 * HOUR) &&
    works(host, start, end) &&
    !host.absences.some((each) => meet(each.startsAt.getTime(), each.endsAt.getTime(), start, end)) &&
    !facts.busy.some(
      (each) => each.hostId === host.id && meet(each.startsAt.getTime(), each.endsAt.getTime(), start, end),
    ) &&
    !own.some((each) => meet(each.reservedFrom.getTime(), each.reservedTo.getTime(), from, to)) &&
    sameDay.length < host.mostADay
  );
};

const keepsRules = ({ offer: { rules }, now }: Wanted, start: number): boolean =>
  rules.every(({ zone, hours, noticeHours, blackoutDays }) => {
    const wall = wallOf(start, zone);
    const day = new Date(dayOf(wall) * DAY).toISOString().slice(0, 10);
    const isOpen =
      hours === null ||
      hours.some(
        ({ weekday, from, to }) =>
          weekday === weekdayOf(wall) && from <= minuteOf(wall) && minuteOf(wall) < to,
      );
    return (
      isOpen && start >= now.getTime() + noticeHours * HOUR && !blackoutDays.some((each) => each === day)
    );
  });

/** Sessions that could begin at each start in `[from, to)`, by start in milliseconds; those with none are left out. */
export const bruteForce = (
  facts: StaffingNow,
  wanted: Wanted,
  from: number,
  to: number,
): ReadonlyMap<number, number> => {
  const { offer, now } = wanted;
  const found = new Map<number, number>();
  const today = dayOf(wallOf(now.getTime(), facts.zone));
  for (let start = Math.ceil(from / MINUTE) * MINUTE; start < to; start += MINUTE) {
    const wall = wallOf(start, facts.zone);
    const isOffered =
      minuteOf(wall) % offer.gridMinutes === 0 &&
      start >= now.getTime() + offer.noticeHours * HOUR &&
      dayOf(wall) <= today + offer.horizonDays &&
      keepsRules(wanted, start);
    if (!isOffered) continue;
    const free = facts.hosts.filter((host) => isFree(host, facts, wanted, start));
    const end = start + offer.minutes * MINUTE;
    const needed = facts.unstaffed.filter(
      (each) =>
        meet(each.startsAt.getTime(), each.endsAt.getTime(), start, end) &&
        free.some(
          (host) =>
            (each.experienceId === null || host.experienceIds.includes(each.experienceId)) &&
            speaks(host.languages, each.language),
        ),
    );
    if (free.length - needed.length > 0) found.set(start, free.length - needed.length);
  }
  return found;
};
