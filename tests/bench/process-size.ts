import pg from 'pg';
import { bookingBody } from './bookings.ts';
import { getLoad, postLoad } from './load.ts';
import { memoryOf, type Served, serve } from './process.ts';
import { row } from './report.ts';
import { type BenchShop, benchShop } from './shop.ts';

const STARTS = 7;

const settle = () => new Promise((resolve) => setTimeout(resolve, 3_000));

const requests = async ({ url }: Served, count: number): Promise<void> => {
  const paths = ['/', '/api/experiences', '/api/categories', '/experience/the-harlem-jazz-hour', '/api/user'];
  const agentCount = 16;
  let left = count;
  await Promise.all(
    Array.from({ length: agentCount }, async () => {
      while (left-- > 0) await (await fetch(url + (paths[left % paths.length] ?? '/'))).arrayBuffer();
    }),
  );
};

/** Waits until what the bookings set off is done. @returns how many jobs are left after two minutes */
const jobsDone = async ({ databaseUrl }: BenchShop): Promise<number> => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  let left = 1;
  for (let seconds = 0; left > 0 && seconds < 120; seconds++) {
    const { rows } = await client.query<{ left: number }>(
      'select count(*)::int as left from graphile_worker.jobs where run_at <= now()',
    );
    left = rows[0]?.left ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await client.end();
  return left;
};

/** Start-up time and memory of the server process. */
export const benchProcess = async (): Promise<void> => {
  const shop = await benchShop();
  console.log('\nThe server process');
  const starts: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const second = await serve(
      'adapters/main.ts',
      { DATABASE_URL: shop.databaseUrl, SEED: 'none', SESSION_SECRET: 'x'.repeat(40) },
      '/readyz',
    );
    starts.push(second.readyMs);
    await second.stop();
  }
  const [quickest, median, slowest] = [0, (STARTS - 1) / 2, STARTS - 1].map((at) =>
    starts.toSorted((one, other) => one - other)[at]?.toFixed(0),
  );
  row('start to ready, database up', `${median} ms, between ${quickest} and ${slowest} (aim ≤ 1,000)`);
  await settle();
  row('idle memory', `${memoryOf(shop.pid).toFixed(0)} MB (aim ≤ 150)`);
  await requests(shop, 10_000);
  await settle();
  const early = memoryOf(shop.pid);
  await requests(shop, 90_000);
  await settle();
  const late = memoryOf(shop.pid);
  row('after 10,000 requests', `${early.toFixed(0)} MB`);
  row('after 100,000 requests', `${late.toFixed(0)} MB, ratio ${(late / early).toFixed(2)} (aim ≤ 1.2)`);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(shop.pid));
  }, 50);
  await getLoad(`${shop.url}/`, { seconds: 3 });
  await getLoad(`${shop.url}/api/experiences`, { seconds: 3 });
  await postLoad({
    url: `${shop.url}/api/bookings`,
    clients: 8,
    seconds: 5,
    body: bookingBody,
    headers: (client, n) => ({ 'Idempotency-Key': `${client}-${n}` }),
  });
  const jobs = await jobsDone(shop);
  clearInterval(watch);
  row(
    'peak memory under load',
    `${peak.toFixed(0)} MB, mails and invoices of the bookings included (aim ≤ 300)`,
  );
  if (jobs > 0) row('jobs not done in two minutes', String(jobs));
  await shop.stop();
};
