import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { twinAddress } from '../../../adapters/postgres/twin/twin-database.ts';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { issueInvoicesAtOnce } from '../../support/invoices-at-once.ts';
import { aKey, aPartner, withKey } from '../../support/partners.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { type Receiver, startReceiver } from '../../support/receiver.ts';
import { aLine, aSubmit, type BookingReply, book } from '../bodies.ts';

const FIRST_TEST_ID = 1_000_000_000;

export const describeTestMode = (app: () => TestApp) =>
  describe('a test key', () => {
    let admin: SignedInClient;
    let receiver: Receiver;
    let partner: Wire<'Partner'>;
    let key: string;
    beforeAll(async () => {
      admin = await app().admin();
      receiver = await startReceiver();
      partner = await aPartner(admin);
      key = (await aKey(admin, { partnerId: partner.id, kind: 'secret', mode: 'test' })).key;
    });
    afterAll(() => receiver.stop());

    const eventually = (test: () => Promise<void>) =>
      vi.waitFor(test, { timeout: PATIENCE_MS, interval: 50 });
    const bookTest = (change: object = {}, of = key) =>
      app().client().post<BookingReply>('/api/bookings', aSubmit(change), withKey(of));
    const total = async (client: SignedInClient, path: string) =>
      Number((await client.get(path)).headers.get('x-total-count'));

    it('books in the test shop alone: another reference, other ids, and no live list knows of it', async () => {
      expect(key).toMatch(/^sk_test_/);
      const before = await total(admin, '/api/admin/bookings');
      const { status, headers, body } = await bookTest();
      expect(status).toBe(201);
      expect(headers.get('test-mode')).toBe('true');
      expect(body.bookingReference).toMatch(/^TEST-/);
      expect(body.id).toBeGreaterThanOrEqual(FIRST_TEST_ID);
      expect(await total(admin, '/api/admin/bookings')).toBe(before);
      expect((await admin.get(`/api/admin/bookings/${body.id}`)).status).toBe(404);
      expect((await admin.get(`/test/api/admin/bookings/${body.id}`)).body).toMatchObject({
        bookingReference: body.bookingReference,
        partner: { id: partner.id },
      });
      const own = await app().client().get<Wire<'Booking'>[]>('/api/partner/bookings', withKey(key));
      expect(own.body.map(({ id }) => id)).toContain(body.id);
      const live = await aKey(admin, { partnerId: partner.id, kind: 'secret' });
      expect((await app().client().get('/api/partner/bookings', withKey(live.key))).body).toEqual([]);
    });

    it('finds no live booking, and a live key no test booking, under any address', async () => {
      const { body: live } = await book(app().client());
      const { body: test } = await bookTest();
      const secret = await aKey(admin, { partnerId: partner.id, kind: 'secret' });
      for (const path of [`/api/bookings/${live.id}`, `/api/partner/bookings/${live.bookingReference}`])
        expect((await app().client().get(path, withKey(key))).status).toBe(404);
      for (const path of [`/api/bookings/${test.id}`, `/api/partner/bookings/${test.bookingReference}`])
        expect((await app().client().get(path, withKey(secret.key))).status).toBe(404);
      expect((await admin.get(`/test/api/admin/bookings/${live.id}`)).status).toBe(404);
      const refused = await app().client().get('/test/api/config', withKey(secret.key));
      expect(refused.body).toMatchObject({ status: 401, code: 'key_of_other_shop' });
      expect((await app().client().get('/TEST/api/config', withKey(key))).status).toBe(404);
    });

    it('is refused once it has ended, and the test shop closes with the last of them', async () => {
      const ended = await aKey(admin, { partnerId: partner.id, kind: 'secret', mode: 'test' });
      await admin.post(`/api/admin/keys/${ended.id}/revoke`);
      expect((await bookTest({}, ended.key)).body).toMatchObject({ status: 401, code: 'key_ended' });
      const text = 'sk_test_thereIsNoSuchKeyAndNobodyHasEverMadeIt1234';
      expect((await bookTest({}, text)).body).toMatchObject({ status: 401, code: 'key_unknown' });
    });

    it('mails its partner’s confirmed address alone, and says that it is a test', async () => {
      const other = await aPartner(admin);
      const { key: silent } = await aKey(admin, { partnerId: other.id, kind: 'secret', mode: 'test' });
      const { body: unheard } = await bookTest({ email: 'unheard@customer.example' }, silent);
      await admin.put(`/api/admin/partners/${other.id}/test-mail`, { address: 'dev@northlight.example' });
      const { body: early } = await bookTest({ email: 'early@customer.example' }, silent);
      const asked = await vi.waitFor(
        async () => {
          const found = (await app().outbox()).find(({ recipients }) =>
            recipients.includes('dev@northlight.example'),
          );
          if (!found) throw new Error('No mail asks the address yet');
          return found;
        },
        { timeout: PATIENCE_MS },
      );
      const token = decodeURIComponent(/test-mail#([\w%-]+)/.exec(asked.mail.text ?? '')?.[1] ?? '');
      const confirmed = await app().client().post('/api/test-mail-confirmations', { token });
      expect(confirmed.body).toEqual({
        partnerId: other.id,
        address: 'dev@northlight.example',
        confirmed: true,
      });
      expect(
        (
          await app()
            .client()
            .post('/api/test-mail-confirmations', { token: `${token}x` })
        ).status,
      ).toBe(422);
      const { body: heard } = await bookTest({ email: 'heard@customer.example' }, silent);
      await eventually(async () => {
        const mails = await app().outbox();
        const about = mails.filter(({ source }) => source.includes(heard.bookingReference));
        // To the customer and to the desk, both to the partner's developer.
        expect(about.length).toBeGreaterThanOrEqual(2);
        for (const { recipients, mail } of about) {
          expect(recipients).toEqual(['dev@northlight.example']);
          expect(mail.subject).toMatch(/^\[TEST\] for /);
          expect(mail.text).toMatch(/^TEST\. /);
        }
        const links =
          about
            .map(({ mail }) => mail.text ?? '')
            .join('\n')
            .match(/http\S+/g) ?? [];
        const pages = links.filter((link) => /\/(?:bookings|admin|pay)/.test(link));
        expect(pages.length).toBeGreaterThan(0);
        expect(pages.filter((link) => !new URL(link).pathname.startsWith('/test/'))).toEqual([]);
      });
      await eventually(async () => {
        const { text } = await admin.get(`/test/api/admin/bookings/${unheard.id}`);
        expect(text).toContain('no confirmed address for test mails');
      });
      const recipients = (await app().outbox()).flatMap((each) => each.recipients);
      for (const address of ['unheard', 'early', 'heard'])
        expect(recipients).not.toContain(`${address}@customer.example`);
      expect(early.bookingReference).toMatch(/^TEST-/);
    });

    it('is told of to its partner’s test webhooks alone, which a 410 disables in the live shop', async () => {
      const add = async (path: string, change: object) => {
        const body = { url: `${receiver.url}${path}`, ...change };
        return (await admin.post<Wire<'WebhookWithSecret'>>('/api/admin/webhooks', body)).body;
      };
      await add('/shop', {});
      await add('/live', { partnerId: partner.id });
      const hook = await add('/test', { partnerId: partner.id, mode: 'test' });
      const everybody = { url: `${receiver.url}/all`, mode: 'test' };
      expect((await admin.post('/api/admin/webhooks', everybody)).status).toBe(422);
      receiver.answer('/test', [{ status: 204 }, { status: 204 }, { status: 410 }]);
      const { body: first } = await bookTest();
      await eventually(async () => expect(receiver.at('/test')).toHaveLength(1));
      expect(JSON.parse(receiver.at('/test')[0]?.body ?? '')).toMatchObject({
        type: 'booking.created',
        test: true,
        data: { bookingReference: first.bookingReference },
      });
      const example = (of: string) =>
        app().client().post('/api/partner/webhook-examples', { event: 'session.agreed' }, withKey(of));
      const { key: live } = await aKey(admin, { partnerId: partner.id, kind: 'secret' });
      expect((await example(live)).body).toMatchObject({ status: 403, code: 'test_only' });
      expect((await example(key)).body).toEqual({ webhooks: 1 });
      await eventually(async () => expect(receiver.at('/test')).toHaveLength(2));
      expect(JSON.parse(receiver.at('/test')[1]?.body ?? '')).toMatchObject({
        type: 'session.agreed',
        test: true,
        data: { bookingId: 0, sessionId: '0-1-1' },
      });
      await bookTest();
      await eventually(async () => {
        const { body } = await admin.get<Wire<'Webhook'>[]>('/api/admin/webhooks');
        expect(body.find(({ id }) => id === hook.id)).toMatchObject({ enabled: false, mode: 'test' });
      });
      const { body: booked } = await book(app().client());
      await eventually(async () => expect(receiver.at('/shop').length).toBeGreaterThan(0));
      const told = [...receiver.at('/shop'), ...receiver.at('/live')].map(({ body }) => body);
      expect(told.filter((body) => body.includes('TEST-'))).toEqual([]);
      expect(told.some((body) => body.includes(booked.bookingReference))).toBe(true);
    });

    it('sees what the live shop changes within two seconds, and changes none of it', async () => {
      const code = { code: 'TESTWALL', discountType: 'percentage', discountValue: 10, maxUses: 1 };
      const { body: made } = await admin.post<Wire<'DiscountCode'>>('/api/admin/discount-codes', code);
      const used = await vi.waitFor(
        async () => {
          const reply = await bookTest({ discountCode: 'TESTWALL', totalPrice: 1305 });
          expect(reply.status).toBe(201);
          return reply.body;
        },
        { timeout: 2_500, interval: 200 },
      );
      expect(used.discount).toMatchObject({ code: 'TESTWALL', amount: 145 });
      const codes = await admin.get<Wire<'DiscountCode'>[]>('/api/admin/discount-codes');
      expect(codes.body.find(({ id }) => id === made.id)).toMatchObject({ currentUses: 0 });
      // Its one use is the test shop's own.
      const again = await bookTest({ discountCode: 'TESTWALL', totalPrice: 1305 });
      expect(again.status).toBe(409);
      const inTest = await admin.get<Wire<'DiscountCode'>[]>('/test/api/admin/discount-codes');
      expect(inTest.body.find(({ id }) => id === made.id)).toMatchObject({ currentUses: 1 });
      const refused = await admin.patch(`/test/api/admin/discount-codes/${made.id}`, { active: false });
      expect(refused.body).toMatchObject({ status: 403, code: 'live_only' });
    });

    it('has what it booked confirmed, invoiced and refunded by the desk without a live figure, row or number', async () => {
      const figures = async () => [
        (await admin.get('/api/admin/overview')).body,
        await total(admin, '/api/admin/customers'),
      ];
      const before = await figures();
      const { databaseUrl } = app();
      await issueInvoicesAtOnce(databaseUrl && twinAddress(databaseUrl));
      const { body: booked } = await bookTest();
      const path = `/test/api/admin/bookings/${booked.id}`;
      expect((await admin.patch(`${path}/confirmation-status`, { confirmed: true })).status).toBe(200);
      expect((await admin.patch(`${path}/payment-status`, { paymentStatus: 'paid' })).status).toBe(200);
      const invoices = await vi.waitFor(
        async () => {
          const { body } = await admin.get<Wire<'InvoiceDocument'>[]>('/test/api/admin/invoices');
          const ofBooking = body.filter(
            ({ bookingReference }) => bookingReference === booked.bookingReference,
          );
          if (ofBooking.length === 0) throw new Error('No invoice yet');
          return ofBooking;
        },
        { timeout: PATIENCE_MS },
      );
      expect(invoices[0]?.number).toMatch(/^TEST-INV-\d{4}-/);
      expect((await admin.post(`${path}/refunds`, { amount: 100 })).status).toBeLessThan(500);
      expect((await admin.delete(path)).status).toBe(200);
      expect(await figures()).toEqual(before);
      // What was booked live before may be invoiced only now.
      expect((await admin.get('/api/admin/invoices')).text).not.toContain('TEST-');
    });

    it('draws documents that nobody takes for a bill', async () => {
      const { body: booked } = await bookTest();
      const pdf = await app().client().get(`/api/bookings/${booked.id}/invoice-pdf`, withKey(key));
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
    });

    it('is emptied by one press: its own bookings alone, and no id comes again', async () => {
      const other = await aPartner(admin);
      const { key: theirs } = await aKey(admin, { partnerId: other.id, kind: 'secret', mode: 'test' });
      const { body: kept } = await bookTest({}, theirs);
      const { body: gone } = await bookTest();
      const emptied = await admin.delete<Wire<'EmptiedTestData'>>(
        `/api/admin/test-data?partnerId=${partner.id}`,
      );
      expect(emptied.body.bookings).toBeGreaterThan(0);
      expect((await admin.get(`/test/api/admin/bookings/${gone.id}`)).status).toBe(404);
      expect((await admin.get(`/test/api/admin/bookings/${kept.id}`)).status).toBe(200);
      const live = await total(admin, '/api/admin/bookings');
      await admin.delete('/api/admin/test-data');
      expect(await total(admin, '/test/api/admin/bookings')).toBe(0);
      expect(await total(admin, '/api/admin/bookings')).toBe(live);
      const { body: next } = await bookTest({ items: [aLine()] });
      expect(next.id).toBeGreaterThan(gone.id);
    });
  });
