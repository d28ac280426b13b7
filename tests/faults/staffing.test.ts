import { afterEach, describe, expect, it } from 'vitest';
import { openStaffing, raceDesks, type StaffingGround } from './staffing/races.ts';

/* The short form; `npm run faults staffing` runs a thousand. */
let ground: StaffingGround | null = null;
afterEach(async () => {
  await ground?.close();
  ground = null;
});

describe('a host whom three desks want at the same time', () => {
  it.each(['memory', 'postgres'] as const)('goes to exactly one of them on %s', async (store) => {
    ground = await openStaffing(store);
    const races = 20;
    expect(await raceDesks(ground, races)).toEqual({
      races,
      won: races,
      doubled: 0,
      told: races * 2,
      failures: [],
    });
  });

  it('(without the constraint: some have two sessions at once)', async () => {
    ground = await openStaffing('postgres', { constrained: false });
    expect((await raceDesks(ground, 20)).doubled).toBeGreaterThan(0);
  });
});
