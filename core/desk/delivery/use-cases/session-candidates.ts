import type { Zone } from '../../../calendar/scheduling/zone.ts';
import type { Candidate } from '../../../calendar/staffing/candidates.ts';
import { readCandidates } from '../../../calendar/staffing/steps/find-candidates.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import { toStaffed } from '../board-session.ts';
import type { DeliveryPorts } from '../ports.ts';
import { sessionKeyOf, sessionOfBooking } from '../steps/find-session.ts';
import { proposedTime } from '../steps/proposed-time.ts';

export interface CandidateQuestion {
  readonly sessionId: string;
  /** A start to check instead of the session's own. */
  readonly startsAt: Date | null;
  /** BCP 47; null when any will do. */
  readonly language: string | null;
}

/**
 * Every active host for a session, free ones first, and the zone in which its times are shown.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'invalid' (it has no time)
 */
export const sessionCandidates =
  ({ read, now }: Pick<DeliveryPorts, 'read' | 'now'>) =>
  async (
    caller: Caller,
    { sessionId, startsAt, language }: CandidateQuestion,
  ): Promise<{ readonly candidates: readonly Candidate[]; readonly zone: Zone }> => {
    requireAdmin(caller);
    const key = sessionKeyOf(sessionId);
    const found = sessionOfBooking(await read.bookings.byId(key.bookingId), key);
    const session = toStaffed(found);
    const span = proposedTime(found, startsAt);
    const candidates = await readCandidates(read, { session, span, language }, now());
    return { candidates, zone: session.zone };
  };
