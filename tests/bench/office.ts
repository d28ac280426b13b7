import { createHash } from 'node:crypto';
import { loadavg } from 'node:os';
import type { Invoice } from '@wondercast/core/bookings/invoicing/invoice';
import { dayAt, daysAfter } from '@wondercast/core/kernel/calendar';
import pg from 'pg';
import { pdfDocuments } from '../../adapters/pdf/invoice-documents.ts';
import { renderInvoice } from '../../adapters/pdf/render-invoice.ts';
import { anInvoice, day, usd } from '../support/builders.ts';
import { type Client, createClient } from '../support/http-client.ts';
import { LARGE, makeLarge } from './large-shop.ts';
import { memoryOf } from './process.ts';
import { row } from './report.ts';
import { type BenchShop, benchShop } from './shop.ts';

const today = dayAt(new Date(), 0);
const BOOKINGS = '/api/admin/bookings';
const CUSTOMERS = '/api/admin/customers';

/** Of the first booking that `makeLarge` makes, so that it finds one however many there are. */
const A_REFERENCE = `WC-${createHash('md5').update('large1').digest('hex').slice(0, 10).toUpperCase()}`;

const QUESTIONS: Readonly<Record<string, string>> = {
  'newest first': BOOKINGS,
  'search, one word': `${BOOKINGS}?search=okonkwo`,
  'search, two words': `${BOOKINGS}?search=mara+northlight`,
  'search, a reference': `${BOOKINGS}?search=${A_REFERENCE}`,
  'search, the start of one': `${BOOKINGS}?search=${A_REFERENCE.slice(0, 9)}`,
  'search, two letters': `${BOOKINGS}?search=ma`,
  'by total': `${BOOKINGS}?sort=-totalPrice`,
  'by customer': `${BOOKINGS}?sort=customer`,
  'by day': `${BOOKINGS}?sort=date`,
  unconfirmed: `${BOOKINGS}?confirmed=false`,
  'unconfirmed, paid, delivered': `${BOOKINGS}?confirmed=false&paymentStatus=paid&deliveryStatus=delivered`,
  'searched and sorted': `${BOOKINGS}?search=tanaka&sort=-totalPrice&paymentStatus=pending`,
  'sessions from today, by day': `${BOOKINGS}?sessionFrom=${today}&sort=date`,
  'sessions of a week': `${BOOKINGS}?sessionFrom=${today}&sessionTo=${daysAfter(today, 6)}`,
  'booked in a month': `${BOOKINGS}?createdFrom=${daysAfter(today, -60)}&createdTo=${daysAfter(today, -30)}`,
  'customers, the latest first': CUSTOMERS,
  'customers by spend': `${CUSTOMERS}?sort=-spend`,
  'customers, one word': `${CUSTOMERS}?search=okonkwo`,
  'customers, two words': `${CUSTOMERS}?search=mara+northlight`,
  overview: '/api/admin/overview',
  'overview of a year': '/api/admin/overview?days=365',
  'a month of sessions': `/api/admin/slots?from=${daysAfter(today, -15)}&to=${daysAfter(today, 15)}`,
};
const TIMES = 100;
const WARM = 3;

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

const shortInvoice = (): Invoice => ({ ...anInvoice(), id: 1, number: 'INV-2026-000042' });

const fiftyLines = (): Invoice => {
  const line = {
    title: 'The Harlem Jazz Hour',
    tier: 'elevated' as const,
    units: 3,
    unitPrice: usd(1450),
    amount: usd(4350),
    addOns: [{ name: 'Snack boxes', price: usd(189) }],
    days: [day('2027-03-19'), day('2027-03-26')],
  };
  const invoice = shortInvoice();
  return {
    ...invoice,
    figures: { ...invoice.figures, lines: Array.from({ length: 50 }, () => line) },
  };
};

const benchInvoices = async (): Promise<void> => {
  const extras = { brand: 'Wondercast', payUrl: 'https://shop.example/pay/token', credited: null };
  const times: number[] = [];
  for (let at = 0; at < 12; at++) {
    const started = performance.now();
    await renderInvoice(fiftyLines(), extras);
    times.push(performance.now() - started);
  }
  const [first = 0, ...others] = times;
  console.log('\nInvoice of 50 lines (aim ≤ 150 ms)');
  row('the first, fonts and all', `${Math.round(first)} ms`);
  row('then, p95', `${Math.round(percentile(others, 0.95))} ms`);
  const documents = pdfDocuments({ brand: () => 'Wondercast' });
  const memory: number[] = [];
  for (let at = 0; at <= 900; at++) {
    await documents.render(shortInvoice(), extras);
    if (at > 0 && at % 300 === 0) memory.push(memoryOf(process.pid));
  }
  await documents.close();
  row('memory after 300, 600, 900 short ones', memory.map((size) => `${size.toFixed(0)} MB`).join(', '));
};

/** Milliseconds. */
interface Times {
  readonly p50: number;
  readonly p95: number;
}

/** Of `deploy/patroni/patroni.yml`: nobody has a million bookings on the few megabytes that fit beside a shop on a laptop. */
const MEMORY = { shared_buffers: '1GB' };

const SIZES = [LARGE.bookings, 10 * LARGE.bookings] as const;
const MOST_MS = 60;
const MOST_GROWTH = 1.5;

const timesOf = async (admin: Client, path: string): Promise<Times> => {
  const times: number[] = [];
  for (let at = 0; at < TIMES + WARM; at++) {
    const { status, ms } = await admin.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    if (at >= WARM) times.push(ms);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
};

/** Everything that is asked, in a shop that grows ten times. */
const benchGrowth = async (admin: Client, client: pg.Client): Promise<void> => {
  const grown = new Map<string, Times[]>();
  for (const bookings of SIZES) {
    await makeLarge(client, { ...LARGE, bookings }, (line) => console.log(line));
    for (const [name, path] of Object.entries(QUESTIONS))
      grown.set(name, [...(grown.get(name) ?? []), await timesOf(admin, path)]);
  }
  console.log(
    `\nThe dashboard with ${SIZES.map((size) => size.toLocaleString('en-US')).join(' → ')} bookings, p50 / p95 in ms (aim: p95 ≤ ${MOST_MS}, growth ≤ ${MOST_GROWTH})`,
  );
  for (const [name, times] of grown) {
    const [before, after] = times;
    const growth = (after?.p50 ?? 0) / (before?.p50 || 1);
    const falls = (after?.p95 ?? 0) > MOST_MS || growth > MOST_GROWTH;
    row(
      name,
      `${times.map(({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`).join('  →  ')}  × ${growth.toFixed(1)}${falls ? '  short of it' : ''}`,
    );
  }
  row('load average', loadavg()[0]?.toFixed(1) ?? '');
  row('shared buffers of Postgres', MEMORY.shared_buffers);
};

const benchExport = async (admin: Client, { url, pid }: BenchShop): Promise<void> => {
  const before = memoryOf(pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 50);
  const started = performance.now();
  const response = await fetch(`${url}/api/admin/bookings.csv`, {
    headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  let bytes = 0;
  for await (const piece of response.body ?? []) bytes += piece.length;
  clearInterval(watch);
  console.log('\nCSV of all');
  row('size', `${(bytes / 1e6).toFixed(1)} MB in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  row(
    'memory before, peak, after',
    `${[before, peak, memoryOf(pid)].map((each) => each.toFixed(0)).join(', ')} MB`,
  );
};

/** The dashboard from a hundred thousand bookings to a million, the export of all of them, and an invoice. */
export const benchOffice = async (): Promise<void> => {
  await benchInvoices();
  const shop = await benchShop({ ADMIN_PASSWORD: 'admin-of-the-bench', WORKERS: '0' }, MEMORY);
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    const admin = createClient(shop.url);
    await admin.post('/api/login', { username: 'admin', password: 'admin-of-the-bench' });
    await benchGrowth(admin, client);
    await benchExport(admin, shop);
  } finally {
    await client.end();
    await shop.stop();
  }
};
