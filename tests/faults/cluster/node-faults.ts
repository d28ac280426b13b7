import { book } from '../../http/bodies.ts';
import { timePasses } from '../../support/time-passes.ts';
import { until } from '../../support/until.ts';
import type { Ground } from './ground.ts';

const PATIENCE_MS = 60_000;

/** Bookings that are sent straight to one node belong to nobody's promises. */
const email = (node: number, time: number) => `straight-${node}-${time}@northlight.example`;

let time = 0;

/** Kills a node, starts it again and books there. Answers the milliseconds from its first ready answer to its first booking. */
export const killNode = async ({ cluster }: Ground, at: number): Promise<number> => {
  const node = cluster.nodes[at];
  if (!node) throw new Error(`There is no node ${at}`);
  await node.end('SIGKILL');
  await node.restart();
  const since = performance.now();
  time += 1;
  const change = { email: email(at, time) };
  const key = { 'idempotency-key': `straight-${at}-${time}` };
  const isBooked = async () => {
    const reply = await book(node.client(), change, key).catch(() => null);
    return reply?.status === 201;
  };
  await until('a node that serves takes bookings', isBooked, PATIENCE_MS);
  return performance.now() - since;
};

/** kill -9 of the leader's Postgres, which Patroni starts again. Answers the longest time without a booking, in ms. */
export const killPostgres = async ({ cluster, buyers }: Ground): Promise<number> => {
  const leader = await cluster.database.leader();
  const victim = leader.postmaster();
  const since = performance.now();
  leader.killPostgres();
  const isBack = async () => {
    await timePasses(20);
    const postmaster = leader.postmaster();
    const leads = await Promise.all(cluster.database.all.map((machine) => machine.is('primary')));
    return postmaster !== victim && leads.includes(true);
  };
  await until('Postgres is back', isBack, PATIENCE_MS);
  const then = buyers.promised().length;
  await until('bookings go on', () => buyers.promised().length > then + 8, PATIENCE_MS);
  const waited = buyers.longestWait(since);
  await cluster.database.untilWhole(PATIENCE_MS);
  return waited;
};
