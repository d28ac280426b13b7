import { stopDatabaseServer } from '../../support/database.ts';
import { openStaffing, raceDesks } from './races.ts';

/* 1,000 races of three desks for one host on each store: part of `npm run faults`, which says the store and the share. */
const [where = 'both', share = '1'] = process.argv.slice(2);
const stores = (['memory', 'postgres'] as const).filter((store) => where === 'both' || where === store);
const count = Math.ceil(1_000 / Number(share));

for (const store of stores) {
  const since = performance.now();
  const ground = await openStaffing(store);
  const figures = await raceDesks(ground, count);
  await ground.close();
  const { won, doubled, failures } = figures;
  const isRight = won === count && doubled === 0 && failures.length === 0;
  if (!isRight) process.exitCode = 1;
  const seconds = ((performance.now() - since) / 1_000).toFixed(1);
  console.log(
    `${isRight ? 'ok   ' : 'WRONG'} desks that race for one host on ${store}, ${seconds} s: ${JSON.stringify(figures)}`,
  );
}
await stopDatabaseServer();
