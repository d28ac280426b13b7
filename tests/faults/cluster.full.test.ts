import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowing } from './allowance.ts';
import { brokenPromises } from './cluster/audit-cluster.ts';
import { raceForCode } from './cluster/code-race.ts';
import { changeLeader, limitOf } from './cluster/leader-faults.ts';
import { killNode } from './cluster/node-faults.ts';
import { spreadEdit, spreadRevocation } from './cluster/spreading.ts';
import { startTestBed, type TestBed } from './cluster/test-bed.ts';

const LONG_MS = 600_000;
const ATTEMPTS = 100;

describe('three nodes, PgBouncer, HAProxy and three Postgres under Patroni, from the files of deploy/', () => {
  let testBed: TestBed;
  beforeAll(async () => {
    testBed = await startTestBed('short');
  }, LONG_MS);
  afterAll(() => testBed?.stop());

  it('have an edit and a revoked key on every node within a second', async () => {
    expect(await spreadEdit(testBed.cluster)).toBeLessThan(allowing(1_000));
    expect(await spreadRevocation(testBed.cluster)).toBeLessThan(allowing(1_000));
  });

  it(
    'take bookings within a second on a node that was killed and serves again',
    async () => {
      expect(await killNode(testBed, 1)).toBeLessThan(allowing(1_000));
      await testBed.assertKept();
    },
    LONG_MS,
  );

  it.each(['switchover', 'kill'] as const)(
    'take bookings again within the limit after a change of leader (%s), and lose none',
    async (fault) => {
      expect(await changeLeader(testBed, fault)).toBeLessThan(allowing(limitOf(fault)));
      await testBed.assertKept();
    },
    LONG_MS,
  );

  it(
    `let exactly ten of ${ATTEMPTS} have a code with ten uses, while a node is killed`,
    async () => {
      expect(await raceForCode(testBed.cluster, ATTEMPTS, 2)).toEqual({ won: 10, counted: 10, strange: [] });
    },
    LONG_MS,
  );

  it(
    'have kept every promise once, sent every mail, answered no 500, and never stopped to be browsed',
    async () => {
      await testBed.finish();
      expect(testBed.buyers.promised().length).toBeGreaterThan(50);
      expect(testBed.reader.failures()).toEqual([]);
    },
    LONG_MS,
  );
});

it('a booking that is lost, doubled or changed would be noticed', () => {
  const promise = { email: 'a@b.example', id: 1, reference: 'WC-A', total: 100, isPaid: true, at: 0 };
  const stored = {
    email: 'a@b.example',
    id: 1,
    reference: 'WC-A',
    total: 100,
    paymentStatus: 'paid' as const,
  };
  expect(brokenPromises([promise], [stored])).toEqual([]);
  expect(brokenPromises([promise], [])).toEqual(['WC-A of a@b.example is lost']);
  expect(brokenPromises([promise], [stored, { ...stored, id: 2 }])).toHaveLength(1);
  expect(brokenPromises([promise], [{ ...stored, total: 99 }])).toEqual(['WC-A has changed']);
  expect(brokenPromises([promise], [{ ...stored, paymentStatus: 'pending' }])).toEqual(['WC-A has changed']);
  expect(brokenPromises([], [stored, { ...stored, id: 2 }])).toHaveLength(1);
});
