import { bookingBody } from './bookings.ts';
import { createKey, PASSWORD } from './partners.ts';
import { cpuMsOf, memoryOf } from './process.ts';
import { row } from './report.ts';
import { type BenchShop, benchShop } from './shop.ts';

const ROUNDS = 7;
const READS = 3_000;
const BOOKINGS = 150;
const AT_ONCE = 8;
const SETTLE_MS = 5_000;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Processor time of the shop's process for so many requests, each, in milliseconds. */
const costOf = async (shop: BenchShop, count: number, ask: (n: number) => Promise<Response>) => {
  let left = count;
  const before = cpuMsOf(shop.pid);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) {
        const response = await ask(left);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
      }
    }),
  );
  return (cpuMsOf(shop.pid) - before) / count;
};

const read = ({ url }: BenchShop) => fetch(`${url}/api/experiences/slug/the-harlem-jazz-hour`);

const book = ({ url }: BenchShop, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': `${performance.now()}-${Math.random()}`,
      ...headers,
    },
    body: bookingBody,
  });

/** What an open test shop costs the live one: the same requests to two shops in turn, one of which has been tested. */
export const benchTestMode = async (): Promise<void> => {
  const env = { ADMIN_PASSWORD: PASSWORD, MAIL_TRANSPORT: 'outbox' };
  const [plain, tested] = [await benchShop(env), await benchShop(env)];
  try {
    const { key, origin } = await createKey(tested.url, 'test');
    const headers = { Authorization: `Bearer ${key}`, Origin: origin };
    const first = await book(tested, headers);
    if (!first.ok) throw new Error(await first.text());
    const costs = { reads: [] as number[], bookings: [] as number[] };
    for (let round = 0; round < ROUNDS + 1; round++) {
      // The first round warms both; which of two goes first alternates.
      const order = round % 2 ? [plain, tested] : [tested, plain];
      const cost = new Map<BenchShop, { read: number; booking: number }>();
      for (const shop of order)
        cost.set(shop, {
          read: await costOf(shop, READS, () => read(shop)),
          booking: await costOf(shop, BOOKINGS, () => book(shop)),
        });
      const [without, beside] = [cost.get(plain), cost.get(tested)];
      if (round === 0 || !without || !beside) continue;
      costs.reads.push(beside.read / without.read);
      costs.bookings.push(beside.booking / without.booking);
    }
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    console.log('\nThe live shop beside an open test shop, and one that nobody tests');
    row('CPU of a read, ratio', `${median(costs.reads).toFixed(3)} (aim ≤ 1.03)`);
    row('CPU of a booking, ratio', `${median(costs.bookings).toFixed(3)} (aim ≤ 1.03)`);
    row('memory more', `${(memoryOf(tested.pid) - memoryOf(plain.pid)).toFixed(0)} MB (aim ≤ 40)`);
  } finally {
    await plain.stop();
    await tested.stop();
  }
};
