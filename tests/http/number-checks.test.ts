import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { examine } from '../../adapters/postgres/findings.ts';
import { openPostgres } from '../../adapters/postgres/postgres-store.ts';
import { type SignedInClient, startApp, type TestApp } from '../support/app.ts';
import { auditApp } from '../support/auditor.ts';
import { BERLIN_TAX } from '../support/berlin-seller.ts';
import { STORES } from '../support/full.ts';
import { signedInStaff } from '../support/staff.ts';
import { until } from '../support/until.ts';
import { startViesDouble } from '../support/vies-double.ts';
import { type BookingReply, CUSTOMER } from './bodies.ts';

const BUSINESS = { country: 'AT', taxNumber: 'ATU13585627' };

describe.each(STORES)('tax numbers on %s', (store) => {
  let app: TestApp;
  let vies: Awaited<ReturnType<typeof startViesDouble>>;
  let finance: SignedInClient;
  let admin: SignedInClient;
  let experienceId: number;
  beforeAll(async () => {
    vies = await startViesDouble();
    app = await startApp({ store, env: { VIES_API_BASE: vies.url } });
    finance = await signedInStaff(app, 'finance');
    admin = await app.admin();
    const set = await finance.put<Wire<'TaxSettings'>>('/api/admin/tax', { ...BERLIN_TAX, version: null });
    expect([set.status, set.body.checksNumbers]).toEqual([200, false]);
    const { body } = await admin.post<Wire<'Experience'>>('/api/experiences', {
      title: 'A quiz of Berlin',
      description: 'An hour of questions about Berlin.',
      duration: '60 min',
      imageUrl: '/art/quiz.webp',
      inclusions: 'A host',
      starterPrice: 119,
    });
    experienceId = body.id;
  });
  afterAll(async () => {
    await auditApp(app);
    await app.stop();
    await vies.stop();
  });

  const book = async (customer = app.client(), billing: object = BUSINESS, totalPrice = 100) => {
    const items = [{ experienceId, selectedTier: 'starter', quantity: 1, addOns: [] }];
    const { status, body } = await customer.post<BookingReply>('/api/bookings', {
      ...CUSTOMER,
      paymentStatus: 'pending',
      totalPrice,
      items,
      billing,
    });
    expect(status).toBe(201);
    return body;
  };
  const atDesk = async (id: number) =>
    (await admin.get<Wire<'AdminBooking'>>(`/api/admin/bookings/${id}`)).body;
  const checked = (id: number, state: string) =>
    until(`the check is ${state}`, async () =>
      (await atDesk(id)).numberChecks.find((check) => check.state === state),
    );
  const listed = async (id: number) =>
    (await finance.get<Wire<'TaxMatter'>[]>('/api/admin/tax/matters')).body.filter(
      ({ bookingId }) => bookingId === id,
    );
  const decide = (id: number, what: string, body: object = {}) =>
    finance.post<Wire<'Problem'>>(`/api/admin/tax/number-checks/${id}/${what}`, body);

  it('are asked about once finance has switched it on, which the log knows', async () => {
    const before = await book();
    expect((await atDesk(before.id)).numberChecks).toEqual([]);
    const set = await finance.put<Wire<'TaxSettings'>>('/api/admin/tax', {
      ...BERLIN_TAX,
      checksNumbers: true,
      version: null,
    });
    expect([set.status, set.body.checksNumbers]).toEqual([200, true]);
    const log = await finance.get<Wire<'AuditEntry'>[]>('/api/admin/audit?subject=tax&limit=1');
    expect(log.body[0]?.details).toEqual({
      before: { checksNumbers: false },
      after: { checksNumbers: true },
    });
    // Who does not know of it leaves it on.
    const old = await finance.put<Wire<'TaxSettings'>>('/api/admin/tax', { ...BERLIN_TAX, version: null });
    expect(old.body.checksNumbers).toBe(true);
    const { id, totalPrice } = await book();
    expect(totalPrice).toBe(100);
    expect(await checked(id, 'valid')).toMatchObject({
      number: 'ATU13585627',
      officeName: 'VIES',
      stateName: 'Valid',
      asker: 'DE136695976',
      name: 'Wiener Quiz GmbH',
      consultation: 'WAPIAAAAYc1x2',
      decision: null,
    });
    expect(vies.asked).toHaveLength(1);
    expect(await listed(id)).toEqual([]);
  });

  it('that VIES refuses leave the booking at 100.00 and a row, until tax is charged by one of two', async () => {
    vies.say('invalid');
    const { id } = await book();
    const check = await checked(id, 'invalid');
    expect((await atDesk(id)).totalPrice).toBe(100);
    expect(await listed(id)).toMatchObject([
      { kind: 'tax-number', message: 'VIES says that ATU13585627 is not a valid number.', missing: null },
    ]);
    expect((await admin.get(`/api/bookings/${id}/invoice-pdf`)).status).toBe(200);
    const desk = await signedInStaff(app, 'desk');
    expect((await desk.post(`/api/admin/tax/number-checks/${check.id}/charge`)).status).toBe(403);
    const both = await Promise.all([decide(check.id, 'charge'), decide(check.id, 'charge')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const after = await atDesk(id);
    expect([after.totalPrice, after.openAmount, after.tax?.tax, after.tax?.rates[0]?.country]).toEqual([
      119,
      119,
      19.83,
      'AT',
    ]);
    expect(after.numberChecks).toMatchObject([{ decision: 'charged' }]);
    expect((await admin.get(`/api/bookings/${id}/invoice-pdf`)).status).toBe(200);
    const documents = await admin.get<Wire<'BookingInvoice'>[]>(`/api/bookings/${id}/invoices`);
    expect(documents.body.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 100],
      ['credit-note', 100],
      ['invoice', 119],
    ]);
    expect(await listed(id)).toEqual([]);
  });

  it('that VIES refuses may be kept, with a reason', async () => {
    vies.say('invalid');
    const mara = await app.signedIn();
    const { id } = await book(mara);
    const check = await checked(id, 'invalid');
    expect((await decide(check.id, 'keep', { reason: '' })).status).toBe(422);
    expect((await decide(check.id, 'keep', { reason: 'The certificate came.' })).status).toBe(200);
    expect((await decide(check.id, 'charge')).status).toBe(404);
    expect(await atDesk(id)).toMatchObject({
      totalPrice: 100,
      numberChecks: [{ decision: 'kept', reason: 'The certificate came.' }],
    });
    // The customer has a copy of what was asked about them, without the staff's own words.
    const own = await mara.get<Wire<'PersonalData'>>('/api/user/export');
    expect(own.body.numberChecks).toMatchObject([
      { bookingId: id, number: 'ATU13585627', officeName: 'VIES', stateName: check.stateName },
    ]);
    expect(own.text).not.toContain('The certificate came.');
    expect(await listed(id)).toEqual([]);
  });

  it('wait while VIES is away', async () => {
    vies.say('MS_UNAVAILABLE');
    const { id } = await book();
    await until('VIES was asked', async () => (await atDesk(id)).numberChecks[0]?.problem);
    expect((await atDesk(id)).numberChecks).toMatchObject([
      { state: 'waiting', problem: "the member state's own service is away" },
    ]);
    expect(await listed(id)).toEqual([]);
  });

  // The store in memory has no database to look at.
  if (store === 'postgres')
    it('and the tax of what was booked are looked at by the doctor', async () => {
      const { id } = await book();
      await admin.patch(`/api/admin/bookings/${id}/payment-status`, { paymentStatus: 'paid' });
      expect((await admin.get(`/api/bookings/${id}/invoice-pdf`)).status).toBe(200);
      const { database, close } = await openPostgres(app.databaseUrl ?? '');
      const found = async () =>
        (await examine(database)).filter(({ check, good }) => check === 'taxes' && !good);
      try {
        expect(await found()).toEqual([]);
        // A document that says no rate: what was paid for it is told nowhere.
        const change = (to: string) =>
          database.reader.run(
            textQuery(
              `update invoices set figures = jsonb_set(figures::jsonb, '{taxed,rates}', ${to}) where booking_id = ${id}`,
            ),
          );
        const [kept] = await database.reader.run(
          textQuery<{ rates: object }>(
            `select figures::jsonb #> '{taxed,rates}' as rates from invoices where booking_id = ${id}`,
          ),
        );
        await change(`'[]'`);
        expect(await found()).toMatchObject([{ words: expect.stringContaining(`: ${id}.`) }]);
        await change(`'${JSON.stringify(kept?.rates)}'`);
        expect(await found()).toEqual([]);
      } finally {
        await close();
      }
    });
});
