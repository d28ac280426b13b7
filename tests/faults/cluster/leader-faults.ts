import type { DatabaseMachine } from '../../cluster/database-machine.ts';
import { leaderTtlSeconds } from '../../cluster/patroni-config.ts';
import { timePasses } from '../../support/time-passes.ts';
import { until } from '../../support/until.ts';
import type { TestBed } from './test-bed.ts';

export const LEADER_FAULTS = ['switchover', 'stop', 'kill', 'freeze', 'network cut'] as const;
export type LeaderFault = (typeof LEADER_FAULTS)[number];

const PLANNED: readonly LeaderFault[] = ['switchover', 'stop'];
/** Until the others have taken over and bookings go on. */
const TAKING_OVER_MS = 3_000;

/** How long the shop may refuse writes, in milliseconds: a leader that is lost keeps its place for a time. */
export const limitOf = (fault: LeaderFault): number =>
  PLANNED.includes(fault) ? TAKING_OVER_MS : leaderTtlSeconds() * 1_000 + TAKING_OVER_MS;

const PATIENCE_MS = 90_000;

/** Takes the leader away; answers how it is given back. */
const takeAway = async (
  fault: LeaderFault,
  leader: DatabaseMachine,
  { cluster }: TestBed,
): Promise<() => void> => {
  switch (fault) {
    case 'switchover':
      await cluster.database.switchOver();
      return () => {};
    case 'stop':
      await leader.stop();
      return leader.start;
    case 'kill':
      await leader.kill();
      return leader.start;
    case 'freeze':
      leader.freeze();
      return leader.thaw;
    case 'network cut':
      leader.network.cut();
      return leader.network.mend;
  }
};

/** The leader goes, another leads, bookings go on, and the former one follows. Answers the longest time without a booking, in ms. */
export const changeLeader = async (testBed: TestBed, fault: LeaderFault): Promise<number> => {
  const { database } = testBed.cluster;
  const { buyers } = testBed;
  const before = await database.leader(PATIENCE_MS);
  const booked = () => buyers.promised().length;
  const since = performance.now();
  const giveBack = await takeAway(fault, before, testBed);
  const othersLead = async () => {
    await timePasses(50);
    const leads = await Promise.all(
      database.all.filter((machine) => machine !== before).map((machine) => machine.is('primary')),
    );
    return leads.includes(true);
  };
  await until('another machine leads', othersLead, PATIENCE_MS);
  const then = booked();
  await until('bookings go on', () => booked() > then + 8, PATIENCE_MS);
  const waited = buyers.longestWait(since);
  giveBack();
  await database.untilWhole(PATIENCE_MS);
  return waited;
};
