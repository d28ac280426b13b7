import type { Zone } from '../../calendar/scheduling/zone.ts';
import { chooseHosts } from '../../calendar/staffing/choose-hosts.ts';
import { freeStarts, horizonOf, type StaffingNow } from '../../calendar/staffing/free-times.ts';
import { DAY_MS } from '../../calendar/staffing/wall-clock.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { asOf } from './free-times.ts';
import type { StaffingAhead } from './ports.ts';
import type { TimedUnit } from './units.ts';
import { TIME_TAKEN } from './words.ts';

/** Thrown out of a unit of work: somebody else has taken these times. The caller adds other free times outside of it. */
export class TimesTaken extends Error {
  readonly units: readonly TimedUnit[];

  constructor(units: readonly TimedUnit[]) {
    super(TIME_TAKEN);
    this.units = units;
  }
}

const EACH_WAY = 3;
/** How far other times are searched in both directions. */
const REACH_MS = 7 * DAY_MS;

/** How many starts in each direction are checked against the rest of a cart. */
const MOST_TRIED = 24;

/** Whether these units could begin then, together with the rest of their cart. */
const fitsBeside = (
  facts: StaffingNow,
  units: readonly TimedUnit[],
  others: readonly TimedUnit[],
  now: Date,
  start: number,
): boolean => {
  if (others.length === 0) return true;
  const moved = units.map((unit) => ({ ...unit, startsAt: new Date(start) }));
  const toLead = [...moved, ...others].map(({ offer, language, startsAt }) => ({
    wanted: { offer, language, now },
    startsAt,
  }));
  return 'hosts' in chooseHosts(facts, toLead);
};

/** The nearest starts at which all of these units could begin together, with the rest of their cart: up to three before and three after. */
const nearestFor = (
  facts: StaffingNow,
  units: readonly TimedUnit[],
  others: readonly TimedUnit[],
  now: Date,
): readonly Date[] => {
  const [first] = units;
  if (!first) return [];
  const lists = units.map(({ offer, language }) => {
    const wanted = { offer, language, now };
    const end = Math.min(first.startsAt.getTime() + REACH_MS, horizonOf(wanted, facts.zone).getTime() + 1);
    const start = Math.max(now.getTime(), first.startsAt.getTime() - REACH_MS);
    if (start >= end) return new Map<number, number>();
    const found = freeStarts(facts, wanted, { startsAt: new Date(start), endsAt: new Date(end) });
    return new Map(found.map(({ startsAt, left }) => [startsAt.getTime(), left]));
  });
  const [starts = new Map<number, number>()] = lists;
  const fitting = [...starts.keys()].filter(
    (start) =>
      start !== first.startsAt.getTime() && lists.every((list) => (list.get(start) ?? 0) >= units.length),
  );
  const at = first.startsAt.getTime();
  const near = {
    ...facts,
    reserved: facts.reserved.filter((each) => Math.abs(each.startsAt.getTime() - at) < REACH_MS + 8 * DAY_MS),
  };
  const nearest = (side: readonly number[]): readonly number[] => {
    const found: number[] = [];
    for (const start of side.slice(0, MOST_TRIED)) {
      if (fitsBeside(near, units, others, now, start)) found.push(start);
      if (found.length === EACH_WAY) break;
    }
    return found;
  };
  const before = nearest(fitting.filter((start) => start < at).toReversed()).toReversed();
  const after = nearest(fitting.filter((start) => start > at));
  return [...before, ...after].map((start) => new Date(start));
};

/** A unit whose time is taken, in the form of the API: with ISO instants. */
export interface TakenTime {
  /** Its path in the request: `items.0.startsAt.1`. */
  readonly path: string;
  readonly startsAt: string;
  readonly alternatives: readonly string[];
}

interface Moment {
  readonly zone: Zone;
  readonly now: Date;
  readonly holdId: string | null;
}

/** Units whose times are taken, each with other times that would fit all units of that time. `others` is the rest of the cart. */
export const takenTimes = (
  units: readonly TimedUnit[],
  ahead: StaffingAhead,
  { zone, now, holdId }: Moment,
  others: readonly TimedUnit[] = [],
): readonly TakenTime[] => {
  const facts = { ...asOf(ahead, now, holdId), zone };
  const byTime = Map.groupBy(units, ({ startsAt }) => startsAt.getTime());
  return [...byTime.values()].flatMap((together) => {
    const alternatives = nearestFor(facts, together, others, now).map((start) => start.toISOString());
    return together.map(({ path, startsAt }) => ({ path, startsAt: startsAt.toISOString(), alternatives }));
  });
};

/** The refusal for times that are taken. */
export const timesTaken = (
  units: readonly TimedUnit[],
  ahead: StaffingAhead,
  moment: Moment,
  others: readonly TimedUnit[] = [],
): Refusal => {
  const taken = takenTimes(units, ahead, moment, others);
  return new Refusal('conflict', TIME_TAKEN, {
    code: 'time_taken',
    issues: taken.map(({ path }) => ({ path, message: TIME_TAKEN })),
    details: { taken },
  });
};
