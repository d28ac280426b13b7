import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded/start-embedded-postgres.ts';
import { bookingBody, cookiesOf } from './bookings.ts';
import { childrenOf, cpuSecondsOf, pin } from './cpu-time.ts';
import { getLoad, type Load, postLoad } from './load.ts';
import { row } from './report.ts';
import { benchShop } from './shop.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CLIENTS = 16;

interface Figures {
  readonly perSecond: number;
  /** Requests per second of processor time of the shop: all its processes, the one that starts them too. */
  readonly perShopSecond: number;
  /** Processor time of each party, as a share of the time that passed. */
  readonly shop: number;
  readonly postgres: number;
  readonly generator: number;
}

const ownSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Measures a load and what it costs whom. */
const measure = async (shopPid: number, postgresPid: number, load: () => Promise<Load>): Promise<Figures> => {
  const read = () => [cpuSecondsOf(shopPid), cpuSecondsOf(postgresPid), ownSeconds()] as const;
  const since = performance.now();
  const before = read();
  const { perSecond } = await load();
  const passed = (performance.now() - since) / 1000;
  const [shop, postgres, generator] = read().map((after, at) => after - (before[at] ?? 0));
  return {
    perSecond,
    perShopSecond: (perSecond * passed) / (shop ?? 1),
    shop: (shop ?? 0) / passed,
    postgres: (postgres ?? 0) / passed,
    generator: (generator ?? 0) / passed,
  };
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const rounded = (values: readonly number[]): string => values.map((each) => Math.round(each)).join(', ');

const tell = (
  title: string,
  aim: number,
  one: readonly Figures[],
  two: readonly Figures[],
  cores: number,
): void => {
  const ratio = (of: (figures: Figures) => number) => mean(two.map(of)) / mean(one.map(of));
  console.log(`\n${title}: two processes beside one, side by side`);
  row('a second, one', rounded(one.map(({ perSecond }) => perSecond)));
  row('a second, two', rounded(two.map(({ perSecond }) => perSecond)));
  row('a second of the shop’s CPU, one', rounded(one.map(({ perShopSecond }) => perShopSecond)));
  row('a second of the shop’s CPU, two', rounded(two.map(({ perShopSecond }) => perShopSecond)));
  for (const [name, figures] of [
    ['one', one],
    ['two', two],
  ] as const)
    row(
      `CPU, ${name}: shop / Postgres / load generator`,
      `${percent(mean(figures.map(({ shop }) => shop)))} / ${percent(mean(figures.map(({ postgres }) => postgres)))} / ${percent(mean(figures.map(({ generator }) => generator)))} of one core`,
    );
  row('two : one, measured here', `${ratio(({ perSecond }) => perSecond).toFixed(2)} on ${cores} cores`);
  row(
    'two : one, with a core for each process',
    `${(2 * ratio(({ perShopSecond }) => perShopSecond)).toFixed(2)} (aim ≥ ${aim}), computed from CPU: 2 × work per CPU second of two / of one`,
  );
};

/** One process against two, reads and bookings. */
export const benchProcesses = async (): Promise<void> => {
  const cores = availableParallelism();
  const dataDir = mkdtempSync(join(tmpdir(), 'wondercast-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const env = { DATABASE_URL: postgres.url, WORKERS: '0' };
  const one = await benchShop(env);
  const two = await benchShop({ ...env, PROCESSES: '2' });
  // The address answers when the first process is ready.
  while (childrenOf(two.pid).length < 2) await sleep(50);
  await sleep(2_000);
  if (cores >= 5) {
    // Each process, Postgres and the load generator have cores of their own.
    pin(one.pid, '0');
    for (const [at, pid] of childrenOf(two.pid).entries()) pin(pid, String(at % 2));
    pin(postgres.pid, `2-${cores - 2}`);
    pin(process.pid, String(cores - 1));
  }
  const cookies = await Promise.all(Array.from({ length: CLIENTS }, () => cookiesOf(one.url)));
  const reads = (url: string) => () => getLoad(`${url}/api/experiences`, { seconds: SECONDS });
  const bookings = (url: string) => () =>
    postLoad({
      url: `${url}/api/bookings`,
      clients: CLIENTS,
      seconds: SECONDS,
      body: bookingBody,
      headers: (client, n) => ({
        Cookie: cookies[client] ?? '',
        'Idempotency-Key': `${performance.now()}-${client}-${n}`,
      }),
    });
  const loads = [
    { title: 'GET /api/experiences', aim: 1.8, load: reads },
    { title: 'POST /api/bookings, jobs left to another process', aim: 1.6, load: bookings },
  ];
  for (const { title, aim, load } of loads) {
    // Each process compiles for itself what is called often, and of two each gets half of the calls.
    for (const { url } of [one, two, two]) await load(url)();
    const rounds: { one: Figures; two: Figures }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        one: await measure(one.pid, postgres.pid, load(one.url)),
        two: await measure(two.pid, postgres.pid, load(two.url)),
      });
    tell(
      title,
      aim,
      rounds.map((round) => round.one),
      rounds.map((round) => round.two),
      cores,
    );
  }
  if (cores < 5)
    console.log(
      `\nOn ${cores} cores two processes, Postgres and the load generator take each other's time: the measured ratio is that of this\nmachine when it is full. With five cores or more each has its own, and the measured ratio is the one to read.`,
    );
  await two.stop();
  await one.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
};
