import { type SessionKey, sessionId } from '../../../calendar/scheduling/session.ts';
import { hasAccepted } from '../../../calendar/staffing/assignment-states.ts';
import type { StaffingStore } from '../../../calendar/staffing/ports.ts';
import type { Booking } from '../booking.ts';
import type { Leaders } from '../leaders.ts';

/** Sessions of a booking that have a time. */
const timed = ({ id, lines }: Booking): readonly SessionKey[] =>
  lines
    .flatMap(({ sessions }) => sessions)
    .filter(({ agreed }) => agreed !== null)
    .map(({ line, unit }) => ({ bookingId: id, line, unit }));

/** Hosts who have accepted sessions of these bookings. Where no session has a time there is no host, and the store is not asked. */
export const leadersOf = async (
  { assignments, hosts }: Pick<StaffingStore, 'assignments' | 'hosts'>,
  bookings: readonly Booking[],
): Promise<Leaders> => {
  const keys = bookings.flatMap(timed);
  if (keys.length === 0) return new Map();
  const ofBookings = await assignments.ofBookings([...new Set(keys.map(({ bookingId }) => bookingId))]);
  const names = new Map((await hosts.names()).map((host) => [host.id, host] as const));
  const bySession = Map.groupBy(ofBookings.filter(hasAccepted), (each) => sessionId(each));
  return new Map(
    keys.flatMap((key) => {
      const leaders = (bySession.get(sessionId(key)) ?? []).map(({ hostId }) => ({
        name: names.get(hostId)?.name ?? '',
        pictureUrl: names.get(hostId)?.pictureUrl ?? null,
      }));
      return leaders.length > 0 ? [[sessionId(key), leaders] as const] : [];
    }),
  );
};
