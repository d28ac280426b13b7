import type { Booking } from '../../../bookings/booking/booking.ts';
import { rulesOf } from '../../../bookings/booking/steps/rules-of.ts';
import { bookingRuleBroken } from '../../../calendar/scheduling/booking-rule-broken.ts';
import { type SessionKey, sessionId } from '../../../calendar/scheduling/session.ts';
import { hasAccepted } from '../../../calendar/staffing/assignment-states.ts';
import type { AuditEntry } from '../../../people/audit/audit.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import { type BoardSession, bookedSessions } from '../board-session.ts';
import type { DeliveryPorts } from '../ports.ts';
import { readBoardSession, sessionKeyOf } from '../steps/find-session.ts';
import { linkMailTime } from '../steps/link-mail-time.ts';
import { withAssignments } from '../steps/named-assignments.ts';

/** A session with everything that was done to it. */
export interface SessionDetail {
  readonly session: BoardSession;
  /** Newest first. */
  readonly history: readonly AuditEntry[];
  /** For each preferred time: the rule of booking that it breaks, in words; null when it keeps all. */
  readonly rules: readonly (string | null)[];
  /** When a join link that is saved now is mailed to the customer, and to whom; null where it is not. */
  readonly linkMail: { readonly at: Date; readonly to: string } | null;
}

/** One session for the desk. @throws Refusal 'unauthenticated', 'forbidden', 'not-found' */
export const sessionForDesk =
  ({ read, now }: Pick<DeliveryPorts, 'read' | 'now'>) =>
  async (caller: Caller, id: string): Promise<SessionDetail> => {
    requireAdmin(caller);
    const key = sessionKeyOf(id);
    const booking = await read.bookings.byId(key.bookingId);
    const session = await readBoardSession(read, key);
    const rules = await rulesOf(read, session.line);
    const at = await linkMailTime(read, session.session, now());
    return {
      linkMail: at && booking && { at, to: booking.customer.email },
      session,
      history: await read.audit.of('session', id),
      rules: session.session.preferences.map((slot) => bookingRuleBroken(slot, rules, now())),
    };
  };

/** Who leads a session, as its customer sees them. */
export interface Leader {
  readonly name: string;
  readonly pictureUrl: string | null;
}

/** Hosts who have accepted, by session id; a session without one is left out (delivery H7). */
export const leadersOf =
  ({ read }: Pick<DeliveryPorts, 'read'>) =>
  async (bookings: readonly Booking[]): Promise<ReadonlyMap<string, readonly Leader[]>> => {
    // Nobody leads a session without a time: most lists of new bookings need no statement more.
    const timed = bookings.flatMap(bookedSessions).filter(({ session }) => session.agreed !== null);
    const sessions = await withAssignments(read, timed);
    return new Map(
      sessions.flatMap(({ bookingId, session, assignments }) => {
        const key: SessionKey = { bookingId, line: session.line, unit: session.unit };
        const leaders = assignments
          .filter(hasAccepted)
          .map(({ hostName: name, pictureUrl }) => ({ name, pictureUrl }));
        return leaders.length > 0 ? [[sessionId(key), leaders] as const] : [];
      }),
    );
  };
