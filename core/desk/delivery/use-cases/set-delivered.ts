import { findSession } from '../../../bookings/booking/place.ts';
import { isChanging } from '../../../bookings/booking/steps/assert-not-changing.ts';
import { recordSessions } from '../../../bookings/booking/steps/record-sessions.ts';
import { endOf } from '../../../calendar/scheduling/session.ts';
import { delivering, keeping, resuming } from '../../../calendar/scheduling/session-changes.ts';
import { isAhead, wasAttended } from '../../../calendar/scheduling/session-states.ts';
import { MACHINE } from '../../../people/audit/audit.ts';
import type { Caller } from '../../../people/caller.ts';
import type { BoardSession } from '../board-session.ts';
import type { DeliveryPorts } from '../ports.ts';
import { type EditPorts, editSession } from '../steps/edit-session.ts';

/** Whether a session was delivered. */
export interface Delivered {
  readonly delivered: boolean;
  readonly version?: number | null | undefined;
}

/**
 * Marks a session as delivered, or undoes that. An agreed session that is set to not delivered after its end is no longer marked
 * automatically. Repeated calls change nothing.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version, present state)
 */
export const setSessionDelivered =
  (ports: EditPorts) =>
  (caller: Caller, id: string, { delivered, version }: Delivered): Promise<BoardSession> =>
    editSession(ports, caller, { id, version }, async ({ acting: { at }, place: { session }, record }) => {
      if (delivered && wasAttended(session)) return;
      if (delivered) await record({ session: delivering(session, at), action: 'delivered' });
      else if (isAhead(session)) await record({ session: keeping(session, at), action: 'resumed' });
      else await record({ session: resuming(session, at), action: 'resumed' });
    });

const AFTER_END_MS = 24 * 60 * 60_000;
const AT_ONCE = 200;

/**
 * Marks sessions as delivered a day after their end, unless the desk has said otherwise. Runs often, on any number of nodes. Returns how
 * many it marked.
 */
export const deliverEndedSessions =
  ({ unitOfWork, read, now }: Pick<DeliveryPorts, 'unitOfWork' | 'read' | 'now'>) =>
  async (): Promise<number> => {
    const endedBy = new Date(now().getTime() - AFTER_END_MS);
    let delivered = 0;
    for (const key of await read.bookings.endedSessions(endedBy, AT_ONCE))
      await unitOfWork(async (store) => {
        // Another node, or the desk, may have been first.
        const at = now();
        const booking = await store.bookings.lock(key.bookingId);
        const session = booking && findSession(booking, key)?.session;
        if (!booking || !session?.agreed || !isAhead(session)) return;
        if (session.stateSince !== null && session.stateSince > endOf(session.agreed)) return;
        // A booking that waits for a refund is tried again the next time, and does not delay the others.
        if (await isChanging(store, key.bookingId)) return;
        const change = { session: delivering(session, at), action: 'delivered' } as const;
        await recordSessions({ store, at, actor: MACHINE }, booking, [change]);
        delivered += 1;
      });
    return delivered;
  };
