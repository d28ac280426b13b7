import { describe, expect, it } from 'vitest';
import { proveHistories } from './changes/histories.ts';
import { forgottenFees, forgottenRenewals, keptUses, unwrittenRefunds } from './changes/planted.ts';
import { KINDS, raceChanges } from './changes/races.ts';
import type { StoreName } from './money/test-bed.ts';

/* The short form; `npm run faults changes` runs the full counts. */
const SEED = 20_261_123;

describe.each<readonly [StoreName, histories: number, races: number]>([
  ['memory', 40, 5],
  ['postgres', 10, 2],
])('bookings that change, on %s', (store, histories, races) => {
  it('agree with what was counted beside them, whatever happens to them', async () => {
    const figures = await proveHistories(store, { count: histories, seed: SEED });
    expect(figures.mistakes).toEqual([]);
    // Without deaths and refusals it would prove little.
    expect(figures.killed).toBeGreaterThan(histories / 5);
    expect(figures.acts - figures.refused - figures.killed).toBeGreaterThan(2 * histories);
  });

  it.each(KINDS)('have one outcome: %s', async (kind) => {
    const { failures, right } = await raceChanges(store, kind, { count: races, seed: SEED });
    expect([failures, right]).toEqual([[], races]);
  });
});

it.each(Object.entries({ unwrittenRefunds, forgottenFees, keptUses, forgottenRenewals }))(
  '(with the mistake %s: it is found)',
  async (_, planted) => {
    const { mistakes } = await proveHistories('memory', { count: 20, seed: 1, planted });
    expect(mistakes).not.toEqual([]);
  },
);

it('(without the lock: both of two amendments are made)', async () => {
  const kind = 'two amendments of one version';
  const { right } = await raceChanges('postgres', kind, { count: 1, seed: SEED, locked: false });
  expect(right).toBe(0);
});
