import type { AuditEntry } from '../../audit/audit.ts';
import type { Booking } from '../../booking/booking.ts';
import { type Caller, requireAdmin } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import { type AdminSession, readAdminSession, type StaffedBy, staffOf } from '../admin-session.ts';
import { findSession, keyOf } from '../steps/lock-session.ts';

/** A session with everything that was done to it. */
export interface SessionDetail {
  readonly session: AdminSession;
  /** Newest first. */
  readonly history: readonly AuditEntry[];
}

/** One session for the desk. @throws Refusal 'unauthenticated', 'forbidden', 'not-found' */
export const sessionForDesk =
  ({ read }: Pick<Ports, 'read'>) =>
  async (caller: Caller, id: string): Promise<SessionDetail> => {
    requireAdmin(caller);
    const place = await findSession(read, keyOf(id));
    return {
      session: await readAdminSession(read, place),
      history: await read.audit.of('session', id),
    };
  };

/** Who is assigned to the sessions of bookings that the caller may see, by session id. */
export const staffOfBookings =
  ({ read }: Pick<Ports, 'read'>) =>
  (bookings: readonly Booking[]): Promise<ReadonlyMap<string, readonly StaffedBy[]>> =>
    staffOf(read, bookings);
