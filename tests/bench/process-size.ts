import { bookingBody } from './bookings.ts';
import { getLoad, postLoad } from './load.ts';
import { memoryOf, type Served, serve } from './process.ts';
import { row } from './report.ts';
import { benchShop } from './shop.ts';

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

/** Start-up time and memory of the server process. */
export const benchProcess = async (): Promise<void> => {
  const shop = await benchShop();
  console.log('\nThe server process');
  const second = await serve(
    'adapters/main.ts',
    { DATABASE_URL: shop.databaseUrl, SEED: 'none', SESSION_SECRET: 'x'.repeat(40) },
    '/readyz',
  );
  row('start to ready, database up', `${second.readyMs.toFixed(0)} ms (aim ≤ 1,000)`);
  await second.stop();
  await settle();
  row('idle memory', `${memoryOf(shop.pid).toFixed(0)} MB (aim ≤ 150)`);
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
  clearInterval(watch);
  row('peak memory under load', `${peak.toFixed(0)} MB (aim ≤ 300)`);
  await requests(shop, 10_000);
  await settle();
  const early = memoryOf(shop.pid);
  await requests(shop, 90_000);
  await settle();
  const late = memoryOf(shop.pid);
  row('after 10,000 requests', `${early.toFixed(0)} MB`);
  row('after 100,000 requests', `${late.toFixed(0)} MB, ratio ${(late / early).toFixed(2)} (aim ≤ 1.2)`);
  await shop.stop();
};
