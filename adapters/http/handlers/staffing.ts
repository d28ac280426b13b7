import { QUEUES, type Queue } from '@wondercast/core/desk/delivery/schedule';
import {
  encodeBoardSession,
  encodeCandidate,
  encodeHostPage,
  encodeQueue,
  encodeSchedule,
  encodeUnreadCalendar,
} from '@wondercast/openapi/codec/staffing';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { toDay } from './booking-query.ts';
import { fittingItems } from './fitting-items.ts';
import { toQueryInstant, toQueryZone } from './zone-parameter.ts';

type StaffingHandlers = Pick<
  Handlers,
  | 'getSchedule'
  | 'getInbox'
  | 'listCandidates'
  | 'assignHost'
  | 'withdrawAssignment'
  | 'getHostPage'
  | 'answerAssignment'
  | 'addOwnAbsence'
  | 'removeOwnAbsence'
>;

export const staffingHandlers = ({ shop, ports }: HttpDeps): StaffingHandlers => ({
  getSchedule: async ({ caller, parameters: { from, to, zone } }) => {
    const question = { from: toDay('from', from), to: toDay('to', to), zone: toQueryZone(zone) };
    const { sessions, ...beside } = encodeSchedule(await shop.schedule(caller, question), ports.now());
    const fitting = fittingItems(sessions, { beside });
    const sessionsLeftOut = sessions.length - fitting.length;
    return { body: { ...beside, sessions: [...fitting], sessionsLeftOut } };
  },
  getInbox: async ({ caller, parameters }) => {
    const queues = await shop.inbox(caller, toQueryZone(parameters.zone));
    const encode = (queue: Queue) => {
      const encoded = encodeQueue(queues[queue], ports.now());
      return { ...encoded, sessions: [...fittingItems(encoded.sessions, { lists: QUEUES.length })] };
    };
    return {
      body: {
        needsTime: encode('needsTime'),
        waitsForCustomer: encode('waitsForCustomer'),
        needsHost: encode('needsHost'),
        hostAway: encode('hostAway'),
        declined: encode('declined'),
        needsLink: encode('needsLink'),
        today: encode('today'),
        unreadCalendars: queues.unreadCalendars.map(encodeUnreadCalendar),
      },
    };
  },
  listCandidates: async ({ caller, parameters: { sessionId, startsAt, language } }) => {
    const { candidates, zone } = await shop.sessionCandidates(caller, {
      sessionId,
      startsAt: toQueryInstant('startsAt', startsAt),
      language: language ?? null,
    });
    return { body: candidates.map((candidate) => encodeCandidate(candidate, zone)) };
  },
  assignHost: async ({ caller, parameters, body }) => ({
    body: encodeBoardSession(await shop.assignHost(caller, parameters.sessionId, body), ports.now()),
  }),
  withdrawAssignment: async ({ caller, parameters }) => ({
    body: encodeBoardSession(await shop.withdrawAssignment(caller, parameters.id), ports.now()),
  }),
  getHostPage: async ({ parameters }) => ({ body: encodeHostPage(await shop.hostPage(parameters.token)) }),
  answerAssignment: async ({ parameters: { token, id }, body }) => ({
    body: encodeHostPage(await shop.answerAssignment(token, id, body)),
  }),
  addOwnAbsence: async ({ parameters, body }) => ({
    body: encodeHostPage(await shop.addOwnAbsence(parameters.token, body)),
  }),
  removeOwnAbsence: async ({ parameters: { token, absenceId } }) => ({
    body: encodeHostPage(await shop.removeOwnAbsence(token, absenceId)),
  }),
});
