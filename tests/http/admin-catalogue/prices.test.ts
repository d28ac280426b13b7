import type { Wire } from '@wondercast/openapi/codec/wire';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { aCodeBody, anAddOnBody, anExperienceBody } from './bodies.ts';

/** As JSON text: what a client can send, not what JavaScript can say. */
const NO_PRICES = [
  '1e309',
  '-1e309',
  '1e21',
  '1000000.01',
  '0.001',
  '-0.01',
  '-1',
  'null',
  '""',
  '" "',
  '"ten"',
  '"NaN"',
  '"Infinity"',
  '"1e3"',
  '"0x10"',
  '"1,000"',
  'true',
  'false',
  '[]',
  '[990]',
  '{}',
  '{"$gt":0}',
];

const FIELDS = ['starterPrice', 'elevatedPrice', 'premiumPrice', 'ultimatePrice'];

describeOnEachStore('what is no price', (app) => {
  let admin: SignedInClient;
  let version: number;
  const state = () => app().running.ports.read.catalogue.version();
  beforeAll(async () => {
    admin = await app().admin();
    version = await state();
  });
  const send = (method: string, path: string, body: object, field: string, price: string) =>
    admin.request<Wire<'Problem'>>(method, path, {
      body: JSON.stringify({ ...body, [field]: '@' }).replace('"@"', price),
    });

  it.each(NO_PRICES)('such as %s, is refused everywhere, and nothing is written', async (price) => {
    for (const field of FIELDS) {
      const created = await send('POST', '/api/experiences', anExperienceBody(), field, price);
      expect([field, created.status]).toEqual([field, 422]);
      expect(created.body.issues.map(({ path }) => path)).toEqual([field]);
      expect((await send('PATCH', '/api/experiences/1', {}, field, price)).status).toBe(422);
    }
    expect((await send('POST', '/api/addons', anAddOnBody(), 'price', price)).status).toBe(422);
    expect((await send('PATCH', '/api/addons/1', {}, 'price', price)).status).toBe(422);
    for (const field of ['discountValue', 'minOrderAmount']) {
      expect((await send('POST', '/api/admin/discount-codes', aCodeBody(), field, price)).status).toBe(422);
      expect((await send('PATCH', '/api/admin/discount-codes/1', {}, field, price)).status).toBe(422);
    }
    expect(await state()).toBe(version);
  });

  it.each(['NaN', 'Infinity', '-Infinity', 'undefined', '01', '.5'])(
    'such as %s, is no JSON',
    async (price) => {
      expect((await send('PATCH', '/api/experiences/1', {}, 'starterPrice', price)).status).toBe(400);
    },
  );

  it.each([
    ['-0', 0],
    ['"0"', 0],
    ['0.01', 0.01],
    ['"990.5"', 990.5],
    ['1e3', 1000],
    ['1000000', 1_000_000],
  ])('is not %s', async (price, kept) => {
    const { status, body } = await send(
      'POST',
      '/api/experiences',
      anExperienceBody(),
      'starterPrice',
      price,
    );
    expect(status).toBe(201);
    expect((body as unknown as Wire<'Experience'>).starterPrice).toBe(kept);
  });

  describe('in the database', () => {
    it.each([
      ...FIELDS.map((field) => field.replace('P', '_p')).flatMap((column) => [
        `update experiences set ${column} = -1 where id = 1`,
        `update experiences set ${column} = 100000001 where id = 1`,
        `update experiences set ${column} = null where id = 1`,
        `update experiences set ${column} = 'NaN'::float where id = 1`,
        `update experiences set ${column} = 1e21 where id = 1`,
      ]),
      'update add_ons set price = -1 where id = 1',
      'update add_ons set price = 100000001 where id = 1',
      `update discount_codes set discount_value = 100.01 where discount_type = 'percentage'`,
      'update discount_codes set discount_value = -1',
      `update discount_codes set discount_value = 'NaN'`,
      `update discount_codes set discount_type = 'fixed', discount_value = 'NaN'`,
      `update discount_codes set discount_type = 'fixed', discount_value = 1000000.01`,
      'update discount_codes set min_order_amount = -1',
      'update discount_codes set min_order_amount = 100000001',
      'update discount_codes set max_uses = -1',
      'update discount_codes set current_uses = 5, max_uses = 4',
      `update experiences set slug = '12345' where id = 1`,
    ])('cannot be written either: %s', async (sql) => {
      const { databaseUrl } = app();
      // Memory has no statements; what keeps it right are the rules above.
      if (!databaseUrl) return;
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const refused = await client.query(sql).then(
        () => null,
        (error: { code?: string }) => error.code ?? 'none',
      );
      await client.end();
      // A broken check, a null, a number that fits no integer.
      expect(['23514', '23502', '22003']).toContain(refused);
    });
  });
});
