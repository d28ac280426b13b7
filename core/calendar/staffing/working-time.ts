import type { DaySpan } from '../scheduling/booking-rules.ts';
import type { Zone } from '../scheduling/zone.ts';
import type { Span } from './assignment.ts';
import type { Host } from './host.ts';
import {
  DAY_MS,
  daysSinceMonday,
  instantAtWall,
  MINUTE_MS,
  midnightOf,
  rememberedInstants,
  wallAt,
} from './wall-clock.ts';

/** The days and week of a session in a zone. Hosts share zones, so it is computed once for each zone. */
export interface ZoneFrame {
  readonly startWall: number;
  readonly endWall: number;
  /** Whether the UTC offset changes during the session. */
  readonly clocksChange: boolean;
  /** The day of the start. */
  readonly dayFrom: number;
  readonly dayTo: number;
  /** The week of the start, Monday to Sunday. */
  readonly weekFrom: number;
  readonly weekTo: number;
}

/** Everything is in milliseconds: wall-clock times as if UTC, the others as instants. */
export const zoneFrame = (zone: Zone, { startsAt, endsAt }: Span): ZoneFrame => {
  const startWall = wallAt(startsAt.getTime(), zone);
  const endWall = wallAt(endsAt.getTime(), zone);
  const midnight = midnightOf(startWall);
  const monday = midnight - daysSinceMonday(startWall) * DAY_MS;
  return {
    startWall,
    endWall,
    clocksChange: endWall - startWall !== endsAt.getTime() - startsAt.getTime(),
    dayFrom: instantAtWall(midnight, zone),
    dayTo: instantAtWall(midnight + DAY_MS, zone),
    weekFrom: instantAtWall(monday, zone),
    weekTo: instantAtWall(monday + 7 * DAY_MS, zone),
  };
};

/** Returns the frame of one session for a zone, computed once. */
export const zoneFrames = (span: Span): ((zone: Zone) => ZoneFrame) => {
  const frames = new Map<Zone, ZoneFrame>();
  return (zone) => {
    const known = frames.get(zone) ?? zoneFrame(zone, span);
    frames.set(zone, known);
    return known;
  };
};

/** The working hours of some days as instants, in order. A day begins and ends at midnight of the zone. `instantOf` may have a cache. */
export const workingTimes = (
  hours: readonly DaySpan[],
  zone: Zone,
  { startsAt, endsAt }: Span,
  instantOf: typeof instantAtWall = instantAtWall,
): readonly Span[] => {
  const spans: Span[] = [];
  const last = midnightOf(wallAt(endsAt.getTime(), zone));
  for (let day = midnightOf(wallAt(startsAt.getTime(), zone)) - DAY_MS; day <= last; day += DAY_MS)
    for (const { weekday, from, to } of hours)
      if (weekday === daysSinceMonday(day) + 1) {
        const span = {
          startsAt: new Date(instantOf(day + from * MINUTE_MS, zone)),
          endsAt: new Date(instantOf(day + to * MINUTE_MS, zone)),
        };
        if (span.startsAt < span.endsAt && span.endsAt > startsAt && span.startsAt < endsAt) spans.push(span);
      }
  return spans;
};

type Working = Pick<Host, 'hours' | 'zone'>;

/** `workingTimes` of one period with a cache: hosts share zones, and may share the list of their hours. */
export const rememberedHours = (span: Span): ((host: Working) => readonly Span[]) => {
  const instantOf = rememberedInstants();
  const ofHours = new Map<Working['hours'], Map<Zone, readonly Span[]>>();
  return ({ hours, zone }) => {
    const known = ofHours.get(hours) ?? new Map<Zone, readonly Span[]>();
    ofHours.set(hours, known);
    const times = known.get(zone) ?? workingTimes(hours, zone, span, instantOf);
    known.set(zone, times);
    return times;
  };
};

/** Whether sorted spans cover a period without a gap. */
const covers = (
  spans: readonly (readonly [from: number, to: number])[],
  from: number,
  to: number,
): boolean => {
  let until = from;
  for (const [start, end] of spans) if (start <= until && end > until) until = end;
  return until >= to;
};

/** Whether each minute of a session is within working hours on the clock. */
const worksThroughout = (
  { hours, zone }: { readonly hours: readonly DaySpan[]; readonly zone: Zone },
  { startsAt, endsAt }: Span,
): boolean => {
  for (let at = startsAt.getTime(); at < endsAt.getTime(); at += MINUTE_MS) {
    const wall = wallAt(at, zone);
    const weekday = daysSinceMonday(wall) + 1;
    const minute = (wall - midnightOf(wall)) / MINUTE_MS;
    if (!hours.some((span) => span.weekday === weekday && span.from <= minute && minute < span.to))
      return false;
  }
  return true;
};

/** Whether a session is within the working hours of a host, in the host's zone. Hours that meet at midnight count as one span. */
export const isWithinHours = (
  { hours, zone }: { readonly hours: readonly DaySpan[]; readonly zone: Zone },
  span: Span,
  frame: ZoneFrame,
): boolean => {
  if (frame.clocksChange) return worksThroughout({ hours, zone }, span);
  const monday = midnightOf(frame.startWall) - daysSinceMonday(frame.startWall) * DAY_MS;
  const inWeek = (week: number) =>
    hours.map(({ weekday, from, to }): readonly [number, number] => {
      const day = monday + (week * 7 + weekday - 1) * DAY_MS;
      return [day + from * MINUTE_MS, day + to * MINUTE_MS];
    });
  return covers([...inWeek(0), ...inWeek(1)], frame.startWall, frame.endWall);
};
