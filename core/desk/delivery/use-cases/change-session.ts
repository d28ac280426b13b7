import type { SessionChange } from '../../../bookings/booking/session-rules.ts';
import { describing } from '../../../calendar/scheduling/session-changes.ts';
import type { Caller } from '../../../people/caller.ts';
import type { BoardSession } from '../board-session.ts';
import { type EditPorts, editSession } from '../steps/edit-session.ts';
import { linkMailTime } from '../steps/link-mail-time.ts';

/** The sent fields under the names of the model: a field that is left out stays, null clears it. */
const changeOf = ({ joinUrl, place, headcount, notes, guestNotes }: SessionChange) => ({
  ...(joinUrl !== undefined && { joinUrl }),
  ...(place !== undefined && { place: place || null }),
  ...(headcount !== undefined && { headcount }),
  ...(notes !== undefined && { hostNotes: notes || null }),
  ...(guestNotes !== undefined && { guestNotes: guestNotes || null }),
});

/**
 * Sets join link, place, headcount or notes of a session in any state. A join link is mailed to the customer with the first reminder, or at
 * once if that was due already.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version)
 */
export const changeSession =
  (ports: EditPorts) =>
  (caller: Caller, id: string, asked: SessionChange): Promise<BoardSession> =>
    editSession(ports, caller, { id, version: asked.version }, async ({ acting, place, record }) => {
      const { store, at } = acting;
      const { session } = place;
      const changed = describing(session, changeOf(asked));
      const { id: bookingId, version } = await record({ session: changed, action: 'changed' });
      if (changed.joinUrl === null || changed.joinUrl === session.joinUrl) return;
      const mailedAt = await linkMailTime(store, changed, at);
      // A future reminder will contain the link; if one was due already, the link is mailed at once.
      if (mailedAt !== null && mailedAt <= at)
        await store.jobs.add({ task: 'mail-session-links', payload: { bookingId, version } });
    });
