import { findSession } from '../../../bookings/booking/place.ts';
import { staffedSession } from '../../../bookings/booking/staffed-session.ts';
import { recordSessions } from '../../../bookings/booking/steps/record-sessions.ts';
import { expiring } from '../../../calendar/scheduling/session-changes.ts';
import { isSuggested } from '../../../calendar/scheduling/session-states.ts';
import { endHolds } from '../../../calendar/staffing/steps/hold-hosts.ts';
import type { SuggestionJob } from '../../../kernel/jobs.ts';
import { MACHINE } from '../../../people/audit/audit.ts';
import type { DeliveryPorts } from '../ports.ts';

/** The queue starts the job by the database's clock, which may be a little ahead of this machine's. */
const SKEW_MS = 60_000;

/**
 * Ends a suggestion that nobody has accepted before it expired, and tells the desk. A suggestion that was answered or replaced is left
 * alone.
 */
export const expireSuggestion =
  ({ unitOfWork, now }: Pick<DeliveryPorts, 'unitOfWork' | 'now'>) =>
  (job: SuggestionJob): Promise<void> =>
    unitOfWork(async (store) => {
      const at = now();
      const booking = await store.bookings.lock(job.bookingId);
      const session = booking && findSession(booking, job)?.session;
      if (!booking || !session || !isSuggested(session)) return;
      const { suggestion } = session;
      if (!suggestion || suggestion.round !== job.round) return;
      if (suggestion.expiresAt.getTime() > at.getTime() + SKEW_MS) return;
      const change = { session: expiring(session, at), action: 'suggestion-expired' } as const;
      await recordSessions({ store, at, actor: MACHINE }, booking, [change]);
      const staffed = staffedSession(booking, session);
      if (staffed) await endHolds(store, staffed, at);
      await store.jobs.add({ task: 'mail-suggestion-expired', payload: job });
    });
