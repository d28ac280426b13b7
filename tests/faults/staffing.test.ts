import { afterEach, describe, expect, it } from 'vitest';
import { openStaffing, raceDesks, type StaffingTestBed } from './staffing/races.ts';

/* The short form; `npm run faults staffing` runs a thousand. */
let testBed: StaffingTestBed | null = null;
afterEach(async () => {
  await testBed?.close();
  testBed = null;
});

describe('a host whom three desks want at the same time', () => {
  it.each(['memory', 'postgres'] as const)('goes to exactly one of them on %s', async (store) => {
    testBed = await openStaffing(store);
    const races = 20;
    expect(await raceDesks(testBed, races)).toEqual({
      races,
      won: races,
      doubled: 0,
      told: races * 2,
      failures: [],
    });
  });

  it('(without the constraint: some have two sessions at once)', async () => {
    testBed = await openStaffing('postgres', { constrained: false });
    expect((await raceDesks(testBed, 20)).doubled).toBeGreaterThan(0);
  });
});
