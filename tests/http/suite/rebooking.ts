import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import type { Client } from '../../support/http-client.ts';
import { aPartner, createKey, withKey } from '../../support/partners.ts';
import { until } from '../../support/until.ts';
import { aLine, aSubmit, type BookingReply, book } from '../bodies.ts';
import { bookByCard, pay } from '../payment/card-checkout.ts';

type QuoteReply = Wire<'AmendmentQuote'> & Wire<'Problem'>;
type RebookedReply = Wire<'RebookedBooking'> & Wire<'Problem'>;
type LedgerReply = Wire<'BookingPayments'>;

const DAY_MS = 86_400_000;
const noonIn = (days: number): string =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T12:00:00.000Z`;

/** More people than an elevated unit seats. */
const MORE_PEOPLE = { lines: [{ line: 1, headcount: 120 }] };

/** Changing what is booked, and when, as customers, the desk and partners do over HTTP. */
export const describeRebooking = (app: () => TestApp) =>
  describe('what is booked', () => {
    let admin: SignedInClient;
    beforeAll(async () => {
      admin = await app().admin();
    });
    const quote = (client: Client, id: number, body: object, headers?: Record<string, string>) =>
      client.post<QuoteReply>(`/api/bookings/${id}/amendments/quote`, body, headers);
    const amend = (client: Client, id: number, body: object, headers?: Record<string, string>) =>
      client.post<RebookedReply>(`/api/bookings/${id}/amendments`, body, headers);
    const read = async (client: Client, id: number) =>
      (await client.get<BookingReply>(`/api/bookings/${id}`)).body;

    it('changes at the difference that was quoted, at once while nothing is paid', async () => {
      const client = app().client();
      const { body: placed } = await book(client);
      const quoted = (await quote(client, placed.id, MORE_PEOPLE)).body;
      expect(quoted).toMatchObject({ version: placed.version, notes: [], refund: 0 });
      expect(quoted.lines).toMatchObject([
        {
          sessionId: `${placed.id}-1-1`,
          before: { tier: 'elevated' },
          after: { tier: 'premium', headcount: 120 },
        },
      ]);
      expect(await read(client, placed.id)).toEqual({ ...placed, payUrl: undefined });
      const { difference, version } = quoted;
      const wrong = await amend(client, placed.id, {
        ...MORE_PEOPLE,
        shownDifference: difference + 1,
        version,
      });
      expect([wrong.status, wrong.body.amendment?.difference]).toEqual([409, difference]);
      const { status, body } = await amend(client, placed.id, {
        ...MORE_PEOPLE,
        shownDifference: difference,
        version,
      });
      expect([status, body.payment]).toEqual([200, null]);
      expect(body.booking).toMatchObject({
        totalPrice: placed.totalPrice + difference,
        paymentStatus: 'pending',
      });
      const stale = await amend(client, placed.id, { ...MORE_PEOPLE, shownDifference: 0, version });
      expect(stale.status).toBe(409);
      const link = await until('the mail of the change', async () =>
        (await app().outbox()).find(
          ({ file, mail }) =>
            file.includes('booking-amended') && Boolean(mail.text?.includes(placed.bookingReference)),
        ),
      );
      expect(link.mail.text).toContain('Elevated becomes Premium for 120 people');
    });

    it('waits for its payment once it is paid', async () => {
      const client = app().client();
      const { body: booked } = await bookByCard(client);
      const { difference, version } = (await quote(client, booked.id, MORE_PEOPLE)).body;
      const given = { ...MORE_PEOPLE, shownDifference: difference, version };
      const { status, body } = await amend(client, booked.id, given);
      expect([status, body.payment?.amount, body.booking.totalPrice]).toEqual([
        202,
        difference,
        booked.totalPrice,
      ]);
      const { clientSecret = '', payUrl = '', intentId = '' } = body.payment ?? {};
      await pay(client, clientSecret);
      const token = payUrl.split('/pay/')[1];
      const page = await client.post<Wire<'PayPage'>>(`/api/pay/${token}/completion`, {
        paymentIntentId: intentId,
      });
      expect(page.status).toBe(200);
      const changed = await until('the change', async () => {
        const now = await read(client, booked.id);
        return now.items[0]?.selectedTier === 'premium' ? now : null;
      });
      expect(changed).toMatchObject({
        totalPrice: booked.totalPrice + difference,
        paymentStatus: 'paid',
        sessions: [{ id: `${booked.id}-1-1`, headcount: 120 }],
      });
      const { body: money } = await client.get<LedgerReply>(`/api/bookings/${booked.id}/payments`);
      expect(money).toMatchObject({ received: changed.totalPrice, refunded: 0, open: 0 });
    });

    it('is answered again under its key, with a payment that is kept nowhere', async () => {
      const client = app().client();
      const { body: placed } = await book(client);
      const { difference: shownDifference, version } = (await quote(client, placed.id, MORE_PEOPLE)).body;
      const given = { ...MORE_PEOPLE, shownDifference, version };
      const key = (word: string) => ({ 'Idempotency-Key': `${word}-${placed.id}` });
      const first = await amend(client, placed.id, given, key('once'));
      const again = await amend(client, placed.id, given, key('once'));
      expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
      expect((await amend(client, placed.id, { ...given, lines: [] }, key('once'))).status).toBe(422);
      expect((await amend(client, placed.id, given, key('other'))).status).toBe(409);

      const { body: booked } = await bookByCard(client);
      const more = { ...MORE_PEOPLE, shownDifference, version: booked.version };
      const ask = () => amend(client, booked.id, more, key('paid'));
      const [one, other] = [await ask(), await ask()];
      expect([one.status, other.status]).toEqual([202, 202]);
      const { clientSecret = '', intentId } = one.body.payment ?? {};
      expect(other.body.payment).toMatchObject({ clientSecret, intentId });
      await pay(client, clientSecret);
      const made = await until('the change', async () => {
        const { status, body } = await ask();
        return status === 200 ? body : null;
      });
      expect([made.payment, made.booking.totalPrice]).toEqual([null, booked.totalPrice + shownDifference]);
    });

    it('is paid for later by whoever left, and a link that pays it is mailed', async () => {
      const client = app().client();
      const { body: booked } = await bookByCard(client);
      const path = `/api/bookings/${booked.id}/change-payment`;
      expect((await client.post(path)).status).toBe(409);
      const { difference, version } = (await quote(client, booked.id, MORE_PEOPLE)).body;
      const given = { ...MORE_PEOPLE, shownDifference: difference, version };
      const asked = (await amend(client, booked.id, given)).body.payment;
      const money = async () => (await client.get<LedgerReply>(`/api/bookings/${booked.id}/payments`)).body;
      expect((await money()).waiting).toEqual({
        kind: 'amendment',
        amount: difference,
        expiresAt: asked?.expiresAt,
      });
      expect((await client.post(`${path}/mail`)).status).toBe(200);
      await until('the mail with the link that pays', async () =>
        (await app().outbox()).find(
          ({ file, mail }) =>
            file.includes('change-payment') && Boolean(mail.text?.includes(booked.bookingReference)),
        ),
      );
      const { body: opened } = await client.post<Wire<'PaymentIntent'>>(path);
      expect(opened).toMatchObject({ paymentIntentId: asked?.intentId, amount: difference * 100 });
      const complete = () =>
        client.post<Wire<'ChangeOutcome'>>(`${path}/completion`, { paymentIntentId: opened.paymentIntentId });
      expect((await complete()).body.became).toBe('waits');
      await pay(client, opened.clientSecret);
      expect((await complete()).body).toMatchObject({
        became: 'made',
        booking: { totalPrice: booked.totalPrice + difference },
      });
      expect((await money()).waiting).toBeNull();
      const stranger = app().client();
      for (const tail of ['', '/mail']) expect((await stranger.post(`${path}${tail}`)).status).toBe(401);
    });

    it('costs less by the desk’s word, and the money goes back', async () => {
      const client = app().client();
      const items = [aLine({ quantity: 2 })];
      const { body: booked } = await bookByCard(client, {
        intent: { amount: 290_000, items },
        booking: { totalPrice: 2900, items },
      });
      const path = `/api/admin/bookings/${booked.id}/amendments`;
      const wish = { lines: [{ line: 1, quantity: 1 }], fee: 100 };
      const quoted = (await admin.post<QuoteReply>(`${path}/quote`, wish)).body;
      expect(quoted).toMatchObject({ difference: -1350, refund: 1350, fees: 100, total: 1550 });
      const given = { ...wish, shownDifference: -1350, version: quoted.version };
      expect((await admin.post<RebookedReply>(path, given)).status).toBe(422);
      const { status, body } = await admin.post<RebookedReply>(path, { ...given, reason: 'Agreed by phone' });
      expect([status, body.payment, body.booking.totalPrice]).toEqual([200, null, 1550]);
      expect(body.booking.sessions.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'open']);
      const { body: money } = await client.get<LedgerReply>(`/api/bookings/${booked.id}/payments`);
      expect(money).toMatchObject({ received: 2900, refunded: 1350, open: 0 });
    });

    it('moves one unit to another line, and its session keeps its id', async () => {
      const client = app().client();
      const { body: placed } = await book(client, { items: [aLine({ quantity: 2 })], totalPrice: 2900 });
      const wish = { lines: [{ sessionId: `${placed.id}-1-2`, selectedTier: 'ultimate' }] };
      const { difference: shownDifference, version } = (await quote(client, placed.id, wish)).body;
      const { body } = await amend(client, placed.id, { ...wish, shownDifference, version });
      expect(body.booking.sessions.map(({ id, line, unit }) => [id, line, unit])).toEqual([
        [`${placed.id}-1-1`, 0, 0],
        [`${placed.id}-1-2`, 1, 0],
      ]);
      const now = await read(client, placed.id);
      expect(now.items.map(({ selectedTier, quantity }) => [selectedTier, quantity])).toEqual([
        ['elevated', 1],
        ['ultimate', 1],
      ]);
      const agreed = await admin.post<Wire<'AdminSession'>>(`/api/admin/sessions/${placed.id}-1-2/agree`, {
        startsAt: noonIn(60),
        zone: 'UTC',
      });
      expect([agreed.status, agreed.body.id]).toEqual([200, `${placed.id}-1-2`]);
      const move = async (given: object) =>
        client.post<RebookedReply>(`/api/bookings/${placed.id}/sessions/${placed.id}-1-2/move`, {
          version: (await read(client, placed.id)).version,
          ...given,
        });
      const moved = await move({ startsAt: noonIn(61), timezone: 'UTC', shownFee: 0 });
      expect([moved.status, moved.body.booking.sessions[1]?.startsAt]).toEqual([200, noonIn(61)]);
      const passed = {
        startsAt: noonIn(62),
        timezone: 'UTC',
        shownFee: 0,
        version: moved.body.booking.version - 1,
      };
      expect((await move(passed)).status).toBe(409);
      expect((await move({ ...passed, version: null })).status).toBe(422);
      const shown = await move({ startsAt: noonIn(62), timezone: 'UTC', shownFee: 5 });
      expect([shown.status, shown.body]).toMatchObject([
        409,
        { changes: { sessions: [{}, { move: { fee: 0 } }] } },
      ]);
      expect((await move({ startsAt: noonIn(-2), timezone: 'UTC', shownFee: 0 })).status).toBe(422);
      const opened = await move({ preferences: [{ date: noonIn(70).slice(0, 10) }], shownFee: 0 });
      expect([opened.status, opened.body.booking.sessions[1]?.state]).toEqual([200, 'preferred']);
      expect((await move({ shownFee: 0 })).status).toBe(422);
      const unagreed = await move({ startsAt: noonIn(71), timezone: 'UTC', shownFee: 0 });
      expect([unagreed.status, unagreed.body]).toMatchObject([409, { state: 'preferred' }]);
    });

    it('is changed by the bearer of its partner’s secret key, and by no other', async () => {
      const partnerId = (await aPartner(admin)).id;
      const key = await createKey(admin, { partnerId, kind: 'secret' });
      const other = await createKey(admin, { kind: 'secret' });
      const client = app().client();
      const { body: placed } = await client.post<BookingReply>('/api/bookings', aSubmit(), withKey(key));
      const statuses = async (headers?: Record<string, string>) =>
        (await quote(client, placed.id, MORE_PEOPLE, headers)).status;
      expect(await statuses(withKey(key))).toBe(200);
      expect(await statuses(withKey(other))).toBe(404);
      expect((await quote(app().client(), placed.id, MORE_PEOPLE)).status).toBeGreaterThanOrEqual(401);
      const { difference: shownDifference, version } = (
        await quote(client, placed.id, MORE_PEOPLE, withKey(key))
      ).body;
      const given = { ...MORE_PEOPLE, shownDifference, version };
      expect((await amend(client, placed.id, given, withKey(key))).status).toBe(200);
    });

    it.each([
      [{ lines: [{ line: 1, quantity: 0 }] }, 'lines'],
      [{ lines: [{ line: 1, quantity: 1001 }] }, 'lines.0.quantity'],
      [{ lines: [{ line: 1, headcount: 251 }] }, 'lines.0.headcount'],
      [{ lines: [{ line: 1, headcount: -1 }] }, 'lines.0.headcount'],
      [{ lines: [{ line: 3, quantity: 1 }] }, 'lines.0.line'],
      [{ lines: [{}] }, 'lines.0'],
      [{ lines: [{ line: 1, addOnIds: [999_999] }] }, 'lines.0.addOnIds'],
      [{ lines: [{ experienceId: 999_999 }] }, 'lines.0.experienceId'],
      [{ customer: { email: 'nobody' } }, 'email'],
      [{}, 'lines'],
    ])('is refused %j, and says where', async (body, path) => {
      const client = app().client();
      const { body: placed } = await book(client);
      const { status, body: problem } = await quote(client, placed.id, body);
      expect([status, problem.issues?.[0]?.path]).toEqual([422, path]);
      expect(await read(client, placed.id)).toMatchObject({ version: placed.version });
    });
  });
