import { sessionId } from '../../../calendar/scheduling/session.ts';
import { hasDeclined, isReserving } from '../../../calendar/staffing/assignment-states.ts';
import { freeHost } from '../../../calendar/staffing/steps/free-hosts.ts';
import { ASSIGNMENT_NOT_FOUND } from '../../../calendar/staffing/words.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import { type BoardSession, toStaffed } from '../board-session.ts';
import type { DeliveryPorts } from '../ports.ts';
import { lockSession, readBoardSession } from '../steps/find-session.ts';

/**
 * Frees a host of a session; the host gets a mail unless the session is over. Repeated calls change nothing.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (it was declined)
 */
export const withdrawAssignment =
  (ports: Pick<DeliveryPorts, 'unitOfWork' | 'read' | 'now'>) =>
  async (caller: Caller, id: number): Promise<BoardSession> => {
    const key = await asAdmin(ports, caller, async ({ store, at, note }) => {
      const found = await store.assignments.byId(id);
      if (!found) throw new Refusal('not-found', ASSIGNMENT_NOT_FOUND);
      const session = await lockSession(store, found);
      const assignment = await store.assignments.byId(id);
      if (!assignment) throw new Refusal('not-found', ASSIGNMENT_NOT_FOUND);
      const { state, hostId } = assignment;
      if (hasDeclined(assignment))
        throw new Refusal('conflict', 'The host has declined already.', { details: { state } });
      if (isReserving(assignment)) {
        await freeHost(store, assignment, toStaffed(session), at);
        await note('session.host-withdrawn', 'session', sessionId(assignment), {
          reference: session.reference,
          hostId,
          assignmentId: id,
        });
      }
      return assignment;
    });
    return readBoardSession(ports.read, key);
  };
