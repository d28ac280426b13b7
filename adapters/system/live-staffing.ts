import type { LiveStaffing, StaffingAhead } from '@wondercast/core/buying/free-times/ports';
import type { StaffingStore } from '@wondercast/core/calendar/staffing/ports';
import type { Clock } from './clock.ts';

/** How long what was heard from the store counts as now: half of the second in which every process must know of a change. */
const HEARD_MS = 500;
const DAY_MS = 86_400_000;
/** Before now: a session that is going on, its breaks, and the week that it counts in. */
const BEFORE_MS = 9 * DAY_MS;
/** The longest horizon, with the days of all zones and a session at its end. */
const AHEAD_MS = 369 * DAY_MS;
/** What was read so long ago lacks the days since. */
const RENEWED_MS = 3_600_000;

interface Known {
  readonly changes: string;
  readonly facts: StaffingAhead;
  /** By this machine's clock, in milliseconds. */
  readonly loadedAt: number;
}

/** What decides which times are free, read again only after something has changed. */
export const liveStaffing = (
  { hosts, assignments }: Pick<StaffingStore, 'hosts' | 'assignments'>,
  clock: Pick<Clock, 'now' | 'own'>,
  heardMs = HEARD_MS,
): LiveStaffing => {
  let known: Known | null = null;
  let heardAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<StaffingAhead> | null = null;

  const load = async (): Promise<StaffingAhead> => {
    const now = clock.now().getTime();
    const [from, to] = [new Date(now - BEFORE_MS), new Date(now + AHEAD_MS)];
    const [active, reserved, busy, unstaffed] = await Promise.all([
      hosts.active(new Date(now)),
      assignments.reservedBetween(from, to, new Date(now)),
      hosts.busyBetween(new Date(now), to),
      assignments.unstaffedBetween(new Date(now), to),
    ]);
    return { hosts: active, reserved, busy, unstaffed };
  };
  const ask = async (): Promise<StaffingAhead> => {
    const askedAt = clock.own();
    // Read first: what changes while the rest is read is noticed the next time.
    const changes = await assignments.changes();
    const isKnown = known?.changes === changes && askedAt - known.loadedAt < RENEWED_MS;
    const facts = known && isKnown ? known.facts : await load();
    if (!isKnown) known = { changes, facts, loadedAt: askedAt };
    heardAt = askedAt;
    return facts;
  };
  const isHeard = (): boolean => clock.own() - heardAt < heardMs;
  const askOnce = (): Promise<StaffingAhead> => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
  return {
    current: async () => (known && isHeard() ? known.facts : askOnce()),
    latest: async () => {
      // One that is under way may have begun before what its asker knows.
      await asking?.catch(() => {});
      return askOnce();
    },
    isLatest: (facts) => known?.facts === facts,
    isCurrent: (facts) => known?.facts === facts && isHeard(),
  };
};
