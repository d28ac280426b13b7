import { getLoad } from './load.ts';
import { cpuMsOf, freePort } from './process.ts';
import { mean, row } from './report.ts';
import { benchShop } from './shop.ts';

const SETS = 5;
const ROUNDS = 3;
const SECONDS = 1;
const AIM = 0.98;

/** What a second of each shop's processor serves. They take turns, each as often the first. */
const servedPerSecond = async (
  shops: readonly { readonly url: string; readonly pid: number }[],
): Promise<readonly number[]> => {
  for (const { url } of shops) await getLoad(url, { seconds: 2 });
  const requests = shops.map(() => 0);
  const cpuMs = shops.map(({ pid }) => -cpuMsOf(pid));
  for (let turn = 0; turn < ROUNDS * shops.length; turn++) {
    const at = (turn + Math.floor(turn / shops.length)) % shops.length;
    const { perSecond } = await getLoad(shops[at]?.url ?? '', { seconds: SECONDS });
    requests[at] = (requests[at] ?? 0) + perSecond * SECONDS;
  }
  return shops.map(({ pid }, at) => (1_000 * (requests[at] ?? 0)) / ((cpuMs[at] ?? 0) + cpuMsOf(pid)));
};

/**
 * The home page from memory with metrics, beside the same shop without: what it costs to count every request. Compared is what a
 * second of the shop's processor serves. Two processes that are the same differ by several per cent for as long as they live, so there
 * are several of each; two shops without metrics are the yardstick, and their own ratio says how much of the difference is left.
 */
export const benchMetrics = async (): Promise<void> => {
  const database = await benchShop({ WORKERS: '0' });
  const beside = { WORKERS: '0', DATABASE_URL: database.databaseUrl };
  const sets: (readonly number[])[] = [];
  for (let set = 0; set < SETS; set++) {
    const shops = [
      await benchShop(beside),
      await benchShop({ ...beside, METRICS_PORT: String(await freePort()) }),
      await benchShop(beside),
    ];
    sets.push(await servedPerSecond(shops));
    for (const shop of shops) await shop.stop();
  }
  await database.stop();
  const ratio = ([first = 1, counted = 0, second = 1]: readonly number[]) => counted / mean([first, second]);
  const ofEach = (at: number) => sets.map((served) => Math.round(served[at] ?? 0).toLocaleString('en-US'));
  console.log('\nHome page, with metrics beside without');
  row('ratio to the yardstick', `${mean(sets.map(ratio)).toFixed(2)} (aim ≥ ${AIM})`);
  row('of two without', mean(sets.map(([first = 1, , second = 1]) => second / first)).toFixed(2));
  row('a second of CPU, with', ofEach(1).join(', '));
  row('a second of CPU, without', ofEach(0).join(', '));
  row('and without', ofEach(2).join(', '));
};
