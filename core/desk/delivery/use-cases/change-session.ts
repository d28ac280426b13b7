import type { SessionChange } from '../../../bookings/booking/session-rules.ts';
import { describing } from '../../../calendar/scheduling/session-changes.ts';
import type { Caller } from '../../../people/caller.ts';
import type { BoardSession } from '../board-session.ts';
import { type EditPorts, editSession } from '../steps/edit-session.ts';

/** What was sent, under the names of the model: what is left out stays, null clears. */
const changeOf = ({ joinUrl, place, headcount, notes, guestNotes }: SessionChange) => ({
  ...(joinUrl !== undefined && { joinUrl }),
  ...(place !== undefined && { place: place || null }),
  ...(headcount !== undefined && { headcount }),
  ...(notes !== undefined && { hostNotes: notes || null }),
  ...(guestNotes !== undefined && { guestNotes: guestNotes || null }),
});

/**
 * Sets join link, place, headcount or notes of a session, in whatever state it is.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version)
 */
export const changeSession =
  (ports: EditPorts) =>
  (caller: Caller, id: string, asked: SessionChange): Promise<BoardSession> =>
    editSession(ports, caller, { id, version: asked.version }, async ({ place: { session }, record }) => {
      await record({ session: describing(session, changeOf(asked)), action: 'changed' });
    });
