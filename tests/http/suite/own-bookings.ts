import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { aDiscountCode } from '../../support/builders.ts';
import type { Client } from '../../support/http-client.ts';
import { aLine, type BookingReply, book } from '../bodies.ts';
import { mailTo } from '../mail-to.ts';

export const describeOwnBookings = (app: () => TestApp) => {
  const list = (client: Client, path = '/api/bookings') => client.get<BookingReply[]>(path);
  const byReference = (client: Client, reference: string, token = '') =>
    client.get<BookingReply>(`/api/bookings/by-reference/${reference}${token && `?token=${token}`}`);

  describe('one’s own bookings', () => {
    it('are listed newest first, and nobody else’s among them', async () => {
      const [mara, otto] = [await app().signedIn(), await app().signedIn()];
      const first = await book(mara);
      await book(otto);
      await book(app().client());
      const second = await book(mara);
      const { status, body } = await list(mara);
      expect(status).toBe(200);
      expect(body).toEqual([second.body, first.body]);
    });

    it('come in pages that stay below a megabyte, however many units they have, and are exported whole', async () => {
      const mara = await app().signedIn();
      const placed: string[] = [];
      for (let n = 0; n < 4; n++) {
        const items = [aLine({ quantity: 400 })];
        placed.unshift((await book(mara, { items, totalPrice: 400 * 1450 })).body.bookingReference);
      }
      const listed: string[] = [];
      let path: string | undefined = '/api/bookings';
      while (path) {
        const page: Awaited<ReturnType<typeof list>> = await list(mara, path);
        const { status, headers, body, text } = page;
        expect([status, headers.get('x-total-count')]).toEqual([200, '4']);
        expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
        listed.push(...body.map(({ bookingReference }) => bookingReference));
        path = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      }
      expect(listed).toEqual(placed);
      const { body } = await mara.get<Wire<'PersonalData'>>('/api/user/export');
      expect(body.bookings.map(({ bookingReference }) => bookingReference)).toEqual(placed);
    });

    it('answer an order without sessions, and a change with those that were meant, where they have more than fifty units', async () => {
      const mara = await app().signedIn();
      const { body: small } = await book(mara, { items: [aLine({ quantity: 50 })], totalPrice: 50 * 1450 });
      const { body: large } = await book(mara, { items: [aLine({ quantity: 51 })], totalPrice: 51 * 1450 });
      expect([large.sessions, large.sessionsLeftOut, large.items[0]?.slots.length]).toEqual([[], 51, 51]);
      expect([small.sessions.length, small.sessionsLeftOut]).toEqual([50, undefined]);
      const wish = { preferences: [{ date: '2027-03-19', time: '2:30', meridiem: 'PM', zone: 'EST' }] };
      const prefer = async (id: number) =>
        (await mara.put<BookingReply>(`/api/bookings/${id}/sessions/${id}-1-2/preferences`, wish)).body;
      const whole = await prefer(small.id);
      expect([whole.sessions.length, whole.sessionsLeftOut]).toEqual([50, undefined]);
      const { sessions, sessionsLeftOut, items, totalPrice } = await prefer(large.id);
      expect(sessions.map(({ id, preferences }) => [id, preferences])).toEqual([
        [`${large.id}-1-2`, wish.preferences],
      ]);
      expect([sessionsLeftOut, items[0]?.quantity, items[0]?.slots, totalPrice]).toEqual([
        50,
        51,
        [],
        73_950,
      ]);
      const { body: slots } = await mara.patch<BookingReply>(`/api/bookings/${large.id}/slots`, {
        items: [{ slots: [null, wish.preferences[0]] }],
      });
      expect([slots.sessions, slots.sessionsLeftOut, slots.version]).toEqual([[], 51, large.version + 2]);
      const { body: all } = await byReference(mara, large.bookingReference);
      expect([all.sessions.length, all.sessionsLeftOut]).toEqual([51, undefined]);
    });

    it('follow a cursor of this list only', async () => {
      const mara = await app().signedIn();
      for (const cursor of ['bm90aGluZw', Buffer.from('["email","a",1]').toString('base64url')])
        expect((await mara.get(`/api/bookings?cursor=${cursor}`)).status).toBe(422);
    });

    it('are for who is signed in', async () => {
      const { status, body } = await list(app().client());
      expect(status).toBe(401);
      expect(body).toMatchObject({ message: 'Not authenticated' });
    });

    it('open by reference to the account that placed them, also on another device', async () => {
      const mara = await app().signedIn();
      const { body } = await book(mara);
      const elsewhere = app().client();
      await elsewhere.post('/api/login', {
        username: mara.user.username,
        password: 'correct horse battery',
      });
      expect((await byReference(elsewhere, body.bookingReference)).body).toEqual(body);
    });

    it('open by id to who placed them and to the bearer of the mailed link, and to nobody else', async () => {
      const visitor = app().client();
      const { body } = await book(visitor);
      const byId = (client: Client, token = '') =>
        client.get<BookingReply>(`/api/bookings/${body.id}${token && `?token=${token}`}`);
      expect((await byId(visitor)).body).toEqual(body);
      expect((await byId(await app().signedIn())).status).toBe(404);
      expect((await byId(app().client())).status).toBe(401);
      expect((await byId(app().client(), 'guessed')).status).toBe(404);
    });

    it('open by reference to the visitor’s browser that placed them', async () => {
      const visitor = app().client();
      const { body } = await book(visitor);
      expect((await byReference(visitor, body.bookingReference)).body).toEqual(body);
    });

    it('stay with the browser when its visitor registers or signs in', async () => {
      const visitor = app().client();
      const { body } = await book(visitor);
      await visitor.post('/api/login', { username: 'admin', password: 'admin-of-the-tests' });
      expect((await byReference(visitor, body.bookingReference)).status).toBe(200);
    });

    it('stay with their account when another signs in on the same browser', async () => {
      const browser = app().client();
      const guest = (await book(browser)).body;
      const [mara, otto] = [await app().signedIn(), await app().signedIn()];
      const signIn = ({ user }: { user: { username: string } }) =>
        browser.post('/api/login', { username: user.username, password: 'correct horse battery' });
      await signIn(mara);
      const placed = (await book(browser)).body;
      const status = async ({ bookingReference }: BookingReply) =>
        (await byReference(browser, bookingReference)).status;
      expect([await status(guest), await status(placed)]).toEqual([200, 200]);
      await signIn(mara);
      expect([await status(guest), await status(placed)]).toEqual([200, 200]);
      await signIn(otto);
      expect([await status(guest), await status(placed)]).toEqual([404, 404]);
      for (const { id } of [guest, placed])
        expect((await browser.delete(`/api/bookings/${id}`)).status).toBe(404);
      await mara.post('/api/user/password', {
        currentPassword: 'correct horse battery',
        newPassword: 'another horse battery',
      });
      expect([await status(guest), await status(placed)]).toEqual([404, 404]);
      expect((await byReference(mara, placed.bookingReference)).status).toBe(200);
    });

    it('stay with their account when another registers on the same browser', async () => {
      const browser = await app().signedIn();
      const { body } = await book(browser);
      const username = `otto-${body.id}`;
      const registered = await browser.post('/api/register', {
        username,
        password: 'correct horse battery',
        email: `${username}@northlight.example`,
      });
      expect(registered.status).toBe(201);
      expect((await byReference(browser, body.bookingReference)).status).toBe(404);
    });

    it('open by reference to the bearer of the mailed link', async () => {
      const { body } = await book(app().client(), { email: 'link@northlight.example' });
      const { token } = await mailTo(app(), body.bookingReference);
      const reply = await byReference(app().client(), body.bookingReference, token);
      expect(reply.status).toBe(200);
      expect(reply.body.bookingReference).toBe(body.bookingReference);
    });

    it('stay closed to everybody else, in the words for what is not there', async () => {
      const mara = await app().signedIn();
      const placed = (await book(mara)).body.bookingReference;
      const other = (await book(app().client())).body.bookingReference;
      const { token } = await mailTo(app(), other);
      const missing = await byReference(app().client(), 'WC-0000000000');
      const tries = [
        await byReference(app().client(), placed),
        await byReference(await app().signedIn(), placed),
        await byReference(app().client(), placed, 'guessed'),
        await byReference(app().client(), placed, token),
        await byReference(app().client(), placed, '%00'),
        await byReference(app().client(), placed.toLowerCase()),
        await byReference(app().client(), 'not-a-reference'),
        await byReference(app().client(), '%00'),
        await byReference(app().client(), `${placed}%20`),
      ];
      for (const { status, body, headers } of [missing, ...tries]) {
        expect(status).toBe(404);
        expect({ ...body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
        expect(headers.get('cache-control')).toBe('no-store');
      }
    });
  });

  describe('deleting a booking', () => {
    it('removes it for good, and leaves an audit entry without personal data', async () => {
      const mara = await app().signedIn();
      const { body } = await book(mara);
      const gone = await mara.delete(`/api/bookings/${body.id}`);
      expect(gone).toMatchObject({ status: 200, body: { message: 'Booking deleted' } });
      expect((await list(mara)).body).toEqual([]);
      expect((await byReference(mara, body.bookingReference)).status).toBe(404);
      expect((await mara.delete(`/api/bookings/${body.id}`)).status).toBe(404);
      const entries = await app().running.ports.read.audit.of('booking', String(body.id));
      expect(entries).toMatchObject([
        {
          action: 'booking.deleted',
          actor: { accountId: mara.user.id },
          details: { reference: body.bookingReference, total: 1450 },
        },
      ]);
      expect(JSON.stringify(entries[0]?.details)).not.toMatch(/Reyes|northlight|Mara/i);
    });

    it('gives its code back', async () => {
      const code = aDiscountCode({ maxUses: 1 });
      const { unitOfWork } = app().running.ports;
      await unitOfWork(({ discountCodes }) => discountCodes.add(code));
      const withCode = { discountCode: code.code, totalPrice: 1305 };
      const visitor = app().client();
      const { body } = await book(visitor, withCode);
      expect((await book(visitor, withCode)).body.message).toBe('This code has been used up');
      await visitor.delete(`/api/bookings/${body.id}`);
      expect((await book(visitor, withCode)).status).toBe(201);
    });

    it('is for its owner: 401 to strangers without a session, 404 to everybody else', async () => {
      const mara = await app().signedIn();
      const { body } = await book(mara);
      const path = `/api/bookings/${body.id}`;
      const visitor = app().client();
      expect((await visitor.delete(path)).status).toBe(401);
      await book(visitor);
      for (const stranger of [visitor, await app().signedIn(), await app().admin()]) {
        const { status, body: said } = await stranger.delete(path);
        expect([status, (said as { message: string }).message]).toEqual([404, 'Booking not found']);
      }
      expect((await list(mara)).body).toEqual([body]);
    });

    it('is refused once it is confirmed', async () => {
      const mara = await app().signedIn();
      const { body } = await book(mara);
      await app().running.ports.unitOfWork(({ bookings }) => bookings.setState(body.id, 'confirmed'));
      const { status, body: said } = await mara.delete(`/api/bookings/${body.id}`);
      expect(status).toBe(409);
      expect(said).toMatchObject({ message: 'Confirmed bookings cannot be cancelled.' });
      expect((await list(mara)).body).toMatchObject([{ id: body.id, confirmed: true, version: 2 }]);
    });

    it.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '%00'])(
      'finds nothing at %s',
      async (id) => {
        const mara = await app().signedIn();
        expect((await mara.delete(`/api/bookings/${id}`)).status).toBe(404);
      },
    );
  });
};
