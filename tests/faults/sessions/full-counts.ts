import { stopDatabaseServer } from '../../support/database.ts';
import { KINDS, openSessions, raceSessions } from './races.ts';

/* 1,000 races of each kind over one suggestion on each store: part of `npm run faults`, which says the store and the share. */
const [where = 'both', share = '1'] = process.argv.slice(2);
const stores = (['memory', 'postgres'] as const).filter((store) => where === 'both' || where === store);
const count = Math.ceil(1_000 / Number(share));

for (const store of stores) {
  const testBed = await openSessions(store);
  for (const kind of KINDS) {
    const since = performance.now();
    const figures = await raceSessions(testBed, kind, count);
    const isRight = figures.right === count && figures.failures.length === 0;
    if (!isRight) process.exitCode = 1;
    const seconds = ((performance.now() - since) / 1_000).toFixed(1);
    console.log(
      `${isRight ? 'ok   ' : 'WRONG'} ${kind} on ${store}, ${seconds} s: ${JSON.stringify(figures)}`,
    );
  }
  await testBed.close();
}
const twin = await openSessions('postgres', { locked: false });
const { contradicted } = await raceSessions(twin, 'accept against accept', 20);
await twin.close();
if (contradicted === 0) process.exitCode = 1;
console.log(`${contradicted > 0 ? 'ok   ' : 'WRONG'} (without the lock: ${contradicted} of 20 contradicted)`);
await stopDatabaseServer();
