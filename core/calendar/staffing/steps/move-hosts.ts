import { Refusal } from '../../../kernel/refusal.ts';
import { type Assignment, reservationOf, type Span, type StaffedSession } from '../assignment.ts';
import { isAssigned, isReserving } from '../assignment-states.ts';
import { type Hindrance, mayBeTaken } from '../candidates.ts';
import { sayHindrances } from '../hindrance-words.ts';
import type { Host } from '../host.ts';
import type { StaffingStore } from '../ports.ts';
import { findCandidates } from './find-candidates.ts';
import { endHolds } from './hold-hosts.ts';

/** Hindrances that are ignored for a host who leads the session already. */
const STAYS: readonly Hindrance['kind'][] = ['cannot-lead', 'language'];

const assertFree = async (
  store: StaffingStore,
  host: Host,
  session: StaffedSession,
  span: Span,
  at: Date,
): Promise<void> => {
  const [found] = await findCandidates(store, { session, span, among: [host] }, at);
  const hindrances = (found?.hindrances ?? []).filter(({ kind }) => !STAYS.includes(kind));
  if (mayBeTaken({ hindrances })) return;
  const said = sayHindrances(hindrances, session.zone);
  const words = said.map((each) => each.words).join('; ');
  throw new Refusal('conflict', `${host.name} is not free at that time: ${words}.`, {
    details: { clash: { hostId: host.id, hostName: host.name, words, hindrances: said } },
  });
};

/**
 * Asserts that the hosts of a session could move with it, before anybody pays for the move. Held hosts are not checked, because a move ends
 * their holds.
 * @throws Refusal 'conflict' as `moveHosts`
 */
export const assertHostsFree = async (
  store: StaffingStore,
  session: StaffedSession,
  span: Span,
  at: Date,
): Promise<void> => {
  for (const assignment of await store.assignments.of(session)) {
    if (!isAssigned(assignment)) continue;
    const host = await store.hosts.byId(assignment.hostId);
    if (host) await assertFree(store, host, session, span, at);
  }
};

/**
 * Moves the asked and accepted hosts of a session with it, and mails them; holds end. Returns who was moved. The booking must be locked.
 * @throws Refusal 'conflict' with the host and each reason in `clash`, when one of them is not free then
 */
export const moveHosts = async (
  store: StaffingStore,
  session: StaffedSession,
  span: Span,
  at: Date,
): Promise<readonly Assignment[]> => {
  await endHolds(store, session, at);
  const present = (await store.assignments.of(session))
    .filter(isReserving)
    .toSorted((a, b) => a.hostId - b.hostId);
  const moved: Assignment[] = [];
  for (const each of present) {
    const host = await store.hosts.lock(each.hostId);
    if (!host) continue;
    await assertFree(store, host, session, span, at);
    const after = await store.assignments.save({ ...each, ...reservationOf(host, span) }, at);
    moved.push(after);
    await store.jobs.add({
      task: 'mail-host-asked',
      payload: { assignmentId: after.id, version: after.version, movedFrom: each.startsAt.toISOString() },
    });
  }
  return moved;
};
