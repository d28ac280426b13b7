import type { Host } from '../../../calendar/staffing/host.ts';
import { DAY_MS } from '../../../calendar/staffing/wall-clock.ts';
import { zoneFrames } from '../../../calendar/staffing/working-time.ts';
import type { HostSummary } from '../listed-host.ts';
import type { HostsStore } from '../ports.ts';

/** Hosts with the number of sessions this week and the next session; weeks are in each host's zone. */
export const summarise = async (
  { assignments, board }: Pick<HostsStore, 'assignments' | 'board'>,
  hosts: readonly Host[],
  at: Date,
): Promise<readonly HostSummary[]> => {
  const frameOf = zoneFrames({ startsAt: at, endsAt: at });
  const around = [new Date(at.getTime() - 8 * DAY_MS), new Date(at.getTime() + 8 * DAY_MS)] as const;
  const ids = hosts.length === 1 ? hosts.map(({ id }) => id) : undefined;
  const reserved = Map.groupBy(await assignments.reservedBetween(...around, at, ids), ({ hostId }) => hostId);
  const upcoming = new Map((await board.upcoming(at)).map((each) => [each.hostId, each]));
  return hosts.map((host) => {
    const { weekFrom, weekTo } = frameOf(host.zone);
    const ofWeek = (reserved.get(host.id) ?? []).filter(
      ({ startsAt }) => startsAt.getTime() >= weekFrom && startsAt.getTime() < weekTo,
    );
    const coming = upcoming.get(host.id);
    return {
      host,
      sessionsThisWeek: ofWeek.length,
      next: coming?.next ?? null,
      upcoming: coming?.count ?? 0,
    };
  });
};

/** One host in the same form. */
export const summaryOf = async (
  store: Pick<HostsStore, 'assignments' | 'board'>,
  host: Host,
  at: Date,
): Promise<HostSummary> => {
  const [summary] = await summarise(store, [host], at);
  return summary ?? { host, sessionsThisWeek: 0, next: null, upcoming: 0 };
};
