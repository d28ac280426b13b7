import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Client, createClient } from '../support/http-client.ts';
import { makeLarge } from './large-shop.ts';
import { getLoad } from './load.ts';
import { cpuMsOf, memoryOf, type Served, serve } from './process.ts';
import { row } from './report.ts';
import { benchShop } from './shop.ts';

const EXPERIENCES = 10_000;
const PASSWORD = 'admin-of-the-bench';
const EDITS = 40;
const ROUNDS = 3;
const SEARCHES = 30;

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

const countOf = async ({ url }: Served): Promise<number> => {
  const response = await fetch(`${url}/api/experiences?limit=1`);
  await response.arrayBuffer();
  return Number(response.headers.get('X-Total-Count'));
};

const timesOf = async (count: number, ask: (at: number) => Promise<unknown>): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const started = performance.now();
    await ask(at);
    times.push(performance.now() - started);
  }
  return times;
};

const get = async (url: string): Promise<void> => {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
};

/** What visitors wait for: answers from memory a second, and milliseconds of those that are made anew. */
const readsOf = async ({ url }: Served, salt: number) => {
  const asBrowsers = { seconds: 3, headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } };
  const home = (await getLoad(`${url}/`, asBrowsers)).perSecond;
  const search = (await getLoad(`${url}/?search=jazz+hour&category=&duration=`, asBrowsers)).perSecond;
  const newSearch = median(
    await timesOf(SEARCHES, (at) => get(`${url}/api/experiences?search=zz${salt}${at}&fields=card&limit=24`)),
  );
  const newPage = median(await timesOf(SEARCHES, (at) => get(`${url}/?search=harlem${salt}+${at}`)));
  return { home, search, newSearch, newPage };
};

type Reads = Awaited<ReturnType<typeof readsOf>>;

interface Editable {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly version: number;
}

/** Edits titles, and measures the answer, and when another node serves it. */
const benchEdits = async (admin: Client, node: Served, other: Served): Promise<void> => {
  const { body } = await admin.get<readonly Editable[]>(`/api/experiences?limit=${EDITS}&cursor=4000`);
  const cpu = { own: 0, other: 0 };
  const answered: number[] = [];
  const followed: number[] = [];
  for (const { id, slug, version } of body) {
    const before = { own: cpuMsOf(node.pid), other: cpuMsOf(other.pid) };
    const title = `Edited ${performance.now()}`;
    const started = performance.now();
    const reply = await admin.patch(`/api/experiences/${id}`, { title, version });
    if (reply.status !== 200) throw new Error(`An edit answered ${reply.status}`);
    const served = await admin.get<Editable>(`/api/experiences/slug/${slug}`);
    if (served.body.title !== title) throw new Error('The edit is not served');
    answered.push(performance.now() - started);
    const hasFollowed = async () =>
      ((await (await fetch(`${other.url}/api/experiences/slug/${slug}`)).json()) as Editable).title === title;
    while (!(await hasFollowed())) await sleep(20);
    followed.push(performance.now() - started);
    cpu.own += cpuMsOf(node.pid) - before.own;
    cpu.other += cpuMsOf(other.pid) - before.other;
  }
  console.log(`\nAn edit of one of ${EXPERIENCES.toLocaleString('en-US')} experiences, ${EDITS} times`);
  row('answered and served', `median ${ms(median(answered))}, p95 ${ms(p95(answered))} (aim ≤ 250)`);
  row('on another node', `median ${ms(median(followed))}, p95 ${ms(p95(followed))} (aim ≤ 1,000)`);
  row(
    'CPU of an edit',
    `${ms(cpu.own / EDITS)} on its node, ${ms(cpu.other / EDITS)} on another, its polling and ours included (aim ≤ 30)`,
  );
};

/** An edit dropped everything before: what a visitor waits for right after one. */
const benchAfterEdits = async (admin: Client, { url }: Served): Promise<void> => {
  const { body } = await admin.get<readonly Editable[]>('/api/experiences?limit=10&cursor=6000');
  const home: number[] = [];
  for (const { id, version } of body) {
    await admin.patch(`/api/experiences/${id}`, { title: `Again ${performance.now()}`, version });
    home.push(...(await timesOf(1, () => get(`${url}/`))));
  }
  row('home page right after an edit', `median ${ms(median(home))}`);
};

const compare = (small: readonly Reads[], large: readonly Reads[], experiences: number): void => {
  const of = (reads: readonly Reads[], name: keyof Reads) => median(reads.map((each) => each[name]));
  console.log(
    `\nVisitors of a shop with ${experiences} → ${EXPERIENCES.toLocaleString('en-US')} experiences, medians of ${ROUNDS} rounds`,
  );
  const line = (title: string, name: keyof Reads, unit: string) => {
    const [before, after] = [of(small, name), of(large, name)];
    const ratio = unit === 'a second' ? after / before : before / after;
    row(
      title,
      `${before.toFixed(1)} → ${after.toFixed(1)} ${unit}, as fast: ${ratio.toFixed(2)} (aim ≥ 0.8)`,
    );
  };
  line('home page', 'home', 'a second');
  line('a search asked before', 'search', 'a second');
  line('a search nobody asked before', 'newSearch', 'ms');
  line('its page, rendered', 'newPage', 'ms');
};

/** Edits, memory, and reads of a catalogue of ten thousand, beside the same shop while it was small. */
export const benchCatalogue = async (): Promise<void> => {
  const shop = await benchShop({ ADMIN_PASSWORD: PASSWORD, WORKERS: '0' });
  const other = await serve(
    'adapters/main.ts',
    { DATABASE_URL: shop.databaseUrl, SEED: 'none', SESSION_SECRET: 'x'.repeat(40), RATE_LIMITS: 'off' },
    '/readyz',
  );
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    const seeded = await countOf(shop);
    const small: Reads[] = [];
    for (let round = 0; round <= ROUNDS; round++) small.push(await readsOf(shop, round));
    await makeLarge(client, { experiences: EXPERIENCES, accounts: 0, bookings: 0 });
    while ((await countOf(shop)) < EXPERIENCES || (await countOf(other)) < EXPERIENCES) await sleep(100);
    const large: Reads[] = [];
    for (let round = 0; round <= ROUNDS; round++) large.push(await readsOf(shop, 100 + round));
    compare(small.slice(1), large.slice(1), seeded);
    const admin = createClient(shop.url);
    await admin.post('/api/login', { username: 'admin', password: PASSWORD });
    await benchEdits(admin, shop, other);
    await benchAfterEdits(admin, shop);
    row('memory', `${memoryOf(shop.pid).toFixed(0)} and ${memoryOf(other.pid).toFixed(0)} MB (aim ≤ 400)`);
  } finally {
    await client.end();
    await other.stop();
    await shop.stop();
  }
};
