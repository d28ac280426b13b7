import { stopDatabaseServer } from '../../support/database.ts';
import { openStaffing } from '../staffing/races.ts';
import { raceBuyers, withoutHostLocks } from './buyers.ts';
import { keptHolds, nothingReserved, proveFreeTimes } from './histories.ts';
import { raceNodes } from './nodes.ts';

/*
 * 100 rounds of 1,000 buyers for one time with three hosts on each store and over three nodes, 5,000 random histories: part of
 * `npm run faults`, which says the store and the share.
 */
const [where = 'both', share = '1'] = process.argv.slice(2);
const stores = (['memory', 'postgres'] as const).filter((store) => where === 'both' || where === store);
const rounds = Math.max(1, Math.ceil(100 / Number(share)));
const BUYERS = 1_000;

const say = (isRight: boolean, words: string): void => {
  if (!isRight) process.exitCode = 1;
  console.log(`${isRight ? 'ok   ' : 'WRONG'} ${words}`);
};

for (const store of stores) {
  const testBed = await openStaffing(store);
  const since = performance.now();
  const figures = await raceBuyers(testBed, { rounds, buyers: BUYERS });
  const seconds = ((performance.now() - since) / 1_000).toFixed(1);
  const isRight =
    figures.right === rounds &&
    figures.doubled === 0 &&
    figures.failures.length === 0 &&
    figures.told === rounds * (BUYERS - 3);
  const { failures, ...counts } = figures;
  const said = JSON.stringify({ ...counts, failures: failures.slice(0, 3) });
  say(isRight, `${BUYERS} buyers of one time with three hosts on ${store}, ${seconds} s: ${said}`);
  await testBed.close();
}
const HISTORIES = { memory: 4_500, postgres: 500 } as const;
for (const store of stores) {
  const since = performance.now();
  const count = Math.max(1, Math.ceil(HISTORIES[store] / Number(share)));
  const { mistakes, ...counts } = await proveFreeTimes(store, { count, seed: 1 });
  const seconds = ((performance.now() - since) / 1_000).toFixed(1);
  say(mistakes.length === 0, `histories on ${store}, ${seconds} s: ${JSON.stringify(counts)}`);
  for (const mistake of mistakes.slice(0, 5)) console.log(`      ${mistake}`);
}
for (const [name, planted] of Object.entries({ keptHolds, nothingReserved })) {
  const { mistakes } = await proveFreeTimes('memory', { count: 20, seed: 1, planted });
  say(mistakes.length > 0, `(with the mistake ${name}: ${mistakes.length} found in 20 histories)`);
}
if (stores.includes('postgres')) {
  const since = performance.now();
  const { failures, ...counts } = await raceNodes({ rounds, buyers: BUYERS });
  const seconds = ((performance.now() - since) / 1_000).toFixed(1);
  const said = JSON.stringify({ ...counts, failures: failures.slice(0, 3) });
  say(
    counts.right === rounds && counts.doubled === 0,
    `${BUYERS} buyers over three nodes, one killed, ${seconds} s: ${said}`,
  );
  const guarded = await openStaffing('postgres');
  const last = await raceBuyers(guarded, { rounds: 3, buyers: 30 }, withoutHostLocks);
  say(
    last.doubled === 0,
    `without locks the constraint alone lets ${last.doubled} sessions too many through`,
  );
  await guarded.close();
  const testBed = await openStaffing('postgres', { constrained: false });
  const { doubled } = await raceBuyers(testBed, { rounds: 3, buyers: 30 }, withoutHostLocks);
  say(doubled > 0, `(without constraint and locks: ${doubled} sessions too many in three rounds)`);
  await testBed.close();
}
await stopDatabaseServer();
