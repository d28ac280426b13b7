import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { BERLIN_SELLER, DOLLAR_RATE } from '../../support/berlin-seller.ts';
import { signedInStaff } from '../../support/staff.ts';

type Tax = Wire<'TaxSettings'>;

const BERLIN = {
  isOn: true,
  seller: BERLIN_SELLER,
  registrations: [{ country: 'DE', number: 'DE 136.695.976' }],
  entered: 'gross',
  rates: [
    {
      country: 'DE',
      region: null,
      category: 'standard',
      percent: 19,
      name: 'VAT',
      from: '2021-01-01',
      parts: [],
      text: null,
    },
  ],
  place: 'preset',
  isWithheldOutside: false,
  exchangeRates: [DOLLAR_RATE],
};

export const describeTax = (app: () => TestApp) =>
  describe('settings of tax', () => {
    let finance: SignedInClient;
    beforeAll(async () => {
      finance = await signedInStaff(app(), 'finance');
    });
    const get = async () => (await finance.get<Tax>('/api/admin/tax')).body;
    const put = (change: object = {}) =>
      finance.put<Tax & Wire<'Problem'>>('/api/admin/tax', { ...BERLIN, version: null, ...change });
    // Other suites sell without tax.
    afterAll(() => put({ isOn: false, rates: [] }));

    it('are off until finance switches them on, which the log knows', async () => {
      expect(await get()).toMatchObject({ isOn: false, seller: null, rates: [] });
      const { status, body } = await put();
      expect([status, body.isOn]).toEqual([200, true]);
      expect(body.registrations).toEqual([{ country: 'DE', number: 'DE136695976' }]);
      expect(await get()).toEqual(body);
      const log = await finance.get<Wire<'AuditEntry'>[]>('/api/admin/audit?subject=tax&limit=1');
      expect(log.body[0]).toMatchObject({
        action: 'tax.set',
        details: { after: { rates: ['DE standard 19 % VAT from 2021-01-01'] } },
      });
    });

    it('take rates from a file, which is read before anything changes', async () => {
      const read = (text: string) =>
        finance.post<Wire<'TaxRatesRead'>>('/api/admin/tax/rates/read', { text });
      const before = await get();
      const { body } = await read('country,percent,name,from\nAT,20,VAT,2031-01-01\nFR,20,TVA,2031-01-01');
      expect([body.errors, body.rates.map(({ country, percent }) => [country, percent])]).toEqual([
        [],
        [
          ['AT', 20],
          ['FR', 20],
        ],
      ]);
      expect(await get()).toEqual(before);
      const { status, body: set } = await put({ rates: [...BERLIN.rates, ...body.rates] });
      expect([status, set.rates.length]).toEqual([200, 3]);
      expect((await read('country\nXX')).body).toMatchObject({ rates: [], errors: [{ line: 2 }, {}, {}] });
      expect((await read('country\n"XX')).status).toBe(422);
      expect((await read('x'.repeat(200_001))).status).toBe(422);
      const desk = await signedInStaff(app(), 'desk');
      expect((await desk.post('/api/admin/tax/rates/read', { text: '' })).status).toBe(403);
    });

    it('take rates of exchange, typed or of a file, where documents need them', async () => {
      const { status, body } = await put({ exchangeRates: [] });
      expect([status, body.issues?.map(({ path }) => path)]).toEqual([422, ['exchangeRates']]);
      const text = 'day,to,rate,source\n2026-01-02,EUR,"0,9",ECB';
      const read = await finance.post<Wire<'ExchangeRatesRead'>>('/api/admin/tax/exchange-rates/read', {
        text,
      });
      expect(read.body.errors).toEqual([]);
      const set = await put({ exchangeRates: [...read.body.rates, DOLLAR_RATE] });
      expect(set.body.exchangeRates).toEqual([DOLLAR_RATE, ...read.body.rates]);
      expect((await put({ exchangeRates: undefined })).body.exchangeRates).toHaveLength(2);
      const old = await put({ exchangeRates: read.body.rates });
      expect(old.status).toBe(200);
      expect((await finance.get<Wire<'TaxMatter'>[]>('/api/admin/tax/matters')).body[0]).toMatchObject({
        kind: 'exchange-rate',
        bookingId: null,
        exchange: { from: 'USD', to: 'EUR', day: '2026-01-02' },
      });
      const desk = await signedInStaff(app(), 'desk');
      expect((await desk.post('/api/admin/tax/exchange-rates/read', { text })).status).toBe(403);
    });

    it('are refused field by field, when they are stale, and to the desk', async () => {
      const { status, body } = await put({
        registrations: [],
        rates: [{ ...BERLIN.rates[0], country: 'EL' }],
      });
      expect([status, body.issues?.map(({ path }) => path)]).toEqual([
        422,
        ['rates.0.country', 'registrations'],
      ]);
      expect((await put({ version: 99 })).status).toBe(409);
      const desk = await signedInStaff(app(), 'desk');
      expect((await desk.put('/api/admin/tax', { ...BERLIN, version: null })).status).toBe(403);
    });
  });
