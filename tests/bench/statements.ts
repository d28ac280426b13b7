import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../../adapters/composition/config.ts';
import { start } from '../../adapters/composition/start.ts';
import { PUBLISHABLE_KEY, SECRET_KEY, startStripeDouble } from '../support/stripe-double/stripe-double.ts';
import { bookingBody, cookiesOf } from './bookings.ts';
import { row } from './report.ts';

const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

/** The pulse asks by itself, and is no part of a booking. */
const isPulse = (text: string): boolean => text.startsWith('select catalogue_version');

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: string }).text ?? '');

/** Prints the SQL statements that one booking or payment costs, begin and commit included, in their order. */
export const benchStatements = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wondercast-statements-'));
  // The simulated provider keeps its books in the same database; this one keeps its own.
  const double = await startStripeDouble();
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    WORKERS: '0',
    RATE_LIMITS: 'off',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    STRIPE_API_BASE: double.url,
  });
  const shop = await start(config, silent, { web: () => null });
  await shop.opened;
  const seen: string[] = [];
  const ask = pg.Client.prototype.query;
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    const text = textOf(given[0]);
    if (!isPulse(text)) seen.push(text.trim().split(/\s+/).slice(0, 3).join(' '));
    return (ask as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof ask;
  try {
    const book = async (body: string, cookies: string) => {
      seen.length = 0;
      const headers = {
        'Content-Type': 'application/json',
        'Idempotency-Key': String(Math.random()),
        Cookie: cookies,
      };
      const response = await fetch(`${shop.url}/api/bookings`, { method: 'POST', headers, body });
      if (response.status !== 201) throw new Error(`A booking answered ${response.status}`);
      return [...seen];
    };
    const cookies = await cookiesOf(shop.url);
    console.log('\nSQL statements of a booking, begin and commit included');
    const plain = await book(bookingBody, cookies);
    row('with an idempotency key', `${plain.length} (aim ≤ 8): ${plain.join(' · ')}`);
    const withCode = { ...JSON.parse(bookingBody), discountCode: 'TOGETHER10', totalPrice: 2610 };
    const coded = await book(JSON.stringify(withCode), cookies);
    row('and with a discount code', `${coded.length}: ${coded.join(' · ')}`);
    const { totalPrice, items, ...customer } = JSON.parse(bookingBody);
    const intent = { amount: totalPrice * 100, currency: 'usd', items, customer };
    const open = async (body: object) => {
      seen.length = 0;
      const headers = { 'Content-Type': 'application/json', Cookie: cookies };
      const address = `${shop.url}/api/create-payment-intent`;
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      if (response.status !== 201) throw new Error(`An intent answered ${response.status}`);
      return [...seen];
    };
    console.log('\nSQL statements of opening a payment');
    const first = await open(intent);
    row('a card payment', `${first.length}: ${first.join(' · ')}`);
    const held = await open({ ...intent, discountCode: 'TOGETHER10', amount: 261_000 });
    row('with a code to hold, in place of it', `${held.length}: ${held.join(' · ')}`);
  } finally {
    pg.Client.prototype.query = ask;
    await shop.stop();
    await double.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
