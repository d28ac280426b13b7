import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { isCancelled } from '@wondercast/core/bookings/booking/states';
import { endOf, type SessionKey } from '@wondercast/core/calendar/scheduling/session';
import { isAhead } from '@wondercast/core/calendar/scheduling/session-states';
import {
  type Assignment,
  hasLapsed,
  isOfSession,
  overlaps,
  type Reserved,
  type UnstaffedSession,
} from '@wondercast/core/calendar/staffing/assignment';
import { hasAccepted, isAssigned, isReserving } from '@wondercast/core/calendar/staffing/assignment-states';
import type { Assignments } from '@wondercast/core/calendar/staffing/ports';
import type { HeldHost } from '@wondercast/core/calendar/staffing/time-hold';
import { isPaidFor } from '@wondercast/core/money/payment/payment-status';
import type { MemorySession } from '../memory-session.ts';
import { assertHostFree, endLapsed, reservedSpan } from './reservations.ts';

const byStart = (a: Assignment, b: Assignment): number =>
  a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id;

const newestFirst = (rows: readonly Assignment[]): readonly Assignment[] =>
  rows.toSorted((a, b) => b.id - a.id);

const reservedOf = ({
  hostId,
  startsAt,
  endsAt,
  reservedFrom,
  reservedTo,
  heldUntil,
}: HeldHost | Assignment) => ({
  hostId,
  startsAt,
  endsAt,
  reservedFrom,
  reservedTo,
  heldUntil,
});

const keyOf = ({ bookingId, line, unit }: SessionKey) => ({ bookingId, line, unit });

const OF_NO_SESSION = { bookingId: null, line: null, unit: null, reference: null } as const;

/** Sessions of a booking with an agreed time for which no host is asked or assigned. */
const unstaffedOf = (
  { id: bookingId, lines }: Booking,
  assignmentsOf: (session: SessionKey) => readonly Assignment[],
): readonly UnstaffedSession[] =>
  lines.flatMap(({ experienceId, sessions }) =>
    sessions.flatMap((session) => {
      const { line, unit, agreed, language } = session;
      if (!agreed || !isAhead(session) || assignmentsOf({ bookingId, line, unit }).some(isAssigned))
        return [];
      return {
        bookingId,
        line,
        unit,
        experienceId,
        language,
        startsAt: agreed.startsAt,
        endsAt: endOf(agreed),
      };
    }),
  );

export const memoryAssignments = (memory: MemorySession): Assignments => {
  const all = () => memory.tables.assignments.all();
  const assertPossible = ({ hostId, bookingId }: Pick<Assignment, 'hostId' | 'bookingId'>) => {
    if (!memory.tables.hosts.get(hostId))
      throw new Error(`An assignment of host ${hostId}, who is not there`);
    if (!memory.tables.bookings.get(bookingId))
      throw new Error(`An assignment for booking ${bookingId}, which is not there`);
  };
  const write = (assignment: Assignment): Assignment => {
    if (isReserving(assignment)) assertHostFree(memory, assignment);
    memory.tables.assignments.set(assignment.id, assignment);
    return assignment;
  };
  const reference = (bookingId: number): string => memory.tables.bookings.get(bookingId)?.reference ?? '';
  const reserved = (at: Date): readonly Reserved[] => [
    ...memory.tables.assignments
      .all()
      .filter((each) => isReserving(each) && !hasLapsed(each, at))
      .map((each) => ({
        ...reservedOf(each),
        ...keyOf(each),
        reference: reference(each.bookingId),
        holdId: null,
      })),
    ...memory.tables.heldHosts
      .all()
      .filter(({ heldUntil }) => heldUntil === null || heldUntil > at)
      .map((each) => ({ ...reservedOf(each), ...OF_NO_SESSION, holdId: each.holdId })),
  ];
  /** Future units at free times that belong to bookings still to be paid. */
  const takenUnpaid = (at: Date) =>
    all().flatMap((each) => {
      const booking = memory.tables.bookings.get(each.bookingId);
      const isOpen = booking && !isPaidFor(booking) && !isCancelled(booking) && booking.total > 0;
      return isOpen && each.instant && isAssigned(each) && each.startsAt > at
        ? [{ booking, startsAt: each.startsAt }]
        : [];
    });
  return {
    reserve: async (given) => {
      assertPossible(given);
      endLapsed(memory, given.hostId, given.askedAt);
      return write({ ...given, id: memory.nextId('assignments'), version: 1 });
    },
    save: async (assignment, at) => {
      endLapsed(memory, assignment.hostId, at);
      const before = memory.tables.assignments.get(assignment.id);
      if (!before) throw new Error(`Assignment ${assignment.id} is not there`);
      return write({ ...assignment, version: before.version + 1 });
    },
    byId: async (id) => memory.tables.assignments.get(id) ?? null,
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
      reserved(at)
        .filter(({ hostId }) => hostIds === undefined || hostIds.includes(hostId))
        .filter((each) => overlaps(reservedSpan(each), { startsAt: from, endsAt: to }))
        .toSorted((a, b) => a.hostId - b.hostId || a.startsAt.getTime() - b.startsAt.getTime()),
    unstaffedBetween: async (from, to) =>
      memory.tables.bookings
        .all()
        .flatMap((booking) => unstaffedOf(booking, (key) => all().filter((each) => isOfSession(each, key))))
        .filter((each) => overlaps(each, { startsAt: from, endsAt: to }))
        .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.bookingId - b.bookingId),
    takenUnpaid: async ({ accountId, visitorKey, email }, at) =>
      takenUnpaid(at).filter(
        ({ booking }) =>
          (accountId !== null && booking.accountId === accountId) ||
          (visitorKey !== null && booking.visitorKey === visitorKey) ||
          booking.customer.email.toLowerCase() === email.toLowerCase(),
      ).length,
    bookingsTakenUnpaid: async (at, limit) => {
      const ids = takenUnpaid(at)
        .filter(({ booking }) => !booking.sessionMailsOnly)
        .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.booking.id - b.booking.id)
        .map(({ booking }) => booking.id);
      return [...new Set(ids)].slice(0, limit);
    },
    changes: async () => String(memory.staffingChanges()),
  };
};
