import { randomUUID } from 'node:crypto';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { aKey, aPartner, PARTNER_ORIGIN, withKey } from '../../support/partners.ts';
import { aLine, aSubmit, type BookingReply } from '../bodies.ts';

export const describePartnerBookings = (app: () => TestApp) =>
  describe('what comes through a partner', () => {
    let admin: SignedInClient;
    beforeAll(async () => {
      admin = await app().admin();
    });
    const twoKeys = async () => {
      const partner = await aPartner(admin);
      const partnerId = partner.id;
      const page = (await aKey(admin, { partnerId })).key;
      const server = (await aKey(admin, { partnerId, kind: 'secret' })).key;
      return { partner, page, server };
    };
    const book = (key: string, change: object = {}, headers: Record<string, string> = {}) =>
      app()
        .client()
        .post<BookingReply & { payUrl?: string | null }>('/api/bookings', aSubmit(change), {
          ...withKey(key),
          ...headers,
        });
    const ask = <Body>(key: string, path: string) => app().client().get<Body>(path, withKey(key));

    it('may browse, quote, check a code and book with a publishable key', async () => {
      const { page, partner } = await twoKeys();
      const headers = withKey(page, PARTNER_ORIGIN);
      const quote = await app()
        .client()
        .post('/api/quotes', { items: [aLine()], discountCode: 'TOGETHER10' }, headers);
      const code = await app()
        .client()
        .post('/api/discount-codes/validate', { code: 'TOGETHER10', orderAmount: 1450 }, headers);
      expect([quote.status, code.status]).toEqual([200, 200]);
      const { status, body } = await book(page, {}, { origin: PARTNER_ORIGIN });
      expect(status).toBe(201);
      expect(body.userId).toBeNull();
      expect(body.partner).toEqual({ id: partner.id, name: partner.name });
    });

    it('is read by its id with the partner’s own secret key, and with no other key', async () => {
      const { page, server } = await twoKeys();
      const other = await twoKeys();
      const { body } = await book(server);
      const statuses = await Promise.all(
        [server, other.server, page].map(async (key) => (await ask(key, `/api/bookings/${body.id}`)).status),
      );
      expect(statuses).toEqual([200, 404, 403]);
    });

    it('is refused with names that the contract does not have, each of them named', async () => {
      const { page, server } = await twoKeys();
      const wrong = await book(page, { retrunUrl: 'https://partner.example', since: 1 });
      expect([wrong.status, wrong.body.message]).toEqual([422, 'Unknown field: retrunUrl']);
      expect(wrong.body.issues.map(({ path }) => path)).toEqual(['retrunUrl', 'since']);
      for (const path of ['/api/partner/bookings', '/api/partner/statement', '/api/experiences']) {
        // What was answered to a visitor is kept for nobody else.
        expect((await app().client().get(`${path}?since=2026-01-01`)).status).toBeLessThan(402);
        const { status, body } = await ask<Wire<'Problem'>>(server, `${path}?since=2026-01-01`);
        expect([status, body.issues]).toEqual([422, [{ path: 'since', message: 'Unknown query parameter' }]]);
      }
      const lines = [{ ...aLine(), experience: { title: 'mine' }, note: 'kept on our side' }];
      expect((await book(page, { items: lines })).status).toBe(201);
    });

    it('carries the partner by the name of then, and administrators find it by the partner', async () => {
      const { partner, page, server } = await twoKeys();
      const first = (await book(page)).body;
      await admin.patch(`/api/admin/partners/${partner.id}`, { name: `${partner.name} 2` });
      const second = (await book(server)).body;
      const { body, headers } = await admin.get<Wire<'AdminBooking'>[]>(
        `/api/admin/bookings?partnerId=${partner.id}`,
      );
      expect(headers.get('x-total-count')).toBe('2');
      expect(body.map(({ id, partner: through }) => [id, through?.name])).toEqual([
        [second.id, `${partner.name} 2`],
        [first.id, partner.name],
      ]);
      const found = await admin.get<Wire<'AdminBooking'>[]>(
        `/api/admin/bookings?search=${first.bookingReference}`,
      );
      expect(found.body[0]?.partner).toEqual({ id: partner.id, name: partner.name });
      const { text } = await admin.get(`/api/admin/bookings.csv?partnerId=${partner.id}`);
      expect(text.split('\r\n').filter(Boolean)).toHaveLength(3);
      expect(text.slice(0, text.indexOf('\r\n')).split(',')).toContain('Partner');
      expect(text).toContain(`,${partner.name},`);
    });

    it('is the partner’s to read, a page at a time, and nobody else’s', async () => {
      const { server, page } = await twoKeys();
      const other = await twoKeys();
      const placed: number[] = [];
      for (let time = 0; time < 3; time++) placed.push((await book(page)).body.id);
      await book(other.page);
      const first = await ask<Wire<'Booking'>[]>(server, '/api/partner/bookings?limit=2');
      expect(first.headers.get('x-total-count')).toBe('3');
      const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
      const second = await ask<Wire<'Booking'>[]>(server, next);
      expect(second.headers.get('link')).toBeNull();
      expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(placed.toReversed());
      const [one] = first.body;
      const path = `/api/partner/bookings/${one?.bookingReference}`;
      expect((await ask(server, path)).body).toEqual(one);
      expect((await ask(other.server, path)).status).toBe(404);
      expect((await ask(page, path)).status).toBe(403);
      expect((await app().client().get(path)).status).toBe(401);
    });

    it('is found by state and by the days of its sessions; what is neither is 422 and named', async () => {
      const { server } = await twoKeys();
      const slot = { time: '2:30', meridiem: 'PM', zone: 'EST' } as const;
      const on = (date: string) => book(server, { items: [aLine({ slots: [{ ...slot, date }] })] });
      const march = (await on('2036-03-19')).body.id;
      const april = (await on('2036-04-16')).body.id;
      const undated = (await book(server, { items: [aLine({ slots: [] })] })).body.id;
      await admin.patch(`/api/admin/bookings/${undated}/confirmation`, { confirmed: true });
      const found = async (query: string) =>
        (await ask<Wire<'Booking'>[]>(server, `/api/partner/bookings?${query}`)).body.map(({ id }) => id);
      expect(await found('from=2036-03-19&to=2036-03-19')).toEqual([march]);
      expect(await found('from=2036-03-20')).toEqual([april]);
      expect(await found('to=2036-04-01')).toEqual([march]);
      expect(await found('state=unconfirmed&from=2036-03-01&to=2036-04-30')).toEqual([april, march]);
      expect(await found('state=cancelled')).toEqual([]);
      expect(await found('updatedSince=2020-01-01T00:00:00Z')).toEqual([undated, april, march]);
      expect(await found('updatedSince=2099-01-01T00:00:00Z')).toEqual([]);
      for (const [name, value] of [
        ['state', 'booked'],
        ['from', '2036-02-30'],
        ['to', 'April'],
        ['updatedSince', 'yesterday'],
      ]) {
        const { status, body } = await ask<Wire<'Problem'>>(server, `/api/partner/bookings?${name}=${value}`);
        expect([status, body.issues?.map(({ path }) => path)]).toEqual([422, [name]]);
      }
    });

    it('opens nothing of it to other visitors, nor to the key that placed it in a page', async () => {
      const { page } = await twoKeys();
      const { bookingReference, id } = (await book(page)).body;
      const path = `/api/bookings/by-reference/${bookingReference}`;
      expect((await app().client().get(path)).status).toBe(404);
      expect((await ask(page, path)).status).toBe(403);
      expect(
        (
          await app()
            .client()
            .request('DELETE', `/api/bookings/${id}`, { headers: withKey(page) })
        ).status,
      ).toBe(403);
    });

    it('is stated by month: how many, how much, how much of it is paid', async () => {
      const { server, page, partner } = await twoKeys();
      const first = (await book(page)).body;
      await book(server, { items: [aLine({ quantity: 2 })], totalPrice: 2900 });
      const gone = (await book(page)).body;
      await admin.patch(`/api/admin/bookings/${first.id}/payment-status`, { paymentStatus: 'paid' });
      await admin.delete(`/api/admin/bookings/${gone.id}`);
      const month = first.createdAt.slice(0, 7);
      const sums = { bookings: 2, gross: 4350, paid: 1450, refunds: 0, commission: 0 };
      const { body } = await ask<Wire<'PartnerStatement'>>(server, '/api/partner/statement');
      expect(body).toMatchObject({ partner: partner.name, ...sums, months: [{ month, ...sums }] });
      expect(body.lines).toHaveLength(2);
      expect(body.lines[1]).toMatchObject({
        month,
        reference: first.bookingReference,
        gross: 1450,
        paid: 1450,
      });
      expect((await ask(server, `/api/partner/statement?from=${month}&to=${month}`)).body).toEqual(body);
      const part = await ask<Wire<'PartnerStatement'>>(server, '/api/partner/statement?limit=1');
      expect(part.body.lines).toEqual(body.lines.slice(0, 1));
      const next = /<([^>]+)>; rel="next"/.exec(part.headers.get('link') ?? '')?.[1] ?? '';
      const last = await ask<Wire<'PartnerStatement'>>(server, next);
      expect(last.body.lines).toEqual(body.lines.slice(1));
      expect(last.headers.get('link')).toBeNull();
      expect((await ask(server, '/api/partner/statement?to=2020-12')).body).toMatchObject({
        bookings: 0,
        months: [],
      });
      expect((await ask(server, '/api/partner/statement?from=2026-02&to=2026-01')).status).toBe(422);
      expect((await ask(server, '/api/partner/statement?from=2026-13')).status).toBe(422);
    });

    it('keeps the commission of its booking whatever the partner’s is later; the statement is the same for staff, and as CSV', async () => {
      const { server, partner } = await twoKeys();
      const commission = async (percent: number) => {
        const partners = await admin.get<Wire<'Partner'>[]>('/api/admin/partners');
        const { name = '', version = 1 } = partners.body.find((each) => each.id === partner.id) ?? {};
        const body = { name, commission: percent, version };
        expect((await admin.patch(`/api/admin/partners/${partner.id}`, body)).status).toBe(200);
      };
      await commission(12.5);
      const { id, bookingReference, createdAt } = (await book(server)).body;
      await admin.patch(`/api/admin/bookings/${id}/payment-status`, { paymentStatus: 'paid' });
      await commission(50);
      await admin.post(`/api/admin/bookings/${id}/refunds`, { amount: 450.06 });
      const { body } = await ask<Wire<'PartnerStatement'>>(server, '/api/partner/statement');
      expect(body).toMatchObject({ paid: 1450, commission: 181.25 });
      const ofStaff = `/api/admin/partners/${partner.id}/statement`;
      expect((await admin.get(ofStaff)).body).toEqual(body);
      expect((await ask(server, ofStaff)).status).not.toBe(200);
      expect((await admin.get('/api/admin/partners/999999/statement')).status).toBe(404);
      const file = await ask(server, '/api/partner/statement?as=csv');
      expect(file.headers.get('content-type')).toContain('text/csv');
      const [head, ...rows] = file.text.split('\r\n');
      expect(head).toContain('Month,Reference,Day,Bookings,Gross,Refunds,Paid,Percent,Commission');
      const [day, month] = [createdAt.slice(0, 10), createdAt.slice(0, 7)];
      const paper = await ask(server, '/api/partner/statement?as=pdf');
      expect([paper.headers.get('content-type'), paper.text.slice(0, 5)]).toEqual([
        'application/pdf',
        '%PDF-',
      ]);
      expect(rows).toEqual([`${month},${bookingReference},${day},1,1450.00,0.00,1450.00,12.5,181.25`, '']);
    });

    it('happens once under one idempotency key, each partner’s key for itself', async () => {
      const { page, server } = await twoKeys();
      const once = { 'idempotency-key': randomUUID() };
      const first = await book(page, {}, once);
      expect((await book(page, {}, once)).text).toBe(first.text);
      expect((await book(server, {}, once)).body.id).not.toBe(first.body.id);
      expect((await book(page, { firstName: 'Otto' }, once)).status).toBe(422);
    });

    it.each([
      ['a visitor of the page, by a secret', 'page', { 'idempotency-proof': randomUUID() }],
      ['the partner’s server', 'server', {}],
    ] as const)(
      'says where it can be paid, when asked, anew for each request that is repeated by %s',
      async (_, by, proof) => {
        const keys = await twoKeys();
        const key = keys[by];
        const once = { 'idempotency-key': randomUUID(), ...proof };
        const [first, again] = [
          await book(key, { payLink: true }, once),
          await book(key, { payLink: true }, once),
        ];
        expect(again.body.id).toBe(first.body.id);
        expect(again.body.payUrl).not.toBe(first.body.payUrl);
        for (const { body } of [first, again]) {
          const token = /\/pay\/([\w-]+)$/.exec(body.payUrl ?? '')?.[1];
          const paying = await app().client().get(`/api/pay/${token}`);
          expect(paying.body).toMatchObject({ bookingReference: body.bookingReference });
        }
        expect((await book(key)).body).not.toHaveProperty('payUrl');
        expect(app().log()).not.toContain('/pay/');
      },
    );

    it.each([
      ['without a secret', 'with one', {}, { 'idempotency-proof': randomUUID() }],
      [
        'with a secret of their own',
        'with another',
        { 'idempotency-proof': randomUUID() },
        { 'idempotency-proof': randomUUID() },
      ],
      ['without a secret', 'without one', {}, {}],
    ])(
      'gives a visitor of the page who repeats key and body %s no link to what was booked %s',
      async (_, __, theirs, proof) => {
        const { page } = await twoKeys();
        const once = { 'idempotency-key': randomUUID() };
        const placed = await book(page, { payLink: true }, { ...once, ...proof });
        expect(placed.body.payUrl).toMatch(/\/pay\//);
        const { status, body } = await book(page, { payLink: true }, { ...once, ...theirs });
        expect([status, body]).toEqual([201, { ...placed.body, payUrl: null }]);
      },
    );

    it('is nothing that a session of the shop owns by the same key and another secret', async () => {
      const { page } = await twoKeys();
      const once = { 'idempotency-key': randomUUID() };
      const { body } = await book(page, {}, { ...once, 'idempotency-proof': randomUUID() });
      const stranger = app().client();
      await stranger.post('/api/bookings', aSubmit(), { ...once, 'idempotency-proof': randomUUID() });
      const seen = await stranger.get(`/api/bookings/by-reference/${body.bookingReference}`);
      expect(seen.status).toBe(404);
    });

    it('is judged as every booking: prices, codes, shapes', async () => {
      const { page } = await twoKeys();
      expect((await book(page, { totalPrice: 1 })).status).toBe(409);
      expect((await book(page, { firstName: '' })).status).toBe(422);
      expect((await book(page, { paymentStatus: 'paid' })).status).toBe(402);
      expect((await book(page, { stripePaymentIntentId: 'pi_x' })).status).toBe(402);
    });
  });
