import { isReserving } from '@wondercast/core/calendar/staffing/assignment-states';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { UnitOfWork } from '@wondercast/core/shop';
import { createShop, type Shop } from '@wondercast/core/shop';
import { aHost, unique } from '../../support/builders.ts';
import { meeting } from '../../support/meeting.ts';
import { agreedAt, desk, NOW, type StaffingTestBed } from './races.ts';

const AWAY = {
  startsAt: new Date('2030-05-06T09:00:00.000Z'),
  endsAt: new Date('2030-05-07T09:00:00.000Z'),
  reason: null,
};
const SESSION = new Date('2030-05-06T14:00:00.000Z');

export interface AbsenceFigures {
  races: number;
  /** Nobody leads a session while they are away. */
  right: number;
  /** The desk was told that the host is away. */
  refused: number;
  /** The desk had the host, who gave the session back by being away. */
  returned: number;
  /** Anything else that was thrown. */
  readonly failures: string[];
}

/**
 * As if a host's own page did not lock the host: it has looked for sessions in that time, and the desk has looked whether the host is
 * away, before either writes. For one race.
 */
export const withoutHostLock = (unitOfWork: UnitOfWork): UnitOfWork => {
  const bothHaveLooked = meeting(2);
  return (work) =>
    unitOfWork(({ hosts, audit, ...store }) =>
      work({
        ...store,
        hosts: {
          ...hosts,
          lock: hosts.byId,
          addAbsence: async (...given) => {
            await bothHaveLooked();
            return hosts.addAbsence(...given);
          },
        },
        audit: {
          ...audit,
          add: async (record) => {
            if (record.action === 'session.host-assigned') await bothHaveLooked();
            return audit.add(record);
          },
        },
      }),
    );
};

/** Once: a host says that they are away while a desk gives them a session of that time; `isDeskFirst` begins. */
const race = async (
  { ports }: Pick<StaffingTestBed, 'ports'>,
  [page, atDesk]: readonly [page: Shop, atDesk: Shop],
  isDeskFirst: boolean,
  figures: AbsenceFigures,
): Promise<void> => {
  const token = unique('page');
  const { id: hostId } = await ports.unitOfWork(async ({ hosts }) => {
    const host = await hosts.add(aHost({ experienceIds: [7] }));
    await hosts.addLink(host.id, ports.hashToken(token), NOW);
    return host;
  });
  const session = await agreedAt({ ports }, SESSION);
  const goAway = () => page.addOwnAbsence(token, AWAY);
  const assign = () => atDesk.assignHost(desk, session, { hostId, ask: false, instead: null });
  const settled = await Promise.allSettled(isDeskFirst ? [assign(), goAway()] : [goAway(), assign()]);
  let refusals = 0;
  for (const each of settled) {
    if (each.status === 'fulfilled') continue;
    const error: unknown = each.reason;
    const isTold = error instanceof Refusal && error.kind === 'conflict' && 'hindrances' in error.details;
    if (isTold) refusals += 1;
    else figures.failures.push(String(error));
  }
  const leads = (await ports.read.assignments.comingOf(hostId, NOW)).some(isReserving);
  const { assignments } = (await atDesk.sessionForDesk(desk, session)).session;
  const isReturned = assignments.some(({ declineReason }) => declineReason === 'absent');
  figures.races += 1;
  figures.refused += refusals;
  if (isReturned) figures.returned += 1;
  if (!leads && refusals + Number(isReturned) === 1) figures.right += 1;
};

/** A host says that they are away while a desk gives them a session of that time, `count` times. */
export const raceAbsences = async (
  testBed: Pick<StaffingTestBed, 'ports'>,
  count: number,
  wrap: (unitOfWork: UnitOfWork) => UnitOfWork = (unitOfWork) => unitOfWork,
): Promise<AbsenceFigures> => {
  const figures: AbsenceFigures = { races: 0, right: 0, refused: 0, returned: 0, failures: [] };
  for (let at = 0; at < count; at++) {
    const { ports } = testBed;
    const shop = createShop({ ...ports, unitOfWork: wrap(ports.unitOfWork) });
    await race(testBed, [shop, shop], at % 2 === 0, figures);
  }
  return figures;
};
