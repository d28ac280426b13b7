import { afterEach, describe, expect, it } from 'vitest';
import { fullOr, inFull } from '../support/full.ts';
import { proveChaos } from './money/chaos.ts';
import { proveCrashes } from './money/crashes.ts';
import { proveDeliveries } from './money/deliveries.ts';
import { proveRaces } from './money/races.ts';
import { openTestBed, type StoreName, type TestBed } from './money/test-bed.ts';

/* The short form; `npm run faults` runs the full counts. */
const SEED = 20_261_121;

let testBed: TestBed | null = null;
afterEach(async () => {
  await testBed?.close();
  testBed = null;
});
const open = async (store: StoreName): Promise<TestBed> => {
  testBed = await openTestBed(store);
  return testBed;
};

const POSTGRES: readonly [StoreName, share: number] = ['postgres', 5];

describe.each(fullOr([['memory', 1] as const, POSTGRES], [POSTGRES]))('money on %s', (store, share) => {
  it('is booked, mailed and written down once, whoever of webhook and browser is quicker', async () => {
    const races = 100 / share;
    const figures = await proveRaces(await open(store), { count: races, seed: SEED });
    expect(figures).toMatchObject({
      races,
      bookings: races,
      mails: races,
      correctLedgers: races,
      mistakes: [],
    });
  });

  it('is never left without a booking by a process that dies at any step', async () => {
    const count = 200 / share;
    const figures = await proveCrashes(await open(store), { count, seed: SEED });
    expect(figures).toMatchObject({ died: count, unresolved: 0, wronglyRefunded: 0, mistakes: [] });
    expect([figures.bookings, figures.mails]).toEqual([figures.paid, figures.paid]);
    expect(figures.steps).toBeGreaterThan(15);
  });

  it('(without the reconciler: some of it is left)', async () => {
    const figures = await proveCrashes(await open(store), { count: 40, seed: SEED, reconciling: false });
    expect(figures.unresolved).toBeGreaterThan(0);
    expect(figures.mistakes).not.toEqual([]);
  });

  it('is where it belongs when everybody pays, refunds and deletes at once and processes die', async () => {
    const figures = await proveChaos(await open(store), { rounds: Math.ceil(30 / share), seed: SEED });
    expect(figures).toMatchObject({ failures: [], chargedTwice: 0, mistakes: [] });
    // How many die depends on who is first; without any, this would prove nothing.
    expect(figures.killed).toBeGreaterThan(10 / share / 2);
    expect(figures.acts - figures.refused - figures.killed).toBeGreaterThan(50);
  });

  it('is in the right state whatever is delivered, how often and in which order', async () => {
    const figures = await proveDeliveries(await open(store), { count: 400 / share, seed: SEED });
    expect(figures).toMatchObject({ wrongAnswers: 0, wrongStates: 0, mistakes: [] });
    expect(figures.refused).toBeGreaterThan(10);
  });
});

inFull(() => {
  it('(without a look at payments that are not finished: cards are charged twice)', async () => {
    testBed = await openTestBed('memory', { unguarded: 'one-payment' });
    const figures = await proveChaos(testBed, { rounds: 120, seed: SEED });
    expect(figures.chargedTwice).toBeGreaterThan(0);
  });

  it('(without the list of what is too much: nobody learns of it)', async () => {
    testBed = await openTestBed('memory', { unguarded: 'excess' });
    const { mistakes } = await proveChaos(testBed, { rounds: 60, seed: SEED });
    expect(mistakes.filter((mistake) => /too much, and 0 of it is listed/.test(mistake))).not.toEqual([]);
  });

  it('(without a look at the signature: forged deliveries are taken)', async () => {
    testBed = await openTestBed('memory', { unguarded: 'signature' });
    const figures = await proveDeliveries(testBed, { count: 200, seed: SEED });
    expect(figures.wrongAnswers).toBeGreaterThan(0);
  });
});
