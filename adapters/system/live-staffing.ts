import type { LiveStaffing, StaffingAhead } from '@wondercast/core/buying/free-times/ports';
import type { StaffingStore } from '@wondercast/core/calendar/staffing/ports';
import type { Clock } from './clock.ts';

/** How long a reading of the store counts as current: half of the second within which every process must notice a change. */
const FRESH_MS = 500;
const DAY_MS = 86_400_000;
/** How far back to read: covers a running session, its breaks, and the week that counts for the host's limits. */
const BEFORE_MS = 9 * DAY_MS;
/** How far ahead to read: the longest booking horizon, plus zone offsets and a session at its end. */
const AHEAD_MS = 369 * DAY_MS;
/** After this time the data is read again, because the window has moved on. */
const RENEWED_MS = 3_600_000;

interface Known {
  readonly changes: string;
  readonly facts: StaffingAhead;
  /** Reading of this machine's clock, in milliseconds. */
  readonly loadedAt: number;
}

/** Caches the facts that decide which times are free, and reads them again only after a change. */
export const liveStaffing = (
  { hosts, assignments }: Pick<StaffingStore, 'hosts' | 'assignments'>,
  clock: Pick<Clock, 'now' | 'machineMs'>,
  freshMs = FRESH_MS,
): LiveStaffing => {
  let known: Known | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
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
    const askedAt = clock.machineMs();
    // The change counter is read before the facts, so that a change during the read is noticed next time.
    const changes = await assignments.changes();
    const isKnown = known?.changes === changes && askedAt - known.loadedAt < RENEWED_MS;
    const facts = known && isKnown ? known.facts : await load();
    if (!isKnown) known = { changes, facts, loadedAt: askedAt };
    readAt = askedAt;
    return facts;
  };
  const isFresh = (): boolean => clock.machineMs() - readAt < freshMs;
  const askOnce = (): Promise<StaffingAhead> => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
  return {
    current: async () => (known && isFresh() ? known.facts : askOnce()),
    latest: async () => {
      // A read in progress may have begun before the change that the caller knows of, so it is awaited and a new one started.
      await asking?.catch(() => {});
      return askOnce();
    },
    isLatest: (facts) => known?.facts === facts,
    isCurrent: (facts) => known?.facts === facts && isFresh(),
  };
};
