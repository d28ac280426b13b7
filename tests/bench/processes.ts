import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded/start-embedded-postgres.ts';
import { bookingBody, cookiesOf } from './bookings.ts';
import { childrenOf, cpuSecondsOf, endedChildrenSeconds, pin } from './cpu-time.ts';
import { getLoad, type Load, postLoad } from './load.ts';
import { row } from './report.ts';
import { benchShop } from './shop.ts';

/** Many short ones: a processor here can be half as fast a second later, and what is compared follows one another. */
const ROUNDS = 20;
const SECONDS = 1;
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

/** With what it has started, such as wrk. */
const generatorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + endedChildrenSeconds();
};

/** Measures a load and what it costs whom. */
const measure = async (
  shopPids: readonly number[],
  postgresPid: number,
  load: () => Promise<Pick<Load, 'perSecond'>>,
): Promise<Figures> => {
  const shopSeconds = () => shopPids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
  const read = () => [shopSeconds(), cpuSecondsOf(postgresPid), generatorSeconds()] as const;
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
  /**
   * Two nodes of one process each, which share the database alone: with cores of their own they do twice what one does. Here they
   * are as crowded as two processes are, so that what differs is what the processes share.
   */
  readonly apart: readonly Figures[];
}

const byRound = (a: readonly Figures[], b: readonly Figures[], of: (figures: Figures) => number) =>
  a.map((figures, round) => of(figures) / of(b[round] ?? figures)).toSorted((x, y) => x - y);
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor(sorted.length * part)] ?? 0;

/** The middle of all rounds, and between which two the middle half of them is. */
const spread = (ratios: readonly number[], factor = 1): string => {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => (factor * quantile(ratios, part)).toFixed(2));
  return `${middle} (half of the rounds: ${low} to ${high})`;
};

const tell = ({ title, aim, one, two, apart }: Compared, cores: number): void => {
  const perShopSecond = ({ perShopSecond: of }: Figures) => of;
  console.log(`\n${title}: two processes beside one, side by side`);
  for (const [name, figures] of [
    ['one', one],
    ['two', two],
    ['two nodes', apart],
  ] as const) {
    row(`a second, ${name}`, rounded(figures.map(({ perSecond }) => perSecond)));
    row(
      `CPU, ${name}: shop / Postgres / load generator`,
      `${percent(mean(figures.map(({ shop }) => shop)))} / ${percent(mean(figures.map(({ postgres }) => postgres)))} / ${percent(mean(figures.map(({ generator }) => generator)))} of one core`,
    );
  }
  row(
    'two : one, measured here',
    `${spread(byRound(two, one, ({ perSecond }) => perSecond))} on ${cores} cores`,
  );
  row('two : one, work per second of CPU, doubled', spread(byRound(two, one, perShopSecond), 2));
  row(
    'two : one, with a core for each process',
    `${spread(byRound(two, apart, perShopSecond), 2)}, aim ≥ ${aim}: twice the work per second of CPU beside two nodes`,
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
    // Two that ask, each with half of the clients, as two nodes need.
    const halves = (urls: readonly string[]) => async () => {
      const loads = await Promise.all(urls.map((url) => load(url, 0.5)()));
      return { perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0) };
    };
    const found: Record<'one' | 'two' | 'apart', Figures[]> = { one: [], two: [], apart: [] };
    for (let round = 0; round < ROUNDS; round++) {
      found.one.push(await measure([one.pid], postgres.pid, halves([one.url, one.url])));
      found.two.push(await measure([two.pid], postgres.pid, halves([two.url, two.url])));
      found.apart.push(await measure([one.pid, other.pid], postgres.pid, halves([one.url, other.url])));
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
