import { shopZoneOf } from '../../../calendar/scheduling/booking-rules.ts';
import { chooseHosts } from '../../../calendar/staffing/choose-hosts.ts';
import { isOfferedStart, isOnGrid, type StaffingNow } from '../../../calendar/staffing/free-times.ts';
import type { Host } from '../../../calendar/staffing/host.ts';
import type { HeldHost, TimeHold } from '../../../calendar/staffing/time-hold.ts';
import { DAY_MS } from '../../../calendar/staffing/wall-clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Moving, withoutMoving } from '../moving.ts';
import type { FreeTimesStore } from '../ports.ts';
import { TimesTaken } from '../time-taken.ts';
import { heldPlaces, type TimedUnit } from '../units.ts';
import { NOT_ON_GRID } from '../words.ts';

/** A unit of a cart with the host who leads it, and what is held for it already. */
export interface TakenUnit {
  readonly unit: TimedUnit;
  readonly host: Host;
  readonly held: HeldHost | null;
}

export interface Taking {
  readonly at: Date;
  /** The asker's own hold, locked; null where there is none. */
  readonly hold: TimeHold | null;
  /** Whether starts are checked against notice, horizon, grid and rules; not for what was paid for. */
  readonly isJudged: boolean;
  /** The session that moves: its own reservation does not count against it, and its present host stays where possible. */
  readonly moving?: Moving | null;
}

/** Weeks of other time zones begin up to a day earlier or end up to a day later. */
const AROUND_MS = 8 * DAY_MS;

/** Locks every host whom these units may take, in the order of ids, and then reads what occupies them. */
const lockedFacts = async (
  store: FreeTimesStore,
  units: readonly TimedUnit[],
  kept: readonly HeldHost[],
  { at, hold, moving = null }: Taking,
): Promise<StaffingNow> => {
  const starts = units.map(({ startsAt }) => startsAt.getTime());
  const ends = units.map(({ startsAt, offer }) => startsAt.getTime() + offer.minutes * 60_000);
  const [from, to] = [new Date(Math.min(...starts)), new Date(Math.max(...ends))];
  const zone = shopZoneOf(units[0]?.offer.rules ?? []);
  const hosts = await store.hosts.lockLeading(
    {
      experienceIds: [...new Set(units.map(({ offer }) => offer.experienceId))],
      ids: [...kept.map(({ hostId }) => hostId), ...(moving?.hostIds ?? [])],
    },
    from,
    at,
  );
  const locked = hosts.map(({ id }) => id);
  const withFeed = hosts.flatMap(({ id, feedUrl }) => (feedUrl === null ? [] : [id]));
  const reserved = await store.assignments.reservedBetween(
    new Date(from.getTime() - AROUND_MS),
    new Date(to.getTime() + AROUND_MS),
    at,
    locked,
  );
  const stays = new Set(kept.map(({ hostId, startsAt }) => `${hostId} ${startsAt.getTime()}`));
  const facts: StaffingNow = {
    zone,
    hosts,
    // Times of the asker's hold that are not kept are released with it.
    reserved: reserved.filter(
      (each) =>
        each.holdId === null ||
        each.holdId !== hold?.id ||
        stays.has(`${each.hostId} ${each.startsAt.getTime()}`),
    ),
    busy: withFeed.length > 0 ? await store.hosts.busyBetween(from, to, withFeed) : [],
    unstaffed: await store.assignments.unstaffedBetween(from, to),
  };
  return moving ? withoutMoving(facts, moving) : facts;
};

const assertOffered = (units: readonly TimedUnit[], facts: StaffingNow, at: Date): void => {
  const wanted = ({ offer, language }: TimedUnit) => ({ offer, language, now: at });
  const issues = units
    .filter((unit) => !isOnGrid(unit.offer, facts.zone, unit.startsAt))
    .map(({ path }) => ({ path, message: NOT_ON_GRID }));
  if (issues[0]) throw new Refusal('invalid', NOT_ON_GRID, { issues });
  const gone = units.filter((unit) => !isOfferedStart(wanted(unit), facts.zone, unit.startsAt));
  if (gone.length > 0) throw new TimesTaken(gone);
};

/**
 * A host for each unit, for all or none, as of the moment when the hosts are locked. What is held for the asker counts as theirs: its start
 * is not checked again, and where its host is gone the next free one takes over.
 * @throws TimesTaken with every unit that has no host; Refusal 'invalid' (a start that is not on the grid)
 */
export const takeUnits = async (
  store: FreeTimesStore,
  units: readonly TimedUnit[],
  taking: Taking,
): Promise<readonly TakenUnit[]> => {
  if (units.length === 0) return [];
  const { at, hold, isJudged } = taking;
  const places = heldPlaces(units, hold);
  const heldHosts = hold ? await store.holds.hostsOf(hold.id) : [];
  const heldOf = (index: number): HeldHost | null =>
    heldHosts.find(({ holdUnit }) => holdUnit === places[index]) ?? null;
  const kept = units.flatMap((_, index) => heldOf(index) ?? []);
  const facts = await lockedFacts(store, units, kept, taking);
  if (isJudged)
    assertOffered(
      units.filter((_, index) => places[index] === null),
      facts,
      at,
    );
  const hostOf = (held: HeldHost): Host | null =>
    facts.hosts.find(({ id, active }) => id === held.hostId && active) ?? null;
  const open = units.filter((_, index) => {
    const held = heldOf(index);
    return !held || !hostOf(held);
  });
  const chosen = chooseHosts(
    facts,
    open.map(({ offer, language, startsAt }) => ({ wanted: { offer, language, now: at }, startsAt })),
    taking.moving?.hostIds,
  );
  if ('failed' in chosen) throw new TimesTaken(open.filter((_, index) => chosen.failed.includes(index)));
  return units.flatMap((unit, index): readonly TakenUnit[] => {
    const held = heldOf(index);
    const own = held && hostOf(held);
    if (held && own) return [{ unit, host: own, held }];
    const host = chosen.hosts[open.indexOf(unit)];
    return host ? [{ unit, host, held: null }] : [];
  });
};
