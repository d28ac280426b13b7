import { stopDatabaseServer } from '../../support/database.ts';
import type { StoreName } from '../money/test-bed.ts';
import { proveHistories } from './histories.ts';
import { forgottenFees, forgottenRenewals, keptUses, unwrittenRefunds } from './planted.ts';
import { KINDS, raceChanges } from './races.ts';

/*
 * Changes of bookings in full counts: 10,000 random histories, a quarter of them on Postgres, and 1,000 races of each kind on each store.
 * Part of `npm run faults`, which says the store and the share. SEED=n repeats a run; a mistake begins with the seed of its own history,
 * which `SEED=n npm run faults changes memory 10000` repeats.
 */
const [where = 'both', share = '1'] = process.argv.slice(2);
const stores: readonly StoreName[] = where === 'both' ? ['memory', 'postgres'] : [where as StoreName];
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const of = (full: number): number => Math.ceil(full / Number(share));
const HISTORIES: Readonly<Record<StoreName, number>> = { memory: 7_500, postgres: 2_500 };
const SHOWN = 20;

const row = (title: string, since: number, figures: object, isRight: boolean): void => {
  if (!isRight) process.exitCode = 1;
  const seconds = ((performance.now() - since) / 1_000).toFixed(1);
  console.log(`${isRight ? 'ok   ' : 'WRONG'} ${title}, ${seconds} s: ${JSON.stringify(figures)}`);
};

for (const store of stores) {
  const since = performance.now();
  const figures = await proveHistories(store, { count: of(HISTORIES[store]), seed });
  const shown = { ...figures, mistakes: figures.mistakes.slice(0, SHOWN) };
  row(`random histories on ${store}`, since, shown, figures.mistakes.length === 0);
  for (const kind of KINDS) {
    const began = performance.now();
    const { failures, ...raced } = await raceChanges(store, kind, { count: of(1_000), seed });
    const isRight = failures.length === 0 && raced.right === raced.races;
    row(`${kind} on ${store}`, began, { ...raced, failures: failures.slice(0, SHOWN) }, isRight);
  }
}
for (const [name, planted] of Object.entries({
  unwrittenRefunds,
  forgottenFees,
  keptUses,
  forgottenRenewals,
})) {
  const since = performance.now();
  const { mistakes } = await proveHistories('memory', { count: 40, seed: 1, planted });
  row(`(with the mistake ${name}: it is found)`, since, { mistakes: mistakes.length }, mistakes.length > 0);
}
if (stores.includes('postgres')) {
  const since = performance.now();
  const kind = 'two amendments of one version';
  const { races, right } = await raceChanges('postgres', kind, { count: 10, seed, locked: false });
  row('(without the lock: both of two amendments are made)', since, { races, right }, right < races);
}
await stopDatabaseServer();
