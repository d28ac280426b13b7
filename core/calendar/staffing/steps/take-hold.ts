import { type Assignment, hasLapsed, type StaffedSession } from '../assignment.ts';
import { isHold } from '../assignment-states.ts';
import type { StaffingStore } from '../ports.ts';
import { freeHost } from './free-hosts.ts';

/**
 * The customer has chosen a suggested time: the host who is held for it is asked, with a mail, and the other holds of the session end.
 * Returns null when no host is held, or no longer. The booking must be locked.
 */
export const takeHold = async (
  store: StaffingStore,
  session: StaffedSession,
  startsAt: Date,
  at: Date,
): Promise<Assignment | null> => {
  let asked: Assignment | null = null;
  for (const each of await store.assignments.of(session)) {
    if (!isHold(each)) continue;
    const isChosen = asked === null && each.startsAt.getTime() === startsAt.getTime() && !hasLapsed(each, at);
    if (isChosen) {
      asked = await store.assignments.save({ ...each, state: 'asked', heldUntil: null, askedAt: at }, at);
      await store.jobs.add({
        task: 'mail-host-asked',
        payload: { assignmentId: asked.id, version: asked.version },
      });
    } else await freeHost(store, each, session, at);
  }
  return asked;
};
