import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { getLoad } from './load.ts';
import { serve } from './process.ts';
import { report, row } from './report.ts';
import { benchShop } from './shop.ts';

interface Read {
  readonly title: string;
  readonly path: string;
  readonly type: string;
  readonly aim: number;
}

const ROUNDS = 2;

/** Compares one address of the shop with bare Koa answering the same bytes, also when only revalidated. */
export const compare = async (
  shopUrl: string,
  folder: string,
  { title, path, type, aim }: Read,
): Promise<void> => {
  const response = await fetch(shopUrl + path);
  const file = join(folder, 'bytes');
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  const etag = response.headers.get('ETag') ?? '';
  const bare = await serve('tests/bench/bare-bytes.ts', { FILE: file, TYPE: type }, '/');
  const measure = async (name: string, ours: Record<string, string>, theirs: Record<string, string>) => {
    await getLoad(bare.url, { seconds: 1, headers: theirs });
    await getLoad(shopUrl + path, { seconds: 1, headers: ours });
    const pairs = [];
    for (let round = 0; round < ROUNDS; round++)
      pairs.push({
        bare: await getLoad(bare.url, { headers: theirs }),
        ours: await getLoad(shopUrl + path, { headers: ours }),
      });
    report(name, aim, pairs);
  };
  // fetch asked for a compressed answer; the load does not, so its validator is that of the plain bytes.
  const plain = etag.replace(/-(br|gzip)"$/, '"');
  await measure(title, {}, {});
  await measure(`${title}, revalidated (304)`, { 'If-None-Match': plain }, { 'If-None-Match': '"bare"' });
  await bare.stop();
};

/** Copies experiences until there are `count`. */
const growTo = async (databaseUrl: string, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `with grown as (
       insert into experiences (slug, title, description, duration, image_url, cover_image_url, inclusions, theme, year)
       select e.slug || '-' || g, e.title || ' ' || g, e.description, e.duration, e.image_url, e.cover_image_url, e.inclusions, e.theme, e.year
       from experiences e cross join generate_series(1, 20) g
       limit greatest(0, $1 - (select count(*) from experiences)) returning id)
     insert into experience_categories (experience_id, category_id) select id, 1 from grown`,
    [count],
  );
  await client.query('update shop_state set catalogue_version = catalogue_version + 1');
  await client.end();
};

const untilCount = async (url: string, count: number): Promise<void> => {
  for (;;) {
    const response = await fetch(`${url}/api/experiences?limit=1`);
    await response.arrayBuffer();
    if (Number(response.headers.get('X-Total-Count')) >= count) return;
  }
};

/** Lists, details and the home page beside bare Koa answering the same bytes. */
export const benchReads = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'wondercast-bytes-'));
  const shop = await benchShop({ WORKERS: '0' });
  const json = 'application/json; charset=utf-8';
  const seeded = Number((await fetch(`${shop.url}/api/experiences?limit=1`)).headers.get('X-Total-Count'));
  await compare(shop.url, folder, {
    title: `GET /api/experiences, ${seeded} experiences`,
    path: '/api/experiences',
    type: json,
    aim: 0.8,
  });
  await compare(shop.url, folder, {
    title: 'GET /api/experiences/slug/…',
    path: '/api/experiences/slug/the-harlem-jazz-hour',
    type: json,
    aim: 0.8,
  });
  await compare(shop.url, folder, {
    title: 'Home page, nothing changed',
    path: '/',
    type: 'text/html; charset=utf-8',
    aim: 0.5,
  });
  await growTo(shop.databaseUrl, 200);
  await untilCount(shop.url, 200);
  await compare(shop.url, folder, {
    title: 'GET /api/experiences, 200 experiences',
    path: '/api/experiences',
    type: json,
    aim: 0.8,
  });

  console.log('\nHome page, rendered anew');
  const times: number[] = [];
  for (let n = 0; n < 30; n++) {
    const started = performance.now();
    await (await fetch(`${shop.url}/?search=${encodeURIComponent(`team ${n}`)}&category=`)).arrayBuffer();
    times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  row(
    'a search never asked before',
    `median ${sorted[15]?.toFixed(1)} ms, slowest ${sorted[29]?.toFixed(1)} ms`,
  );
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const fresh: number[] = [];
  for (let n = 0; n < 5; n++) {
    await client.query('update shop_state set catalogue_version = catalogue_version + 1');
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const started = performance.now();
    await (await fetch(`${shop.url}/`)).arrayBuffer();
    fresh.push(performance.now() - started);
  }
  await client.end();
  row('home after a catalogue change', `median ${fresh.toSorted((a, b) => a - b)[2]?.toFixed(1)} ms`);
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
};
