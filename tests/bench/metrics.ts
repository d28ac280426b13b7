import { getLoad } from './load.ts';
import { freePort } from './process.ts';
import { report } from './report.ts';
import { benchShop } from './shop.ts';

const ROUNDS = 4;
const SECONDS = 3;

/** The home page from memory with metrics, beside the same shop without: what it costs to count every request. */
export const benchMetrics = async (): Promise<void> => {
  const plain = await benchShop({ WORKERS: '0' });
  const { databaseUrl: DATABASE_URL } = plain;
  const measured = await benchShop({ WORKERS: '0', DATABASE_URL, METRICS_PORT: String(await freePort()) });
  for (const { url } of [plain, measured]) await getLoad(url, { seconds: 2 });
  const pairs = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await getLoad(plain.url, { seconds: SECONDS });
    pairs.push({ bare, ours: await getLoad(measured.url, { seconds: SECONDS }) });
  }
  report('Home page, with metrics beside without', 0.98, pairs);
  await measured.stop();
  await plain.stop();
};
