import { sessionId } from '../../../calendar/scheduling/session.ts';
import type { Assignment } from '../../../calendar/staffing/assignment.ts';
import {
  awaitsAnswer,
  hasAccepted,
  isHold,
  isWithdrawn,
} from '../../../calendar/staffing/assignment-states.ts';
import type { HostAnswer } from '../../../calendar/staffing/rules.ts';
import { ASSIGNMENT_NOT_FOUND } from '../../../calendar/staffing/words.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { lockSession } from '../../delivery/steps/find-session.ts';
import type { HostPage } from '../host-page.ts';
import type { HostsPorts } from '../ports.ts';
import { hostBehind, noteByHost } from '../steps/host-behind.ts';
import { hostPageOf } from '../steps/host-page-of.ts';

type Needed = Pick<HostsPorts, 'unitOfWork' | 'read' | 'now' | 'hashToken'>;

/**
 * A host's own page; it records that the page was opened.
 * @throws Refusal 'not-found' for a revoked link
 */
export const hostPage =
  (ports: Needed) =>
  async (token: string): Promise<HostPage> => {
    const host = await hostBehind(ports.read, ports, token);
    const at = ports.now();
    await ports.unitOfWork(({ hosts }) => hosts.opened(host.id, at));
    return hostPageOf(ports.read, host, at);
  };

/** @throws Refusal 'conflict' with the present state */
const conflict = (message: string, state: string): never => {
  throw new Refusal('conflict', message, { details: { state } });
};

/** Until how long before its start a host may give back a session that its customer has taken at a free time, in milliseconds. */
const GIVE_BACK_MS = 24 * 60 * 60_000;

/** Whether a host gives back a session for which they were not asked: the desk then finds another host, or another time. */
const mayGiveBack = (assignment: Assignment, { accept }: HostAnswer, at: Date): boolean =>
  !accept &&
  assignment.instant &&
  hasAccepted(assignment) &&
  assignment.startsAt.getTime() - at.getTime() >= GIVE_BACK_MS;

/**
 * A host's answer. Repeating the same answer changes nothing; a decline frees the host and returns the session to the desk's inbox.
 * @throws Refusal 'not-found' (link, assignment), 'conflict' (withdrawn, moved, answered otherwise, over)
 */
export const answerAssignment =
  (ports: Needed) =>
  async (token: string, id: number, answer: HostAnswer): Promise<HostPage> => {
    const at = ports.now();
    const host = await ports.unitOfWork(async (store) => {
      const answering = await hostBehind(store, ports, token);
      const found = await store.assignments.byId(id);
      if (found?.hostId !== answering.id) throw new Refusal('not-found', ASSIGNMENT_NOT_FOUND);
      const { reference } = await lockSession(store, found);
      const assignment = await store.assignments.byId(id);
      // A host does not know of holds.
      if (!assignment || isHold(assignment)) throw new Refusal('not-found', ASSIGNMENT_NOT_FOUND);
      const state = answer.accept ? 'accepted' : 'declined';
      if (assignment.state === state) return answering;
      if (!awaitsAnswer(assignment) && !mayGiveBack(assignment, answer, at))
        return conflict(
          isWithdrawn(assignment)
            ? assignment.declineReason === 'absent'
              ? 'You have said that you are away then. Please write to the shop.'
              : 'You are not needed for this session any longer.'
            : `You have ${assignment.state} already. Please write to the shop.`,
          assignment.state,
        );
      if (answer.startsAt && answer.startsAt.getTime() !== assignment.startsAt.getTime())
        return conflict('This session has moved. Please look at its new time.', assignment.state);
      if (assignment.endsAt <= at) return conflict('This session is over.', assignment.state);
      const reason = answer.accept ? null : (answer.reason ?? 'other');
      const declineNote = answer.accept ? null : answer.note || null;
      await store.assignments.save(
        { ...assignment, state, answeredAt: at, declineReason: reason, declineNote },
        at,
      );
      const action = answer.accept ? 'session.host-accepted' : 'session.host-declined';
      const details = { reference, hostId: answering.id, assignmentId: id, ...(reason && { reason }) };
      await noteByHost(store, answering, at, [action, 'session', sessionId(assignment)], details);
      return answering;
    });
    return hostPageOf(ports.read, host, at);
  };
