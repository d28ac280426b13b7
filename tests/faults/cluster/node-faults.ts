import type { DatabaseMachine } from '../../cluster/database-machine.ts';
import { book } from '../../http/bodies.ts';
import { timePasses } from '../../support/time-passes.ts';
import { until } from '../../support/until.ts';
import { rowsOf } from '../process-audit.ts';
import type { TestBed } from './test-bed.ts';

const PATIENCE_MS = 60_000;

/** Bookings that are sent straight to one node belong to nobody's promises. */
const email = (node: number, time: number) => `straight-${node}-${time}@northlight.example`;

let time = 0;

/** Kills a node, starts it again and books there. Answers the milliseconds from its first ready answer to its first booking. */
export const killNode = async ({ cluster }: TestBed, at: number): Promise<number> => {
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

/** How long bookings waited for Postgres, in milliseconds. */
export interface PostgresRestart {
  /** Since the kill: Patroni looks every two seconds, then Postgres recovers and is promoted. */
  readonly sinceKill: number;
  /** Since the moment from which Postgres takes writes again. */
  readonly sinceServing: number;
}

const POLL_MS = 20;

/** Asks Postgres itself, past the poolers. False as long as it does not answer or only reads. */
const takesWrites = async ({ cluster }: TestBed, { address }: DatabaseMachine): Promise<boolean> => {
  const url = new URL(cluster.databaseUrl);
  url.host = address;
  const answer = rowsOf<{ reads: boolean }>(url.href, 'select pg_is_in_recovery() "reads"');
  return answer.then(
    ([row]) => row?.reads === false,
    () => false,
  );
};

/** kill -9 of the leader's Postgres, which Patroni starts again. */
export const killPostgres = async (testBed: TestBed): Promise<PostgresRestart> => {
  const { cluster, buyers } = testBed;
  const leader = await cluster.database.leader();
  const victim = leader.postmaster();
  const since = performance.now();
  leader.killPostgres();
  const leads = async () => {
    await timePasses(POLL_MS);
    const running = cluster.database.all.filter((machine) => ![null, victim].includes(machine.postmaster()));
    return (await Promise.all(running.map((machine) => takesWrites(testBed, machine)))).includes(true);
  };
  await until('Postgres takes writes again', leads, PATIENCE_MS);
  const served = performance.now();
  const then = buyers.promised().length;
  await until('bookings go on', () => buyers.promised().length > then + 8, PATIENCE_MS);
  const [sinceKill, sinceServing] = [buyers.longestWait(since), buyers.firstAfter(served) - served];
  await cluster.database.untilWhole(PATIENCE_MS);
  return { sinceKill, sinceServing };
};
