import {
  type Assignment,
  hasLapsed,
  isOfSession,
  overlaps,
} from '@wondercast/core/calendar/staffing/assignment';
import { hasAccepted, isAssigned, isReserving } from '@wondercast/core/calendar/staffing/assignment-states';
import type { Assignments } from '@wondercast/core/calendar/staffing/ports';
import { hostTaken } from '@wondercast/core/calendar/staffing/words';
import type { MemorySession } from '../memory-session.ts';

type Reservation = Pick<Assignment, 'reservedFrom' | 'reservedTo'>;

const reserved = ({ reservedFrom, reservedTo }: Reservation) => ({
  startsAt: reservedFrom,
  endsAt: reservedTo,
});

const byStart = (a: Assignment, b: Assignment): number =>
  a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id;

const newestFirst = (rows: readonly Assignment[]): readonly Assignment[] =>
  rows.toSorted((a, b) => b.id - a.id);

export const memoryAssignments = (ground: MemorySession): Assignments => {
  const all = () => ground.tables.assignments.all();
  const assertPossible = ({ hostId, bookingId }: Pick<Assignment, 'hostId' | 'bookingId'>) => {
    if (!ground.tables.hosts.get(hostId))
      throw new Error(`An assignment of host ${hostId}, who is not there`);
    if (!ground.tables.bookings.get(bookingId))
      throw new Error(`An assignment for booking ${bookingId}, which is not there`);
  };
  const endLapsed = (hostId: number, at: Date) => {
    for (const each of all())
      if (each.hostId === hostId && hasLapsed(each, at))
        ground.tables.assignments.set(each.id, {
          ...each,
          state: 'withdrawn',
          answeredAt: each.heldUntil,
          heldUntil: null,
          version: each.version + 1,
        });
  };
  /** What the constraint `assignments_no_overlap` is in Postgres. */
  const write = (assignment: Assignment): Assignment => {
    const isTaken = (other: Assignment): boolean =>
      other.id !== assignment.id &&
      other.hostId === assignment.hostId &&
      isReserving(other) &&
      overlaps(reserved(other), reserved(assignment));
    if (isReserving(assignment) && all().some(isTaken)) throw hostTaken();
    ground.tables.assignments.set(assignment.id, assignment);
    return assignment;
  };
  return {
    reserve: async (given) => {
      assertPossible(given);
      endLapsed(given.hostId, given.askedAt);
      return write({ ...given, id: ground.nextId('assignments'), version: 1 });
    },
    save: async (assignment, at) => {
      endLapsed(assignment.hostId, at);
      const before = ground.tables.assignments.get(assignment.id);
      if (!before) throw new Error(`Assignment ${assignment.id} is not there`);
      return write({ ...assignment, version: before.version + 1 });
    },
    byId: async (id) => ground.tables.assignments.get(id) ?? null,
    of: async (session) => newestFirst(all().filter((each) => isOfSession(each, session))),
    ofBookings: async (bookingIds) =>
      newestFirst(all().filter((each) => bookingIds.includes(each.bookingId))),
    comingOf: async (hostId, from) =>
      all()
        .filter((each) => each.hostId === hostId && isAssigned(each))
        .filter(({ endsAt }) => endsAt > from)
        .toSorted(byStart),
    pastOf: async (hostId, before, limit) =>
      all()
        .filter((each) => each.hostId === hostId && hasAccepted(each) && each.endsAt <= before)
        .toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime() || b.id - a.id)
        .slice(0, limit),
    reservedBetween: async (from, to, at, hostIds) =>
      all()
        .filter((each) => isReserving(each) && !hasLapsed(each, at))
        .filter(({ hostId }) => hostIds === undefined || hostIds.includes(hostId))
        .filter((each) => overlaps(reserved(each), { startsAt: from, endsAt: to }))
        .toSorted((a, b) => a.hostId - b.hostId || byStart(a, b))
        .map(({ hostId, bookingId, line, unit, startsAt, endsAt, reservedFrom, reservedTo }) => ({
          hostId,
          bookingId,
          line,
          unit,
          startsAt,
          endsAt,
          reservedFrom,
          reservedTo,
          reference: ground.tables.bookings.get(bookingId)?.reference ?? '',
        })),
  };
};
