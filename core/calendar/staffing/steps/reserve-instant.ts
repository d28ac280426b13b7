import type { SessionKey } from '../../scheduling/session.ts';
import { type Assignment, reservationOf, type Span } from '../assignment.ts';
import type { Host } from '../host.ts';
import type { StaffingStore } from '../ports.ts';

/**
 * Makes a host lead a session whose customer has taken a free time: they are told, not asked. The caller sends the mail.
 * @throws Refusal 'conflict' (`isHostTaken`) where another session has the time
 */
export const reserveInstant = (
  { assignments }: Pick<StaffingStore, 'assignments'>,
  { host, session, span }: { readonly host: Host; readonly session: SessionKey; readonly span: Span },
  at: Date,
): Promise<Assignment> => {
  const { bookingId, line, unit } = session;
  return assignments.reserve({
    ...reservationOf(host, span),
    hostId: host.id,
    bookingId,
    line,
    unit,
    state: 'accepted',
    instant: true,
    heldUntil: null,
    askedAt: at,
    answeredAt: at,
    declineReason: null,
    declineNote: null,
  });
};
