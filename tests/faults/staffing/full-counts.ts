import { stopDatabaseServer } from '../../support/database.ts';
import { raceAbsences, withoutHostLock } from './absences.ts';
import { openStaffing, raceDesks } from './races.ts';

/* 1,000 races of each kind over one host on each store: part of `npm run faults`, which says the store and the share. */
const [where = 'both', share = '1'] = process.argv.slice(2);
const stores = (['memory', 'postgres'] as const).filter((store) => where === 'both' || where === store);
const count = Math.ceil(1_000 / Number(share));
const TWINS = 20;

const say = (isRight: boolean, words: string): void => {
  if (!isRight) process.exitCode = 1;
  console.log(`${isRight ? 'ok   ' : 'WRONG'} ${words}`);
};

const timed = async <Figures>(work: () => Promise<Figures>): Promise<readonly [Figures, string]> => {
  const since = performance.now();
  const figures = await work();
  return [figures, `${((performance.now() - since) / 1_000).toFixed(1)} s: ${JSON.stringify(figures)}`];
};

for (const store of stores) {
  const testBed = await openStaffing(store);
  const [desks, words] = await timed(() => raceDesks(testBed, count));
  const { won, doubled, failures } = desks;
  say(
    won === count && doubled === 0 && failures.length === 0,
    `desks that race for one host on ${store}, ${words}`,
  );
  const [away, said] = await timed(() => raceAbsences(testBed, count));
  say(
    away.right === count && away.failures.length === 0,
    `a host who goes away against a desk on ${store}, ${said}`,
  );
  if (store === 'postgres') {
    const { right } = await raceAbsences(testBed, TWINS, withoutHostLock);
    say(right === 0, `(without the lock of the host: ${TWINS - right} of ${TWINS} contradicted)`);
  }
  await testBed.close();
}
await stopDatabaseServer();
