import { afterEach, describe, expect, it } from 'vitest';
import { fullOr, inFull } from '../support/full.ts';
import { raceBuyers, withoutHostLocks } from './free-times/buyers.ts';
import { keptHolds, nothingReserved, proveFreeTimes } from './free-times/histories.ts';
import { raceNodes } from './free-times/nodes.ts';
import { openStaffing, type StaffingTestBed } from './staffing/races.ts';

/* The short form; `npm run faults free-times` runs 100 rounds of 1,000 buyers, and 5,000 histories. */
const POSTGRES = ['postgres', 10] as const;

let testBed: StaffingTestBed | null = null;
afterEach(async () => {
  await testBed?.close();
  testBed = null;
});

describe('a free time that many want at once', () => {
  it.each(['memory', 'postgres'] as const)(
    'is booked as often as there are hosts on %s; everybody else is told other times',
    async (store) => {
      testBed = await openStaffing(store);
      const [rounds, buyers] = [3, 30];
      expect(await raceBuyers(testBed, { rounds, buyers })).toEqual({
        rounds,
        right: rounds,
        booked: rounds * 3,
        told: rounds * (buyers - 3),
        doubled: 0,
        sentAgain: 0,
        failures: [],
      });
    },
  );

  it('is not led by one host twice where nobody waits for another: the constraint is the last guard', async () => {
    testBed = await openStaffing('postgres');
    const { doubled, booked } = await raceBuyers(testBed, { rounds: 3, buyers: 30 }, withoutHostLocks);
    expect([doubled, booked]).toEqual([0, 9]);
  });

  inFull(() => {
    it('is booked as often on three nodes while one of them is killed', async () => {
      const { sentAgain, ...figures } = await raceNodes({ rounds: 1, buyers: 60 });
      expect(figures).toEqual({ rounds: 1, right: 1, booked: 3, told: 57, doubled: 0, failures: [] });
      expect(sentAgain).toBeGreaterThan(0);
    });
  });

  it('(without the constraint and the locks of hosts: some hosts have two sessions at once)', async () => {
    testBed = await openStaffing('postgres', { constrained: false });
    expect((await raceBuyers(testBed, { rounds: 3, buyers: 30 }, withoutHostLocks)).doubled).toBeGreaterThan(
      0,
    );
  });
});

describe('holds, payments, moves, absences and calendars in any order', () => {
  it.each(fullOr([['memory', 60] as const, POSTGRES], [POSTGRES]))(
    'agree after every step with what the test works out itself, on %s',
    async (store, count) => {
      const { mistakes, done } = await proveFreeTimes(store, { count, seed: 20_261_128 });
      expect(mistakes).toEqual([]);
      // Without these it would prove little.
      for (const name of ['hold', 'book', 'hear', 'move']) expect(done[name]).toBeGreaterThan(count / 5);
    },
  );

  it('agree where a time was kept for a session that is cancelled, and another one of the booking moves there', async () => {
    const { mistakes } = await proveFreeTimes('memory', { count: 1, seed: 3_120 });
    expect(mistakes).toEqual([]);
  });

  it.each(Object.entries({ keptHolds, nothingReserved }))(
    '(with the mistake %s: it is found)',
    async (_, planted) => {
      const { mistakes } = await proveFreeTimes('memory', { count: 10, seed: 1, planted });
      expect(mistakes).not.toEqual([]);
    },
  );
});
