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
/** Of both processes together: of two nodes, each has half of them. */
const CONNECTIONS = 64;
const CLIENTS = 32;

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
const measure = async (
  shopPids: readonly number[],
  postgresPid: number,
  load: () => Promise<Pick<Load, 'perSecond'>>,
): Promise<Figures> => {
  const shopSeconds = () => shopPids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
  const read = () => [shopSeconds(), cpuSecondsOf(postgresPid), ownSeconds()] as const;
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

interface Compared {
  readonly title: string;
  readonly aim: number;
  readonly one: readonly Figures[];
  readonly two: readonly Figures[];
  /** Two nodes of one process each: what this machine gives to two processes that share nothing. */
  readonly apart: readonly Figures[];
}

const tell = ({ title, aim, one, two, apart }: Compared, cores: number): void => {
  const between = (a: readonly Figures[], b: readonly Figures[], of: (figures: Figures) => number) =>
    mean(a.map(of)) / mean(b.map(of));
  const ratio = (of: (figures: Figures) => number) => between(two, one, of);
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
  row(
    'two processes : two nodes of one process, per second of CPU',
    between(two, apart, ({ perShopSecond }) => perShopSecond).toFixed(2),
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
  // All together stay below what the embedded Postgres takes.
  const env = { DATABASE_URL: postgres.url, WORKERS: '0', DATABASE_POOL: '8' };
  const one = await benchShop(env);
  const two = await benchShop({ ...env, PROCESSES: '2' });
  const other = await benchShop(env);
  // The address answers when the first process is ready.
  while (childrenOf(two.pid).length < 2) await sleep(50);
  await sleep(2_000);
  if (cores >= 5) {
    // Each process, Postgres and the load generator have cores of their own.
    pin(one.pid, '0');
    pin(other.pid, '1');
    for (const [at, pid] of childrenOf(two.pid).entries()) pin(pid, String(at % 2));
    pin(postgres.pid, `2-${cores - 2}`);
    pin(process.pid, String(cores - 1));
  }
  const cookies = await Promise.all(Array.from({ length: CLIENTS }, () => cookiesOf(one.url)));
  const reads = (url: string, share: number) => () =>
    getLoad(`${url}/api/experiences`, { seconds: SECONDS, connections: CONNECTIONS * share });
  const bookings = (url: string, share: number) => () =>
    postLoad({
      url: `${url}/api/bookings`,
      clients: CLIENTS * share,
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
    for (const { url } of [one, other, two, two]) await load(url, 1)();
    const both = async () => {
      const loads = await Promise.all([one, other].map(({ url }) => load(url, 0.5)()));
      return { perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0) };
    };
    const found: Record<'one' | 'two' | 'apart', Figures[]> = { one: [], two: [], apart: [] };
    for (let round = 0; round < ROUNDS; round++) {
      found.one.push(await measure([one.pid], postgres.pid, load(one.url, 1)));
      found.two.push(await measure([two.pid], postgres.pid, load(two.url, 1)));
      found.apart.push(await measure([one.pid, other.pid], postgres.pid, both));
    }
    tell({ title, aim, ...found }, cores);
  }
  if (cores < 5)
    console.log(
      `\nOn ${cores} cores two processes, Postgres and the load generator take each other's time: the measured ratio is that of this\nmachine when it is full. With five cores or more each has its own, and the measured ratio is the one to read.`,
    );
  for (const shop of [two, other, one]) await shop.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
};
