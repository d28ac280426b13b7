import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Load, postLoad } from './load.ts';
import { serve } from './process.ts';
import { report, row } from './report.ts';
import { benchShop } from './shop.ts';

export const bookingBody = JSON.stringify({
  totalPrice: 2900,
  paymentStatus: 'pending',
  companyName: 'Northlight Studio',
  firstName: 'Mara',
  lastName: 'Reyes',
  email: 'mara@northlight.example',
  phoneNumber: '',
  items: [
    {
      experienceId: 1,
      selectedTier: 'elevated',
      quantity: 2,
      addOns: [],
      slots: [{ date: '2030-03-19', time: '2:30', meridiem: 'PM', zone: 'EST' }],
    },
  ],
});

const SECONDS = 6;
const ROUNDS = 3;
const CLIENTS = 8;
const SUSTAINED_SECONDS = 60;

/** A visitor's cookies: what a browser has after its first booking. */
export const cookiesOf = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: bookingBody,
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

const postsTo = (url: string, seconds: number, headersOf: (client: number) => Record<string, string>) =>
  postLoad({
    url,
    clients: CLIENTS,
    seconds,
    body: bookingBody,
    headers: (client, n) => ({
      ...headersOf(client),
      'Idempotency-Key': `${performance.now()}-${client}-${n}`,
    }),
  });

const open = async (workers: string) => {
  const shop = await benchShop({ WORKERS: workers });
  const env = { DATABASE_URL: shop.databaseUrl };
  const allRows = await serve('tests/bench/bare-booking.ts', env, '/');
  const plain = await serve('tests/bench/bare-transaction.ts', env, '/');
  const cookies = await Promise.all(Array.from({ length: CLIENTS }, () => cookiesOf(shop.url)));
  const cookieOf = (client: number) => ({ Cookie: cookies[client] ?? '' });
  return {
    shop,
    ours: (seconds = SECONDS) => postsTo(`${shop.url}/api/bookings`, seconds, cookieOf),
    allRows: () => postsTo(`${allRows.url}/`, SECONDS, () => ({})),
    plain: () => postsTo(`${plain.url}/`, SECONDS, () => ({})),
    close: async () => {
      await allRows.stop();
      await plain.stop();
      await shop.stop();
    },
  };
};

/** Bookings against two yardsticks, interleaved: one that writes the same rows, one that writes hardly anything. */
const compare = async (workers: string, aims: { readonly allRows: number; readonly plain: number }) => {
  const testBed = await open(workers);
  for (const warm of [testBed.plain, testBed.allRows, testBed.ours]) await warm();
  const rounds: Record<'plain' | 'allRows' | 'ours', Load>[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      plain: await testBed.plain(),
      allRows: await testBed.allRows(),
      ours: await testBed.ours(),
    });
  const jobs = workers === '0' ? 'jobs left to another process' : 'mails sent meanwhile';
  const pairs = (yardstick: 'plain' | 'allRows') =>
    rounds.map((round) => ({ bare: round[yardstick], ours: round.ours }));
  report(
    `POST /api/bookings beside the same rows, ${CLIENTS} clients, ${jobs}`,
    aims.allRows,
    pairs('allRows'),
  );
  report(`POST /api/bookings beside an insert and an update, ${jobs}`, aims.plain, pairs('plain'));
  await testBed.close();
};

const MAILS = `select count(*)::int "mails" from booking_mails where state = 'sent'`;
const QUIET_SECONDS = 10;

/** A minute of bookings with the jobs of the same process, and how quickly mails go out afterwards. */
const sustain = async () => {
  const testBed = await open('1');
  const client = new pg.Client({ connectionString: testBed.shop.databaseUrl });
  await client.connect();
  const mails = async () => (await client.query<{ mails: number }>(MAILS)).rows[0]?.mails ?? 0;
  await testBed.plain();
  const before = await testBed.plain();
  const ours = await testBed.ours(SUSTAINED_SECONDS);
  const after = await testBed.plain();
  report(
    `POST /api/bookings for ${SUSTAINED_SECONDS} s, mails sent meanwhile`,
    0.25,
    [before, after].map((bare) => ({ bare, ours })),
  );
  row(
    'p99 / p50',
    `${(ours.p99 / ours.p50).toFixed(1)} (aim ≤ 5): ${ours.p99.toFixed(1)} / ${ours.p50.toFixed(1)} ms`,
  );
  const sent = await mails();
  await sleep(QUIET_SECONDS * 1000);
  row(
    'mails a second afterwards',
    `${Math.round(((await mails()) - sent) / QUIET_SECONDS)} to customers (aim ≥ 150)`,
  );
  await client.end();
  await testBed.close();
};

/** Bookings, everything included. */
export const benchBookings = async (): Promise<void> => {
  await compare('0', { allRows: 0.4, plain: 0.35 });
  await compare('1', { allRows: 0.4, plain: 0.25 });
  await sustain();
};
