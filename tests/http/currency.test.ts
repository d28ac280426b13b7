import { setMoneyStyle, US_DOLLARS } from '@wondercast/core/kernel/money';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../adapters/composition/config.ts';
import { start } from '../../adapters/composition/start.ts';
import {
  ADMIN_PASSWORD,
  cheapPasswords,
  type SignedInClient,
  startApp,
  type TestApp,
} from '../support/app.ts';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';
import { book } from './bodies.ts';

const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

afterAll(() => setMoneyStyle(US_DOLLARS));

const configOf = async (app: TestApp) => (await app.client().get<Wire<'Config'>>('/api/config')).body;
const firstOf = async (app: TestApp) => {
  const { body } = await app.client().get<readonly Wire<'Experience'>[]>('/api/experiences');
  const [first] = body;
  if (!first) throw new Error('The shop is empty');
  return first;
};

describe('a shop that starts in euros, written as in Germany', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ store: 'memory', env: { CURRENCY: 'EUR', MONEY_LOCALE: 'de-DE' } });
  });
  afterAll(() => app.stop());

  it('says so to everybody, beside every total', async () => {
    expect(await configOf(app)).toMatchObject({ currency: 'EUR', moneyStyle: { symbol: '€', decimal: ',' } });
    const items = [
      { experienceId: (await firstOf(app)).id, selectedTier: 'starter', quantity: 2, addOns: [] },
    ];
    const quote = await app.client().post<Wire<'Quote'>>('/api/quotes', { items });
    expect(quote.body).toMatchObject({ currency: 'EUR', total: quote.body.subtotal });
    const booked = await book(app.client(), { items, totalPrice: quote.body.total });
    expect(booked.body).toMatchObject({ currency: 'EUR', totalPrice: quote.body.total });
    const { mail } = await until('the mail about it', async () =>
      (await app.outbox()).find((each) => each.mail.text?.includes(booked.body.bookingReference)),
    );
    expect(mail.text).toMatch(/\d\.\d{3},\d\d\u00a0€ EUR/);
    expect(mail.text).not.toContain('$');
  });

  it('opens payments in it, and no other', async () => {
    const items = [
      { experienceId: (await firstOf(app)).id, selectedTier: 'starter', quantity: 1, addOns: [] },
    ];
    const customer = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      phoneNumber: '+49 30 1234567',
    };
    const intent = (currency: string) =>
      app.client().post<Wire<'Problem'>>('/api/create-payment-intent', { items, customer, currency });
    expect((await intent('eur')).status).toBe(201);
    const refused = await intent('usd');
    expect(refused.status).toBe(422);
    expect(refused.body.issues).toEqual([{ path: 'currency', message: 'Must be eur' }]);
  });
});

describe('a shop on Postgres', () => {
  let app: TestApp;
  let admin: SignedInClient;
  beforeAll(async () => {
    app = await startApp({ store: 'postgres' });
    admin = await app.admin();
  });
  afterAll(() => app.stop());
  afterEach(async () => {
    expect((await admin.get<Wire<'ShopSettings'>>('/api/admin/settings')).status).toBe(200);
  });

  const put = (currency: string, locale = 'en-US') =>
    admin.put<Wire<'MoneySettings'> & Wire<'Problem'>>('/api/admin/settings/money', {
      currency,
      locale,
      version: null,
    });
  const pricesOf = ({ starterPrice, elevatedPrice }: Wire<'Experience'>) => [starterPrice, elevatedPrice];

  it('refuses currencies that are none, and locales that nobody knows', async () => {
    for (const [currency, locale, path] of [
      ['CLF', 'en-US', 'currency'],
      ['eur', 'en-US', 'currency'],
      ['EUR', 'xx-XX', 'locale'],
    ] as const) {
      const { status, body } = await put(currency, locale);
      expect([status, body.issues?.map((issue) => issue.path)]).toEqual([422, [path]]);
    }
  });

  it('keeps the numbers of its prices in another currency, unless decimals would be lost', async () => {
    const before = await firstOf(app);
    await admin.patch(`/api/experiences/${before.id}`, { starterPrice: 990.5 });
    const refused = await put('JPY');
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(`decimals that this currency does not have: ${before.title}`);
    expect((await firstOf(app)).starterPrice).toBe(990.5);
    await admin.patch(`/api/experiences/${before.id}`, { starterPrice: 991 });
    const { body: addOns } = await admin.get<readonly Wire<'AdminAddOn'>[]>('/api/admin/addons');
    for (const { id, price } of addOns)
      if (!Number.isInteger(price)) await admin.patch(`/api/addons/${id}`, { price: Math.round(price) });
    expect((await put('JPY', 'ja-JP')).body).toMatchObject({ currency: 'JPY', isFixed: false });
    expect(pricesOf(await firstOf(app))).toEqual([991, before.elevatedPrice]);
    expect(await configOf(app)).toMatchObject({ currency: 'JPY', moneyStyle: { digits: 0 } });
    const items = [{ experienceId: before.id, selectedTier: 'starter', quantity: 1, addOns: [] }];
    const quote = await app.client().post<Wire<'Quote'>>('/api/quotes', { items });
    expect(quote.body).toMatchObject({ currency: 'JPY', total: 991 });
    const decimals = await admin.patch<Wire<'Problem'>>(`/api/experiences/${before.id}`, {
      starterPrice: 1.5,
    });
    expect(decimals.status).toBe(422);
    expect((await put('KWD')).status).toBe(200);
    expect(pricesOf(await firstOf(app))).toEqual([991, before.elevatedPrice]);
  });

  it('keeps its currency from the first booking on, and lets nobody start it in another', async () => {
    expect((await put('EUR', 'de-DE')).status).toBe(200);
    const items = [
      { experienceId: (await firstOf(app)).id, selectedTier: 'starter', quantity: 1, addOns: [] },
    ];
    const { starterPrice: totalPrice } = await firstOf(app);
    expect((await book(app.client(), { items, totalPrice })).status).toBe(201);
    const refused = await put('USD');
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('The currency is fixed once something was sold.');
    expect((await put('EUR', 'fr-FR')).body).toMatchObject({ locale: 'fr-FR', isFixed: true });
    const config = readConfig({
      PORT: String(await freePort()),
      DATA_DIR: app.dataDir,
      DATABASE_URL: app.databaseUrl ?? '',
      ADMIN_PASSWORD,
      CURRENCY: 'USD',
    });
    const other = await start(config, silent, { web: () => null, passwords: cheapPasswords() });
    await expect(other.opened).rejects.toThrow('This shop sells in EUR, and CURRENCY says USD.');
    await other.stop();
  });
});
