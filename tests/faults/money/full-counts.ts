import { stopDatabaseServer } from '../../support/database.ts';
import { type ChaosFigures, proveChaos } from './chaos.ts';
import { type CrashFigures, proveCrashes } from './crashes.ts';
import { proveDeliveries } from './deliveries.ts';
import { proveRaces } from './races.ts';
import { openTestBed, type StoreName } from './test-bed.ts';

/*
 * The full counts of races and crashes around money: part of `npm run faults`, which says the store and the share.
 * SEED=n repeats a run.
 */
const [where = 'both', share = '1'] = process.argv.slice(2);
const stores: readonly StoreName[] = where === 'both' ? ['memory', 'postgres'] : [where as StoreName];
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const of = (full: number): number => Math.ceil(full / Number(share));

const ROUND = 1_000;
/** An audit looks at every booking there is. */
const CHAOS_ROUND = 100;

const summed = (rounds: readonly CrashFigures[]): CrashFigures => {
  const sum = (of: (round: CrashFigures) => number) => rounds.reduce((total, round) => total + of(round), 0);
  return {
    seed,
    paid: sum(({ paid }) => paid),
    died: sum(({ died }) => died),
    steps: Math.max(...rounds.map(({ steps }) => steps)),
    unresolved: sum(({ unresolved }) => unresolved),
    wronglyRefunded: sum(({ wronglyRefunded }) => wronglyRefunded),
    bookings: sum(({ bookings }) => bookings),
    mails: sum(({ mails }) => mails),
    mistakes: rounds.flatMap(({ mistakes }) => mistakes),
  };
};

let wrong = 0;
const row = (store: StoreName, title: string, since: number, figures: object, isRight: boolean): void => {
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  if (!isRight) wrong += 1;
  console.log(
    `${isRight ? 'ok   ' : 'WRONG'} ${title} on ${store}, ${seconds} s: ${JSON.stringify(figures)}`,
  );
};

for (const store of stores) {
  const proving = async (
    title: string,
    prove: () => Promise<readonly [figures: object, isRight: boolean]>,
  ) => {
    const since = performance.now();
    row(store, title, since, ...(await prove()));
  };
  await proving('races of webhook against browser', async () => {
    const testBed = await openTestBed(store);
    const figures = await proveRaces(testBed, { count: of(1_000), seed });
    await testBed.close();
    const { races, bookings, mails, correctLedgers, mistakes } = figures;
    const isRight =
      [bookings, mails, correctLedgers].every((each) => each === races) && mistakes.length === 0;
    return [figures, isRight];
  });
  await proving('paid-then-crashed checkouts', async () => {
    // A shop of its own for every thousand: what is proved is the crash, not how a store grows.
    const rounds: CrashFigures[] = [];
    for (let left = of(10_000); left > 0; left -= ROUND) {
      const testBed = await openTestBed(store);
      const plan = { count: Math.min(left, ROUND), seed: seed + rounds.length };
      rounds.push(await proveCrashes(testBed, plan));
      await testBed.close();
    }
    const figures = summed(rounds);
    const { paid, bookings, mails, unresolved, wronglyRefunded, mistakes } = figures;
    const isRight =
      bookings === paid && mails === paid && unresolved + wronglyRefunded + mistakes.length === 0;
    return [figures, isRight];
  });
  await proving('everybody at once, and processes that die', async () => {
    const rounds: ChaosFigures[] = [];
    for (let left = of(1_000); left > 0; left -= CHAOS_ROUND) {
      const testBed = await openTestBed(store);
      rounds.push(
        await proveChaos(testBed, { rounds: Math.min(left, CHAOS_ROUND), seed: seed + rounds.length }),
      );
      await testBed.close();
    }
    const all = <Item>(pick: (round: ChaosFigures) => readonly Item[]) => rounds.flatMap(pick);
    const total = (pick: (round: ChaosFigures) => number) =>
      rounds.reduce((sum, each) => sum + pick(each), 0);
    const figures = {
      seed,
      acts: total(({ acts }) => acts),
      refused: total(({ refused }) => refused),
      killed: total(({ killed }) => killed),
      bookings: total(({ bookings }) => bookings),
      listed: total(({ listed }) => listed),
      chargedTwice: total(({ chargedTwice }) => chargedTwice),
      failures: all(({ failures }) => failures),
      mistakes: all(({ mistakes }) => mistakes),
    };
    const isRight = figures.failures.length + figures.mistakes.length + figures.chargedTwice === 0;
    return [figures, isRight];
  });
  await proving('webhook deliveries duplicated, shuffled, delayed and forged', async () => {
    const testBed = await openTestBed(store);
    const figures = await proveDeliveries(testBed, { count: of(10_000), seed });
    await testBed.close();
    const { wrongAnswers, wrongStates, mistakes } = figures;
    return [figures, wrongAnswers + wrongStates + mistakes.length === 0];
  });
}
await stopDatabaseServer();
process.exitCode = wrong === 0 ? 0 : 1;
