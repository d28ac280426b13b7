import { freeStarts } from '@wondercast/core/calendar/staffing/free-times';
import { describe, expect, it } from 'vitest';
import { times } from '../../support/full.ts';
import { aStaffing } from './a-staffing.ts';
import { bruteForce } from './brute-force.ts';

/** `ORACLE_CASES=20000` runs more. */
const CASES = Number(process.env.ORACLE_CASES ?? times(200, 2_000));
const FIRST = Number(process.env.SEED ?? 1);

const wordsOf = (starts: Iterable<readonly [number, number]>) =>
  [...starts].map(([start, left]) => `${new Date(start).toISOString()} ${left}`);

describe('free times', () => {
  it(`are what a look at each minute and each host finds, also where clocks change (${CASES} shops)`, () => {
    let some = 0;
    for (let seed = FIRST; seed < FIRST + CASES; seed++) {
      const { facts, wanted, from, to } = aStaffing(seed);
      const found = freeStarts(facts, wanted, { startsAt: new Date(from), endsAt: new Date(to) });
      const expected = bruteForce(facts, wanted, from, to);
      if (expected.size > 0) some += 1;
      expect(
        wordsOf(found.map(({ startsAt, left }) => [startsAt.getTime(), left] as const)),
        `seed ${seed}`,
      ).toEqual(wordsOf(expected));
    }
    // An oracle that finds nothing proves nothing.
    expect(some).toBeGreaterThan(CASES / 4);
  });
});
