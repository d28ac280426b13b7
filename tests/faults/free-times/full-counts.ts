import { stopDatabaseServer } from '../../support/database.ts';
import { openStaffing } from '../staffing/races.ts';
import { raceBuyers, withoutHostLocks } from './buyers.ts';

/* 100 rounds of 1,000 buyers for one time with three hosts, on each store: part of `npm run faults`, which says the store and the share. */
const [where = 'both', share = '1'] = process.argv.slice(2);
const stores = (['memory', 'postgres'] as const).filter((store) => where === 'both' || where === store);
const rounds = Math.max(1, Math.ceil(100 / Number(share)));
const BUYERS = 1_000;

const say = (isRight: boolean, words: string): void => {
  if (!isRight) process.exitCode = 1;
  console.log(`${isRight ? 'ok   ' : 'WRONG'} ${words}`);
};

for (const store of stores) {
  const ground = await openStaffing(store);
  const since = performance.now();
  const figures = await raceBuyers(ground, { rounds, buyers: BUYERS });
  const seconds = ((performance.now() - since) / 1_000).toFixed(1);
  const isRight =
    figures.right === rounds &&
    figures.doubled === 0 &&
    figures.failures.length === 0 &&
    figures.told === rounds * (BUYERS - 3);
  const { failures, ...counts } = figures;
  const said = JSON.stringify({ ...counts, failures: failures.slice(0, 3) });
  say(isRight, `${BUYERS} buyers of one time with three hosts on ${store}, ${seconds} s: ${said}`);
  await ground.close();
}
if (stores.includes('postgres')) {
  const ground = await openStaffing('postgres', { constrained: false });
  const { doubled } = await raceBuyers(ground, { rounds: 3, buyers: 30 }, withoutHostLocks);
  say(doubled > 0, `(without constraint and locks: ${doubled} sessions too many in three rounds)`);
  await ground.close();
}
await stopDatabaseServer();
