import type { Ports, Store } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { sessionId } from '../../scheduling/session.ts';
import type { Host } from '../../staffing/host.ts';
import type { HostAnswer, NewAbsence } from '../../staffing/rules.ts';
import { ABSENCE_NOT_FOUND, ASSIGNMENT_NOT_FOUND } from '../../staffing/words.ts';
import type { HostPage } from '../host-page.ts';
import { lockSession } from '../steps/find-session.ts';
import { hostPageOf } from '../steps/host-page-of.ts';
import { insertAbsence, sessionsIn } from './host-absences.ts';

type Needed = Pick<Ports, 'unitOfWork' | 'read' | 'now' | 'hashToken'>;

const LINK_ENDED = 'This link has ended. Ask the shop for a new one.';

/** @throws Refusal 'not-found' */
const hostBehind = async (
  { hosts }: Pick<Store, 'hosts'>,
  { hashToken }: Needed,
  token: string,
): Promise<Host> => {
  const host = await hosts.byTokenHash(hashToken(token));
  if (!host) throw new Refusal('not-found', LINK_ENDED);
  return host;
};

const note = (
  { audit }: Pick<Store, 'audit'>,
  host: Host,
  at: Date,
  [action, subject, subjectId]: readonly [action: string, subject: string, subjectId: string],
  details: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const actor = { accountId: null, name: `host ${host.name}` };
  return audit.add({ at, actor, action, subject, subjectId, details });
};

/** A host's own page; it is written down when it was opened. @throws Refusal 'not-found' where the link has ended */
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

/**
 * A host's answer. The same answer again is the same; a decline frees the host and comes back to the desk.
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
      // A hold is nothing that its host knows of.
      if (!assignment || assignment.state === 'held') throw new Refusal('not-found', ASSIGNMENT_NOT_FOUND);
      const state = answer.accept ? 'accepted' : 'declined';
      if (assignment.state === state) return answering;
      if (assignment.state !== 'asked')
        return conflict(
          assignment.state === 'withdrawn'
            ? 'You are not needed for this session any longer.'
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
      await note(store, answering, at, [action, 'session', sessionId(assignment)], details);
      return answering;
    });
    return hostPageOf(ports.read, host, at);
  };

/** A host says when they are away. Sessions that are assigned already stay. @throws Refusal 'not-found', 'invalid' */
export const addOwnAbsence =
  (ports: Needed) =>
  async (token: string, absence: NewAbsence): Promise<HostPage> => {
    const at = ports.now();
    const host = await ports.unitOfWork(async (store) => {
      const own = await hostBehind(store, ports, token);
      const absenceId = await insertAbsence(store, own, absence, true);
      const { startsAt, endsAt } = absence;
      const clashes = (await sessionsIn(store, own.id, absence, at)).length;
      const details = { absenceId, startsAt, endsAt, clashes };
      await note(store, own, at, ['host.absence-added', 'host', String(own.id)], details);
      return hostBehind(store, ports, token);
    });
    return hostPageOf(ports.read, host, at);
  };

/** Takes back a time away that the host has added. @throws Refusal 'not-found' */
export const removeOwnAbsence =
  (ports: Needed) =>
  async (token: string, absenceId: number): Promise<HostPage> => {
    const at = ports.now();
    const host = await ports.unitOfWork(async (store) => {
      const own = await hostBehind(store, ports, token);
      const isOwn = own.absences.some(({ id, byHost }) => id === absenceId && byHost);
      if (!isOwn || !(await store.hosts.removeAbsence(own.id, absenceId)))
        throw new Refusal('not-found', ABSENCE_NOT_FOUND);
      await note(store, own, at, ['host.absence-removed', 'host', String(own.id)], { absenceId });
      return hostBehind(store, ports, token);
    });
    return hostPageOf(ports.read, host, at);
  };
