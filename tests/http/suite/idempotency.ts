import { randomUUID } from 'node:crypto';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import type { Client } from '../../support/http-client.ts';
import { aLine, aSubmit, type BookingReply, book } from '../bodies.ts';

const REUSED = 'Idempotency key reused with different parameters.';

export const describeIdempotency = (app: () => TestApp) => {
  const under = (key: string) => ({ 'idempotency-key': key });
  const ordered = (client: Client, key: string, quantity = 1) =>
    client.post<Wire<'Order'>>('/api/orders', { items: [{ experience: 1, quantity }] }, under(key));

  describe('an idempotency key', () => {
    it('answers a repeated booking as the first time, to the letter', async () => {
      const mara = await app().signedIn();
      const key = randomUUID();
      const first = await book(mara, {}, under(key));
      const second = await book(mara, {}, under(key));
      expect(first.status).toBe(201);
      expect(second.status).toBe(201);
      expect(second.text).toBe(first.text);
      expect((await mara.get<unknown[]>('/api/bookings')).body).toHaveLength(1);
    });

    it('means the JSON value, not its spelling', async () => {
      const mara = await app().signedIn();
      const key = randomUUID();
      const body = aSubmit();
      const first = await mara.post('/api/bookings', JSON.stringify(body, null, 4), under(key));
      const turned = Object.fromEntries(Object.entries(body).toReversed());
      const second = await mara.post(
        '/api/bookings',
        JSON.stringify(turned).replace('1450', '1450.0'),
        under(key),
      );
      expect(second.text).toBe(first.text);
    });

    it.each([
      ['another total', { totalPrice: 1 }],
      ['another name', { firstName: 'Otto' }],
      ['a further field', { note: 'hello' }],
      ['the lines in another order', { items: [aLine({ experienceId: 10 }), aLine()], totalPrice: 2900 }],
    ])('is refused with %s', async (_what, change) => {
      const visitor = app().client();
      const key = randomUUID();
      const items = [aLine(), aLine({ experienceId: 10 })];
      await book(visitor, { items, totalPrice: 2900 }, under(key));
      const { status, body } = await book(visitor, { items, totalPrice: 2900, ...change }, under(key));
      expect([status, body.message]).toEqual([422, REUSED]);
    });

    it('is each account’s own', async () => {
      const key = randomUUID();
      const first = await book(await app().signedIn(), {}, under(key));
      const second = await book(await app().signedIn(), {}, under(key));
      expect(second.status).toBe(201);
      expect(second.body.id).not.toBe(first.body.id);
    });

    it('is shared by all visitors, whoever has lost the answer', async () => {
      const key = randomUUID();
      const first = await book(app().client(), {}, under(key));
      const second = await book(app().client(), {}, under(key));
      expect(second.text).toBe(first.text);
    });

    it('gives the booking to the browser whose first answer was lost, by a secret that only it has sent', async () => {
      const key = randomUUID();
      const proven = { ...under(key), 'idempotency-proof': randomUUID() };
      await book(app().client(), {}, proven);
      const again = app().client();
      const { body } = await book(again, {}, proven);
      const mine = await again.get<BookingReply>(`/api/bookings/by-reference/${body.bookingReference}`);
      expect(mine.status).toBe(200);
      expect((await again.delete(`/api/bookings/${body.id}`)).status).toBe(200);
    });

    it.each([
      ['without a secret', {}],
      ['with a secret of their own', { 'idempotency-proof': randomUUID() }],
    ])('hands no booking to a stranger who repeats key and body %s', async (_what, theirs) => {
      const key = randomUUID();
      const proof = { 'idempotency-proof': randomUUID() };
      const placed = await book(app().client(), { payLink: true }, { ...under(key), ...proof });
      const stranger = app().client();
      const { body } = await book(stranger, { payLink: true }, { ...under(key), ...theirs });
      expect(body).toEqual({ ...placed.body, payUrl: null });
      const seen = await stranger.get(`/api/bookings/by-reference/${body.bookingReference}`);
      const deleted = await stranger.delete(`/api/bookings/${body.id}`);
      expect([seen.status, deleted.status]).toEqual([404, 404]);
    });

    it('is one visitor for both of two submits at once from a browser without a session', async () => {
      const proven = { ...under(randomUUID()), 'idempotency-proof': randomUUID() };
      const browsers = [app().client(), app().client()];
      const answers = await Promise.all(browsers.map((browser) => book(browser, {}, proven)));
      for (const [at, browser] of browsers.entries()) {
        const path = `/api/bookings/by-reference/${answers[at]?.body.bookingReference}`;
        expect((await browser.get(path)).status).toBe(200);
      }
    });

    it('has a secret of 32 characters and more, or none', async () => {
      const headers = { ...under(randomUUID()), 'idempotency-proof': 'short' };
      expect((await book(app().client(), {}, headers)).status).toBe(400);
    });

    it('is refused on another path, whose own thing is left as it is', async () => {
      const admin = await app().admin();
      const [one, other] = [(await book(app().client())).body, (await book(app().client())).body];
      const key = randomUUID();
      const pay = (id: number) =>
        admin.post<Wire<'Problem'>>(
          `/api/admin/bookings/${id}/payments`,
          { amount: 100, note: 'Transfer' },
          under(key),
        );
      const received = async (id: number) =>
        (await admin.get<Wire<'BookingLedger'>>(`/api/admin/bookings/${id}/ledger`)).body.received;
      expect((await pay(one.id)).status).toBe(201);
      const refused = await pay(other.id);
      expect([refused.status, refused.body.message]).toEqual([422, REUSED]);
      expect((await pay(one.id)).status).toBe(201);
      expect([await received(one.id), await received(other.id)]).toEqual([100, 0]);
    });

    it('never makes a 404 a 200', async () => {
      const admin = await app().admin();
      const { body } = await book(app().client());
      const { url } = (await admin.post<{ url: string }>(`/api/admin/bookings/${body.id}/pay-link`)).body;
      const visitor = app().client();
      const key = randomUUID();
      const complete = (token: string) =>
        visitor.post(`/api/pay/${token}/completion`, { paymentIntentId: 'pi_unknown' }, under(key));
      const token = url.split('/pay/')[1] ?? '';
      expect((await complete(token)).status).toBe(200);
      expect((await complete('an-invented-token')).status).toBe(404);
      await admin.delete(`/api/admin/bookings/${body.id}/pay-link`);
      expect((await complete(token)).status).toBe(404);
    });

    it('keeps no answer of a booking that is gone', async () => {
      const visitor = app().client();
      const { id } = (await book(visitor)).body;
      const key = randomUUID();
      const amend = () =>
        visitor.post<{ customer: { companyName: string } }>(
          `/api/bookings/${id}/amendments`,
          { customer: { companyName: 'Forgotten Ltd' }, shownDifference: 0, version: 1 },
          under(key),
        );
      expect((await amend()).status).toBe(200);
      expect(await amend()).toMatchObject({ status: 200, text: expect.stringContaining('Forgotten Ltd') });
      expect((await visitor.delete(`/api/bookings/${id}`)).status).toBe(200);
      expect((await amend()).status).toBe(404);
    });

    it('opens nothing else to who repeats a request', async () => {
      const visitor = app().client();
      const earlier = (await book(visitor)).body.bookingReference;
      const key = randomUUID();
      await book(visitor, {}, under(key));
      const stranger = app().client();
      await book(stranger, {}, under(key));
      expect((await stranger.get(`/api/bookings/by-reference/${earlier}`)).status).toBe(404);
    });

    it('leaves a browser its earlier bookings when an answer is repeated to it', async () => {
      const visitor = app().client();
      const earlier = (await book(visitor)).body.bookingReference;
      const key = randomUUID();
      await book(app().client(), {}, under(key));
      await book(visitor, {}, under(key));
      expect((await visitor.get(`/api/bookings/by-reference/${earlier}`)).status).toBe(200);
    });

    it('is given back after a refusal', async () => {
      const visitor = app().client();
      const key = randomUUID();
      expect((await book(visitor, { totalPrice: 1 }, under(key))).status).toBe(409);
      expect((await book(visitor, { totalPrice: 1 }, under(key))).status).toBe(409);
      expect((await book(visitor, {}, under(key))).status).toBe(201);
    });

    it('works for orders and quotes too', async () => {
      const visitor = app().client();
      const key = randomUUID();
      const first = await ordered(visitor, key);
      expect((await ordered(visitor, key)).text).toBe(first.text);
      expect((await ordered(visitor, key, 2)).status).toBe(422);
      const items = [aLine()];
      const quote = await visitor.post('/api/quotes', { items }, under(key));
      expect((await visitor.post('/api/quotes', { items }, under(key))).text).toBe(quote.text);
    });

    it('is not for signing in, registering and signing out', async () => {
      const key = randomUUID();
      const username = unique('ada');
      const body = { username, password: 'correct horse', email: `${username}@northlight.example` };
      expect((await app().client().post('/api/register', body, under(key))).status).toBe(201);
      expect((await app().client().post('/api/register', body, under(key))).status).toBe(409);
      const login = await app().client().post('/api/login', body, under(key));
      expect(login.headers.getSetCookie().length).toBeGreaterThan(0);
      expect(
        (
          await app()
            .client()
            .post('/api/login', { ...body, password: 'wrong one' }, under(key))
        ).status,
      ).toBe(401);
      expect((await app().client().post('/api/logout', {}, under(key))).status).toBe(200);
    });

    it.each([
      ['empty', ''],
      ['too long', 'k'.repeat(256)],
    ])('that is %s is a broken request', async (_what, key) => {
      expect((await book(app().client(), {}, under(key))).status).toBe(400);
    });

    it('makes ten submits at once one booking with equal answers; without it they are ten', async () => {
      const mara = await app().signedIn();
      const submits = (headers?: Record<string, string>) =>
        Promise.all(Array.from({ length: 10 }, () => book(mara, {}, headers)));
      const answers = await submits(under(randomUUID()));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect((await mara.get<unknown[]>('/api/bookings')).body).toHaveLength(1);
      const doubles = await submits();
      expect(new Set(doubles.map(({ body }) => body.id)).size).toBe(10);
    });

    it('makes ten orders at once one order', async () => {
      const visitor = app().client();
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 10 }, () => ordered(visitor, key)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    });
  });
};
