import { type BookedLine, type Booking, sessionsOf } from '../booking/booking.ts';
import { idOfSession } from '../booking/session-record.ts';
import type { Store } from '../ports.ts';
import type { Session } from '../scheduling/session.ts';
import type { Assignment } from '../staffing/assignment.ts';
import type { Host } from '../staffing/host.ts';

/** What keeps a session from being ready: agreed, staffed and linked (delivery S9). */
export type Missing = 'time' | 'host' | 'answer' | 'link';

/** A session as the desk sees it. */
export interface AdminSession {
  readonly booking: Booking;
  readonly line: BookedLine;
  readonly session: Session;
  /** Newest first. */
  readonly assignments: readonly StaffedBy[];
  readonly missing: readonly Missing[];
}

export interface StaffedBy {
  readonly assignment: Assignment;
  readonly host: Pick<Host, 'id' | 'name' | 'pictureUrl'>;
}

/** Hosts who have accepted. */
export const leadersOf = (assignments: readonly StaffedBy[]): readonly StaffedBy[] =>
  assignments.filter(({ assignment }) => assignment.state === 'accepted');

const missingOf = (session: Session, assignments: readonly StaffedBy[]): readonly Missing[] => {
  const isAsked = assignments.some(({ assignment }) => assignment.state === 'asked');
  const isLed = leadersOf(assignments).length > 0;
  return [
    ...(session.agreed ? [] : (['time'] as const)),
    ...(isLed ? [] : ([isAsked ? 'answer' : 'host'] as const)),
    ...(session.joinUrl === null && session.place === null ? (['link'] as const) : []),
  ];
};

/** One session as the desk sees it, with its assignments, newest first. */
export const adminSession = (
  booking: Booking,
  line: BookedLine,
  session: Session,
  assignments: readonly StaffedBy[],
): AdminSession => ({ booking, line, session, assignments, missing: missingOf(session, assignments) });

/** Who is assigned to the sessions of these bookings, by session id, newest first; two queries whatever their number. */
export const staffOf = async (
  { assignments, hosts }: Pick<Store, 'assignments' | 'hosts'>,
  bookings: readonly Booking[],
): Promise<ReadonlyMap<string, readonly StaffedBy[]>> => {
  const found = bookings.length === 0 ? [] : await assignments.ofBookings(bookings.map(({ id }) => id));
  if (found.length === 0) return new Map();
  const byId = new Map((await hosts.all()).map((host) => [host.id, host]));
  const staffed = found.flatMap((assignment) => {
    const host = byId.get(assignment.hostId);
    return host ? [{ assignment, host }] : [];
  });
  return new Map(
    bookings.flatMap((booking) =>
      sessionsOf(booking).map((session) => {
        const { line, unit } = session;
        const own = staffed.filter(
          ({ assignment }) =>
            assignment.bookingId === booking.id && assignment.line === line && assignment.unit === unit,
        );
        return [idOfSession(booking, session), own] as const;
      }),
    ),
  );
};

/** One session with its assignments. */
export const readAdminSession = async (
  store: Pick<Store, 'assignments' | 'hosts'>,
  { booking, line, session }: Pick<AdminSession, 'booking' | 'line' | 'session'>,
): Promise<AdminSession> => {
  const staff = await staffOf(store, [booking]);
  return adminSession(booking, line, session, staff.get(idOfSession(booking, session)) ?? []);
};
