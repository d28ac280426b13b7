import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowing } from './allowance.ts';
import { brokenPromises } from './cluster/audit-cluster.ts';
import { raceForCode } from './cluster/code-race.ts';
import { type Ground, startGround } from './cluster/ground.ts';
import { changeLeader, limitOf } from './cluster/leader-faults.ts';
import { killNode } from './cluster/node-faults.ts';
import { spreadEdit, spreadRevocation } from './cluster/spreading.ts';

const LONG_MS = 600_000;
const ATTEMPTS = 100;

describe('three nodes, PgBouncer, HAProxy and three Postgres under Patroni, from the files of deploy/', () => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await startGround('short');
  }, LONG_MS);
  afterAll(() => ground?.stop());

  it('have an edit and a revoked key on every node within a second', async () => {
    expect(await spreadEdit(ground.cluster)).toBeLessThan(allowing(1_000));
    expect(await spreadRevocation(ground.cluster)).toBeLessThan(allowing(1_000));
  });

  it(
    'take bookings within a second on a node that was killed and serves again',
    async () => {
      expect(await killNode(ground, 1)).toBeLessThan(allowing(1_000));
      await ground.assertKept();
    },
    LONG_MS,
  );

  it.each(['switchover', 'kill'] as const)(
    'take bookings again within the limit after a change of leader (%s), and lose none',
    async (fault) => {
      expect(await changeLeader(ground, fault)).toBeLessThan(allowing(limitOf(fault)));
      await ground.assertKept();
    },
    LONG_MS,
  );

  it(
    `let exactly ten of ${ATTEMPTS} have a code with ten uses, while a node is killed`,
    async () => {
      expect(await raceForCode(ground.cluster, ATTEMPTS, 2)).toEqual({ won: 10, counted: 10, strange: [] });
    },
    LONG_MS,
  );

  it(
    'have kept every promise once, sent every mail, answered no 500, and never stopped to be browsed',
    async () => {
      await ground.finish();
      expect(ground.buyers.promised().length).toBeGreaterThan(50);
      expect(ground.reader.failures()).toEqual([]);
    },
    LONG_MS,
  );
});

it('a booking that is lost, doubled or changed would be noticed', () => {
  const promise = { email: 'a@b.example', id: 1, reference: 'WC-A', total: 100, isPaid: true, at: 0 };
  const stored = { email: 'a@b.example', id: 1, reference: 'WC-A', total: 100, paymentStatus: 'paid' };
  expect(brokenPromises([promise], [stored])).toEqual([]);
  expect(brokenPromises([promise], [])).toEqual(['WC-A of a@b.example is lost']);
  expect(brokenPromises([promise], [stored, { ...stored, id: 2 }])).toHaveLength(1);
  expect(brokenPromises([promise], [{ ...stored, total: 99 }])).toEqual(['WC-A has changed']);
  expect(brokenPromises([promise], [{ ...stored, paymentStatus: 'pending' }])).toEqual(['WC-A has changed']);
  expect(brokenPromises([], [stored, { ...stored, id: 2 }])).toHaveLength(1);
});
