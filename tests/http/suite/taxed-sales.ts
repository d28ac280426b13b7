import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { BERLIN_TAX, DOLLAR_RATE, GERMAN_RATE } from '../../support/berlin-seller.ts';
import { signedInStaff } from '../../support/staff.ts';
import { type BookingReply, CUSTOMER } from '../bodies.ts';

const BERLIN = {
  ...BERLIN_TAX,
  rates: [...BERLIN_TAX.rates, { ...GERMAN_RATE, category: 'reduced', percent: 7 }],
};
const GST_AND_QST = [
  { name: 'GST', number: '123456789 RT0001', percent: 5 },
  { name: 'QST', number: '1234567890 TQ0001', percent: 9.975 },
];
const MONTREAL = {
  ...BERLIN,
  seller: { ...BERLIN.seller, city: 'Montréal', country: 'CA', region: 'CA-QC', postalCode: 'H2X 1Y4' },
  registrations: [{ country: 'CA', number: '123456782 RT 0001' }],
  entered: 'net',
  rates: [
    { ...GERMAN_RATE, country: 'CA', region: 'CA-QC', percent: 14.975, name: 'GST/QST', parts: GST_AND_QST },
  ],
  exchangeRates: [{ ...DOLLAR_RATE, to: 'CAD', rate: 1.38 }],
};
const BUSINESS = { country: 'AT', taxNumber: 'ATU13585627' };

type Quote = Wire<'Quote'> & Wire<'Problem'>;

export const describeTaxedSales = (app: () => TestApp) =>
  describe('what is sold with tax', () => {
    let finance: SignedInClient;
    let admin: SignedInClient;
    let experienceId: number;
    let reducedId: number;
    const set = async (change: object) => {
      const { body } = await finance.get<Wire<'TaxSettings'>>('/api/admin/tax');
      return finance.put<Wire<'Problem'>>('/api/admin/tax', { ...BERLIN, ...change, version: body.version });
    };
    const create = async (change: object) => {
      const { body } = await admin.post<Wire<'Experience'>>('/api/experiences', {
        title: 'A quiz of Berlin',
        description: 'An hour of questions about Berlin.',
        duration: '60 min',
        imageUrl: '/art/quiz.webp',
        inclusions: 'A host',
        starterPrice: 119,
        ...change,
      });
      return body.id;
    };
    beforeAll(async () => {
      finance = await signedInStaff(app(), 'finance');
      admin = await app().admin();
      expect((await set({ isOn: false })).status).toBe(200);
      expect((await set({})).status).toBe(200);
      experienceId = await create({});
      reducedId = await create({ title: 'A concert in Berlin', taxCategory: 'reduced', starterPrice: 107 });
    });
    // Other suites sell without tax.
    afterAll(() => set({ isOn: false, rates: [] }));

    const line = (change: object = {}) => ({
      experienceId,
      selectedTier: 'starter',
      quantity: 1,
      addOns: [],
      ...change,
    });
    const quote = async (
      billing?: object | null,
      items: readonly object[] = [line()],
      further: object = {},
    ) =>
      (
        await app()
          .client()
          .post<Quote>('/api/quotes', { items, billing, ...further })
      ).body;
    const booking = (totalPrice: number, billing: object | null, change: object = {}) =>
      app()
        .client()
        .post<BookingReply>('/api/bookings', {
          ...CUSTOMER,
          companyName: null,
          paymentStatus: 'pending',
          totalPrice,
          items: [line()],
          billing,
          ...change,
        });
    const documentsOf = async (id: number) =>
      (await admin.get<readonly Wire<'BookingInvoice'>[]>(`/api/bookings/${id}/invoices`)).body;

    it.each([
      ['nobody has said where', undefined, [119, 19, 'taxed', 'DE', true]],
      ['Munich, private', { country: 'DE' }, [119, 19, 'taxed', 'DE', false]],
      ['Vienna, a business with a number', BUSINESS, [100, 0, 'reverse-charge', 'AT', false]],
      ['Vienna, private', { country: 'AT' }, [119, 19.83, 'taxed', 'AT', false]],
      ['New York', { country: 'US', region: 'US-NY' }, [100, 0, 'outside-scope', 'US', false]],
    ])('quotes in Berlin for %s', async (_, billing, expected) => {
      const { total, subtotal, tax } = await quote(billing);
      const [rate] = tax?.rates ?? [];
      expect([total, tax?.tax, rate?.reason, rate?.country, tax?.isAssumed]).toEqual(expected);
      expect([subtotal, tax?.gross]).toEqual([119, total]);
    });

    it('refuses a number of wrong form at its field, in quotes as in bookings', async () => {
      const wrong = { country: 'AT', taxNumber: 'ATU13585628' };
      expect((await quote(wrong)).issues?.map(({ path }) => path)).toEqual(['billing.taxNumber']);
      expect((await booking(100, wrong)).status).toBe(422);
    });

    it('books at what was shown, and says so where it has become another sum', async () => {
      const stale = await booking(119, BUSINESS);
      expect([stale.status, stale.body.quote?.total]).toEqual([409, 100]);
      const { status, body } = await booking(100, BUSINESS);
      expect([status, body.totalPrice, body.subtotal, body.tax?.rates[0]?.reason]).toEqual([
        201,
        100,
        119,
        'reverse-charge',
      ]);
    });

    it('two at 25.00 cost 50.00, and lines of two rates say both', async () => {
      const id = await create({ title: 'A small quiz', starterPrice: 25 });
      const two = await quote({ country: 'DE' }, [line({ experienceId: id, quantity: 2 })]);
      expect([two.total, two.tax?.tax, two.tax?.net]).toEqual([50, 7.98, 42.02]);
      const both = await quote({ country: 'DE' }, [line(), line({ experienceId: reducedId })]);
      expect(both.tax?.rates.map(({ percent, net, tax }) => [percent, net, tax])).toEqual([
        [19, 100, 19],
        [7, 100, 7],
      ]);
    });

    it('keeps what was booked once tax is off: cancelling half and all of it comes to zero', async () => {
      const items = [line({ quantity: 2 })];
      const { status, body } = await booking(200, BUSINESS, { items });
      expect(status).toBe(201);
      expect((await set({ isOn: false })).status).toBe(200);
      const [first, second] = body.sessions;
      const cancel = async (sessionId: string | undefined) => {
        const path = `/api/admin/bookings/${body.id}/sessions/${sessionId}/cancellation`;
        return admin.post<BookingReply>(path, { by: 'shop', reason: 'Ill' });
      };
      const half = await cancel(first?.id);
      expect([half.status, half.body.totalPrice, half.body.tax?.net, half.body.tax?.tax]).toEqual([
        200, 100, 100, 0,
      ]);
      const rest = await cancel(second?.id);
      expect([rest.body.totalPrice, rest.body.tax?.net]).toEqual([0, 0]);
      expect((await set({})).status).toBe(200);
    });

    it('says net and tax on an invoice, and the same on the credit note that takes it back', async () => {
      const { body } = await booking(119, { country: 'DE', name: 'Mara Reyes', city: 'Munich' });
      await admin.patch(`/api/admin/bookings/${body.id}/payment-status`, { paymentStatus: 'paid' });
      expect((await admin.get(`/api/bookings/${body.id}/invoice-pdf`)).status).toBe(200);
      const [invoice] = await documentsOf(body.id);
      expect(invoice).toMatchObject({ total: 119, tax: { net: 100, tax: 19, gross: 119 } });
      const cancel = `/api/admin/bookings/${body.id}/cancellation`;
      expect((await admin.post(cancel, { by: 'shop', reason: 'Ill' })).status).toBe(200);
      const note = (await documentsOf(body.id)).find(({ kind }) => kind === 'credit-note');
      expect([note?.credits, note?.tax]).toEqual([invoice?.id, invoice?.tax]);
    });

    it('answers the XML of a document to whoever may read it, named as the PDF is', async () => {
      const { body } = await booking(100, BUSINESS);
      const path = `/api/bookings/${body.id}/invoice-pdf`;
      const { status, headers, text } = await admin.get(`${path}?as=ubl`);
      expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
        200,
        'application/xml',
        `attachment; filename="invoice-${body.id}.xml"`,
      ]);
      for (const said of ['<cbc:ID>AE</cbc:ID>', 'DE136695976', BUSINESS.taxNumber, 'Quiz GmbH'])
        expect(text).toContain(said);
      const [invoice] = await documentsOf(body.id);
      expect(invoice?.xml).toBe('ubl');
      for (const address of [
        `/api/bookings/${body.id}/invoices/${invoice?.id}/pdf?as=ubl`,
        `/api/admin/invoices/${invoice?.id}/pdf?as=ubl`,
      ]) {
        const same = await admin.get(address);
        expect([same.text, same.headers.get('content-disposition')]).toEqual([
          text,
          `attachment; filename="${invoice?.number}.xml"`,
        ]);
      }
      expect((await app().client().get(`${path}?as=ubl`)).status).toBe(401);
      expect((await admin.get(`${path}?as=csv`)).status).toBe(422);
      expect((await admin.get(path)).text).toContain('<fx:DocumentFileName>factur-x.xml<');
      // What is settled says so in both.
      await admin.patch(`/api/admin/bookings/${body.id}/payment-status`, { paymentStatus: 'paid' });
      expect((await admin.get(`${path}?as=ubl`)).text).toContain('<cbc:PayableAmount currencyID="USD">0.00<');
    });

    it('reports what documents say, to the cent, by place, for the One Stop Shop and by business', async () => {
      const day = new Date().toISOString().slice(0, 10);
      const nearby = (days: number) =>
        new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
      const path = `/api/admin/tax/report?from=${nearby(-1)}&to=${nearby(1)}`;
      const report = async (basis = 'document') =>
        (await finance.get<Wire<'TaxReport'>>(`${path}&basis=${basis}`)).body;
      const before = await report();
      const others = await Promise.all(['payment', 'supply'].map((basis) => report(basis)));
      const invoiced = async (total: number, billing: object) => {
        const { body } = await booking(total, billing);
        expect((await admin.get(`/api/bookings/${body.id}/invoice-pdf`)).status).toBe(200);
        return body;
      };
      const vienna = await invoiced(119, { country: 'AT' });
      await invoiced(100, BUSINESS);
      const after = await report();
      expect(after.documents - before.documents).toBe(2);
      expect([after.net - before.net, after.tax - before.tax].map((each) => each.toFixed(2))).toEqual([
        '199.17',
        '19.83',
      ]);
      expect(after.oneStop).toContainEqual(
        expect.objectContaining({ country: 'AT', percent: 20, tax: 19.83 }),
      );
      expect(after.businesses).toContainEqual(
        expect.objectContaining({ country: 'AT', taxNumber: BUSINESS.taxNumber }),
      );
      // A credit note takes its invoice out again.
      const cancel = `/api/admin/bookings/${vienna.id}/cancellation`;
      expect((await admin.post(cancel, { by: 'shop', reason: 'Ill' })).status).toBe(200);
      const credited = await report();
      expect((credited.tax - before.tax).toFixed(2)).toBe('0.00');
      // Nothing has come for them, and nothing has taken place.
      expect(await Promise.all(['payment', 'supply'].map((basis) => report(basis)))).toEqual(others);
      expect(others.map(({ basis, documents }) => [basis, documents])).toEqual([
        ['payment', 0],
        ['supply', 0],
      ]);
      const file = await finance.get(`${path}&as=csv`);
      expect(file.headers.get('content-type')).toContain('text/csv');
      expect(file.text).toContain('AT,,standard,taxed,VAT,,20,');
      const paper = await finance.get(`${path}&as=pdf`);
      expect(paper.headers.get('content-disposition')).toBe('attachment; filename="tax.pdf"');
      expect(paper.text.slice(0, 5)).toBe('%PDF-');
      const wrong = await finance.get<Wire<'Problem'>>(`/api/admin/tax/report?from=${day}&to=2020-01-01`);
      expect(wrong.status).toBe(422);
      expect((await (await signedInStaff(app(), 'desk')).get(path)).status).toBe(403);
    });

    it('adds tax by its parts in Montréal, where prices are net', async () => {
      expect((await set({ isOn: false })).status).toBe(200);
      expect((await set(MONTREAL)).status).toBe(200);
      const own = { country: 'CA', region: 'CA-QC' };
      const { subtotal, total, tax } = await quote(own);
      expect([subtotal, tax?.tax, total]).toEqual([119, 17.82, 136.82]);
      expect(tax?.rates[0]?.parts.map((part) => [part.name, part.tax])).toEqual([
        ['GST', 5.95],
        ['QST', 11.87],
      ]);
      const { status, body } = await booking(136.82, own);
      expect([status, body.totalPrice]).toEqual([201, 136.82]);
      const more = { lines: [{ line: 1, quantity: 2 }] };
      const change = `/api/admin/bookings/${body.id}/amendments/quote`;
      const amended = await admin.post<Wire<'AmendmentQuote'>>(change, more);
      expect(amended.body).toMatchObject({
        ...{ subtotal: 238, total: 273.64, difference: 136.82 },
        tax: { net: 238, tax: 35.64, gross: 273.64 },
      });
      expect((await quote({ country: 'US' })).total).toBe(119);
      expect((await set({ isOn: false })).status).toBe(200);
      expect((await set({})).status).toBe(200);
    });

    it('of a shop without tax says none', async () => {
      await set({ isOn: false });
      expect(await quote({ country: 'AT' })).toMatchObject({ total: 119, tax: null });
      expect((await set({})).status).toBe(200);
    });
  });
