import type { Invoice } from '@wondercast/core/booking/invoice';
import pg from 'pg';
import { renderInvoice } from '../../adapters/pdf/render-invoice.ts';
import { anInvoice, day, usd } from '../support/builders.ts';
import { createClient } from '../support/http-client.ts';
import { LARGE, makeLarge } from './large-shop.ts';
import { row } from './report.ts';
import { benchShop } from './shop.ts';

const QUESTIONS: Readonly<Record<string, string>> = {
  'newest first': '',
  'search, one word': 'search=okonkwo',
  'search, two words': 'search=mara+northlight',
  'search, a reference': 'search=WC-1A2B',
  'search, two letters': 'search=ma',
  'by total': 'sort=-totalPrice',
  'by customer': 'sort=customer',
  'by day': 'sort=date',
  unconfirmed: 'confirmed=false',
  'unconfirmed, paid, delivered': 'confirmed=false&paymentStatus=paid&deliveryStatus=delivered',
  'searched and sorted': 'search=tanaka&sort=-totalPrice&paymentStatus=pending',
  'sessions of a week': `sessionFrom=${new Date().toISOString().slice(0, 10)}&sort=date`,
};
const TIMES = 40;

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

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
  const invoice = anInvoice();
  return {
    ...invoice,
    id: 1,
    number: 'INV-2026-000042',
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
  row('then, p95', `${Math.round(p95(others))} ms`);
};

/** The dashboard's list, from a thousand bookings to a hundred thousand, and the export of all of them. */
export const benchOffice = async (): Promise<void> => {
  await benchInvoices();
  const shop = await benchShop({ ADMIN_PASSWORD: 'admin-of-the-bench', WORKERS: '0' });
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    const admin = createClient(shop.url);
    await admin.post('/api/login', { username: 'admin', password: 'admin-of-the-bench' });
    for (const bookings of [1_000, 10_000, LARGE.bookings]) {
      const already = await client.query<{ count: string }>('select count(*) from bookings');
      await makeLarge(client, { ...LARGE, bookings });
      const { rows } = await client.query<{ count: string }>('select count(*) from bookings');
      console.log(
        `\nFirst page of ${Number(rows[0]?.count).toLocaleString('en-US')} bookings, p95 (aim ≤ 50 ms; before ${already.rows[0]?.count})`,
      );
      for (const [name, query] of Object.entries(QUESTIONS)) {
        const times: number[] = [];
        for (let at = 0; at < TIMES + 3; at++) {
          const { status, ms } = await admin.get(`/api/admin/bookings?${query}`);
          if (status !== 200) throw new Error(`${query} answered ${status}`);
          if (at >= 3) times.push(ms);
        }
        row(name, `${p95(times).toFixed(1)} ms`);
      }
    }
    const started = performance.now();
    const response = await fetch(`${shop.url}/api/admin/bookings.csv`, {
      headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    let bytes = 0;
    for await (const piece of response.body ?? []) bytes += piece.length;
    console.log('\nCSV of all');
    row('size', `${(bytes / 1e6).toFixed(1)} MB in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } finally {
    await client.end();
    await shop.stop();
  }
};
