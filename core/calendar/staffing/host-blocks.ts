import type { Offsets } from '../scheduling/zone-runs.ts';
import type { Reserved } from './assignment.ts';
import type { BusyTime, Host } from './host.ts';
import { DAY_MS, instantAtWall, MINUTE_MS, midnightOf } from './wall-clock.ts';

/** A range of starts at which a host cannot begin: from `from` to before `to`, in milliseconds. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

/** The starts after one instant and before another; both instants are still free. */
const between = (after: number, before: number): Block => ({ from: after + 1, to: before });

/** A margin that includes the whole first and last day in any zone. */
export const AROUND_MS = 2 * DAY_MS;

/** The length of the sessions, and the period. */
export interface Around {
  /** Length of a session, in milliseconds, like the fields below. */
  readonly length: number;
  readonly first: number;
  readonly last: number;
  /** UTC offsets for the whole period with `AROUND_MS` before and after it. */
  readonly offsets: Offsets;
}

/** The days on which the host has the maximum number of sessions. */
const fullDays = (
  { zone, mostADay }: Host,
  reserved: readonly Reserved[],
  { first, last, offsets }: Around,
): Block[] => {
  if (reserved.length < mostADay) return [];
  const offset = offsets(zone);
  const counts = new Map<number, number>();
  for (const { startsAt } of reserved) {
    const start = startsAt.getTime();
    if (start < first - AROUND_MS || start > last + AROUND_MS) continue;
    const day = midnightOf(start + offset(start));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].flatMap(([day, sessions]) =>
    sessions >= mostADay ? [{ from: instantAtWall(day, zone), to: instantAtWall(day + DAY_MS, zone) }] : [],
  );
};

/**
 * The ranges in a period in which a host cannot begin a session of this length, apart from working hours: absences, sessions with the
 * breaks around them, the host's own calendar, days that are full. Sorted by `from`.
 */
export const blockedStarts = (
  host: Host,
  { reserved, busy }: { readonly reserved: readonly Reserved[]; readonly busy: readonly BusyTime[] },
  around: Around,
): readonly Block[] => {
  const { length, first, last } = around;
  const before = host.breakBefore * MINUTE_MS;
  const after = host.breakAfter * MINUTE_MS;
  return [
    ...host.absences.map(({ startsAt, endsAt }) => between(startsAt.getTime() - length, endsAt.getTime())),
    ...busy.map(({ startsAt, endsAt }) => between(startsAt.getTime() - length, endsAt.getTime())),
    ...reserved.map(({ reservedFrom, reservedTo }) =>
      between(reservedFrom.getTime() - length - after, reservedTo.getTime() + before),
    ),
    ...fullDays(host, reserved, around),
  ]
    .filter(({ from, to }) => to > first && from <= last)
    .toSorted((a, b) => a.from - b.from);
};
