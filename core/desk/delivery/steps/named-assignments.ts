import type { Store } from '../../../ports.ts';
import type { BoardSession, BookedSession } from '../board-session.ts';

/** Adds to sessions who is, or was, to lead them. Two statements at once for any number of sessions: for reading, not in a unit of work. */
export const withAssignments = async (
  { assignments, hosts }: Pick<Store, 'assignments' | 'hosts'>,
  sessions: readonly BookedSession[],
): Promise<readonly BoardSession[]> => {
  if (sessions.length === 0) return [];
  const ids = [...new Set(sessions.map(({ bookingId }) => bookingId))];
  const [found, named] = await Promise.all([assignments.ofBookings(ids), hosts.names()]);
  const names = new Map(named.map((host) => [host.id, host] as const));
  const key = (bookingId: number, line: number, unit: number) => `${bookingId}-${line}-${unit}`;
  const bySession = Map.groupBy(found, ({ bookingId, line, unit }) => key(bookingId, line, unit));
  return sessions.map((each) => ({
    ...each,
    assignments: (bySession.get(key(each.bookingId, each.session.line, each.session.unit)) ?? []).map(
      (assignment) => ({
        ...assignment,
        hostName: names.get(assignment.hostId)?.name ?? '',
        pictureUrl: names.get(assignment.hostId)?.pictureUrl ?? null,
      }),
    ),
  }));
};
