import { type Assignment, hasLapsed, overlaps } from '@wondercast/core/calendar/staffing/assignment';
import { isReserving } from '@wondercast/core/calendar/staffing/assignment-states';
import { hostTaken } from '@wondercast/core/calendar/staffing/words';
import type { MemorySession } from '../memory-session.ts';

type Reservation = Pick<Assignment, 'reservedFrom' | 'reservedTo'>;

/** The reserved time, including breaks. */
export const reservedSpan = ({ reservedFrom, reservedTo }: Reservation) => ({
  startsAt: reservedFrom,
  endsAt: reservedTo,
});

/** Ends expired holds of a host, so that they reserve nothing any more. */
export const endLapsed = ({ tables }: MemorySession, hostId: number, at: Date): void => {
  for (const each of tables.assignments.all())
    if (each.hostId === hostId && hasLapsed(each, at))
      tables.assignments.set(each.id, {
        ...each,
        state: 'withdrawn',
        answeredAt: each.heldUntil,
        heldUntil: null,
        version: each.version + 1,
      });
  for (const each of tables.heldHosts.all())
    if (each.hostId === hostId && each.heldUntil !== null && each.heldUntil <= at)
      tables.heldHosts.delete(each.id);
};

/**
 * Does what the constraint `assignments_no_overlap` does in Postgres. `id` is the row being written, which is ignored when it
 * exists already.
 */
export const assertHostFree = (
  { tables }: MemorySession,
  given: Reservation & { readonly id?: number; readonly hostId: number },
): void => {
  const isTaken = (other: Reservation & { readonly id: number; readonly hostId: number }): boolean =>
    other.id !== given.id &&
    other.hostId === given.hostId &&
    overlaps(reservedSpan(other), reservedSpan(given));
  if (tables.assignments.all().some((each) => isReserving(each) && isTaken(each))) throw hostTaken();
  if (tables.heldHosts.all().some(isTaken)) throw hostTaken();
};
