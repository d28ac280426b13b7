import { diceOf } from '../money/dice.ts';
import { openTestBed, type StoreName } from '../money/test-bed.ts';
import { lookAtBooking, lookAtShop } from './final-look.ts';
import { type Told, tellHistory } from './history.ts';
import type { Planted } from './planted.ts';

export interface HistoryFigures {
  readonly seed: number;
  readonly histories: number;
  readonly acts: number;
  readonly refused: number;
  readonly killed: number;
  /** Each begins with the seed that repeats its history alone. */
  readonly mistakes: readonly string[];
}

interface Plan {
  readonly count: number;
  /** Of the first history; the others count on from it. */
  readonly seed: number;
  /** Histories of one shop: an audit looks at all of them. */
  readonly together?: number;
  /** Only for the twins that must fail. */
  readonly planted?: Planted | null;
}

/** What an auditor compares with the catalogue of now, which these histories edit. */
const NOT_JUDGED = /that the catalogue does not|that its code does not give/;

/** Shops at once: while one waits for its database, others work. */
const AT_ONCE: Readonly<Record<StoreName, number>> = { memory: 1, postgres: 4 };

/** The histories of one shop, and the mistakes in them. */
const proveShop = async (store: StoreName, seeds: readonly number[], planted: Planted | null) => {
  const testBed = await openTestBed(store, { planted });
  const told: Told[] = [];
  const mistakes: string[] = [];
  for (const seed of seeds) {
    const one = await tellHistory(testBed, diceOf(seed));
    told.push(one);
    const found = [...one.mistakes, ...(await lookAtBooking(testBed, one))];
    mistakes.push(...found.map((each) => `${seed}: ${each}`));
  }
  const { mistakes: audited } = await testBed.audit({ ofStore: true });
  const ofAll = [
    ...(await lookAtShop(testBed, told)),
    ...audited.filter((each) => !NOT_JUDGED.test(each)),
    ...testBed.mailedTwice(),
  ];
  mistakes.push(...ofAll.map((each) => `${seeds[0]} to ${seeds.at(-1)}: ${each}`));
  await testBed.close();
  return { told, mistakes };
};

/** Random histories of bookings; afterwards everything that is said of money agrees with what the test has counted itself. */
export const proveHistories = async (
  store: StoreName,
  { count, seed, together = 20, planted = null }: Plan,
): Promise<HistoryFigures> => {
  const seeds = Array.from({ length: count }, (_, at) => seed + at);
  const shops = Array.from({ length: Math.ceil(count / together) }, (_, at) =>
    seeds.slice(at * together, (at + 1) * together),
  );
  const told: Told[] = [];
  const mistakes: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = shops.shift(); next; next = shops.shift()) {
      const shop = await proveShop(store, next, planted);
      told.push(...shop.told);
      mistakes.push(...shop.mistakes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE[store] }, work));
  const sum = (of: (one: Told) => number) => told.reduce((total, one) => total + of(one), 0);
  return {
    seed,
    histories: count,
    acts: sum(({ acts }) => acts),
    refused: sum(({ refused }) => refused),
    killed: sum(({ killed }) => killed),
    mistakes,
  };
};
