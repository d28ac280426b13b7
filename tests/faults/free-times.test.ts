import { afterEach, describe, expect, it } from 'vitest';
import { raceBuyers, withoutHostLocks } from './free-times/buyers.ts';
import { openStaffing, type StaffingGround } from './staffing/races.ts';

/* The short form; `npm run faults free-times` runs 100 rounds of 1,000 buyers. */
let ground: StaffingGround | null = null;
afterEach(async () => {
  await ground?.close();
  ground = null;
});

describe('a free time that many want at once', () => {
  it.each(['memory', 'postgres'] as const)(
    'is booked as often as there are hosts on %s; everybody else is told other times',
    async (store) => {
      ground = await openStaffing(store);
      const [rounds, buyers] = [3, 30];
      expect(await raceBuyers(ground, { rounds, buyers })).toEqual({
        rounds,
        right: rounds,
        booked: rounds * 3,
        told: rounds * (buyers - 3),
        doubled: 0,
        failures: [],
      });
    },
  );

  it('(without the constraint and the locks of hosts: some hosts have two sessions at once)', async () => {
    ground = await openStaffing('postgres', { constrained: false });
    expect((await raceBuyers(ground, { rounds: 3, buyers: 30 }, withoutHostLocks)).doubled).toBeGreaterThan(
      0,
    );
  });
});
