import { type Assignment, overlaps, reservationOf, type Span, type StaffedSession } from '../assignment.ts';
import { isHold, isReserving } from '../assignment-states.ts';
import type { StaffingStore } from '../ports.ts';
import { findCandidates } from './find-candidates.ts';
import { freeHost } from './free-hosts.ts';

/** Ends the holds of a session, without telling anybody. */
export const endHolds = async (store: StaffingStore, session: StaffedSession, at: Date): Promise<void> => {
  for (const each of await store.assignments.of(session))
    if (isHold(each)) await freeHost(store, each, session, at);
};

/** Holds the best free host, as of the moment when the host is locked; null when nobody is free. */
const holdOne = async (
  { assignments, hosts, jobs }: StaffingStore,
  session: StaffedSession,
  span: Span,
  until: Date,
  at: Date,
): Promise<Assignment | null> => {
  const store = { assignments, hosts, jobs };
  for (const { host, free } of await findCandidates(store, { session, span }, at)) {
    if (!free) return null;
    const locked = await hosts.lock(host.id);
    if (!locked?.active) continue;
    const [still] = await findCandidates(store, { session, span, among: [locked] }, at);
    if (!still?.free) continue;
    const reservation = reservationOf(locked, span);
    // The host may be held for another time of the same suggestion that is too close.
    const isHeld = (await assignments.of(session)).some(
      (each) =>
        each.hostId === locked.id &&
        isReserving(each) &&
        overlaps(
          { startsAt: each.reservedFrom, endsAt: each.reservedTo },
          { startsAt: reservation.reservedFrom, endsAt: reservation.reservedTo },
        ),
    );
    if (isHeld) continue;
    const { bookingId, line, unit } = session;
    return assignments.reserve({
      ...reservation,
      hostId: locked.id,
      bookingId,
      line,
      unit,
      state: 'held',
      heldUntil: until,
      askedAt: at,
      answeredAt: null,
      declineReason: null,
      declineNote: null,
      instant: false,
    });
  }
  return null;
};

/**
 * Reserves for each suggested time the best free host, until the suggestion expires; holds of an earlier suggestion end. Returns one entry
 * per time, null where nobody is free. Nobody is mailed. The booking must be locked.
 */
export const holdHosts = async (
  store: StaffingStore,
  session: StaffedSession,
  times: readonly Span[],
  until: Date,
  at: Date,
): Promise<readonly (Assignment | null)[]> => {
  await endHolds(store, session, at);
  const held: (Assignment | null)[] = [];
  for (const span of times) held.push(await holdOne(store, session, span, until, at));
  return held;
};
