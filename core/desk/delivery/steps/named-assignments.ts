import { overlaps } from '../../../calendar/staffing/assignment.ts';
import { isReserving } from '../../../calendar/staffing/assignment-states.ts';
import type { HostAbsence } from '../../../calendar/staffing/host.ts';
import type { BoardSession, BookedSession } from '../board-session.ts';
import type { DeliveryStore } from '../ports.ts';

/**
 * Adds to sessions the hosts who are, or were, assigned to them. It makes two concurrent reads for any number of sessions, so do not call
 * it inside a unit of work.
 */
export const withAssignments = async (
  { assignments, hosts }: Pick<DeliveryStore, 'assignments' | 'hosts'>,
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
        isAway: false,
      }),
    ),
  }));
};

/** Marks hosts who are absent at the time of a session that they are asked for or lead. */
export const markAway = (
  sessions: readonly BoardSession[],
  absences: readonly HostAbsence[],
): readonly BoardSession[] => {
  if (absences.length === 0) return sessions;
  const ofHost = Map.groupBy(absences, ({ hostId }) => hostId);
  return sessions.map((session) => ({
    ...session,
    assignments: session.assignments.map((each) => ({
      ...each,
      isAway: isReserving(each) && (ofHost.get(each.hostId) ?? []).some((absence) => overlaps(absence, each)),
    })),
  }));
};
