import { rulesOf } from '../../../bookings/booking/steps/rules-of.ts';
import { whyStartRefused } from '../../../calendar/scheduling/why-start-refused.ts';
import type { AuditEntry } from '../../../people/audit/audit.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { BoardSession } from '../board-session.ts';
import type { DeliveryPorts } from '../ports.ts';
import { readBoardSession, sessionKeyOf } from '../steps/find-session.ts';
import { linkMailTime } from '../steps/link-mail-time.ts';

/** A session with its audit entries. */
export interface SessionDetail {
  readonly session: BoardSession;
  /** Newest first. */
  readonly history: readonly AuditEntry[];
  /** For each preferred time: the rule of booking that it breaks, in words; null when it meets all. */
  readonly rules: readonly (string | null)[];
  /** When a join link that is saved now would be mailed to the customer, and to which address; null where it would not be. */
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
      rules: session.session.preferences.map((slot) => whyStartRefused(slot, rules, now())),
    };
  };
