import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import type { Client } from '../../support/http-client.ts';
import { createKey, withKey } from '../../support/partners.ts';
import { until } from '../../support/until.ts';
import { aLine, type BookingReply, book } from '../bodies.ts';
import { bookByCard, pay } from '../payment/card-checkout.ts';

type Changed = Wire<'RebookedBooking'>;
type Headers = Readonly<Record<string, string>>;

const DAY_MS = 86_400_000;
/** An instant in the zone of the default policy where moving costs 10 % and cancelling gives half back. */
const noonIn = (days: number): string =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T12:00:00.000Z`;

/** Two experiences for 45 people: $1,190 and $990, less 10 %. */
const ITEMS = [1, 2].map((experienceId) => aLine({ experienceId, selectedTier: 'starter', headcount: 45 }));
const PLACED = 1_962;

/** MinorUnits, so that sums of dollars agree to the cent. */
const centsOf = (dollars: number): number => Math.round(dollars * 100);

/**
 * One booking from 45 to 60 people, with one session moved and the other cancelled inside the zone that costs something: every place
 * that says money says the same (delivery specification P and A).
 */
export const describeChangedBooking = (app: () => TestApp) =>
  describe('a booking that is changed, moved and cancelled in part', () => {
    let admin: SignedInClient;
    beforeAll(async () => {
      admin = await app().admin();
    });
    const aCode = async (): Promise<Wire<'DiscountCode'>> => {
      const code = unique('CHANGE')
        .replaceAll(/[^A-Za-z0-9]/g, '')
        .toUpperCase();
      const asked = { code, description: 'Ten percent', discountType: 'percentage', discountValue: 10 };
      return (await admin.post<Wire<'DiscountCode'>>('/api/admin/discount-codes', asked)).body;
    };
    const usesOf = async ({ id }: Wire<'DiscountCode'>) =>
      (await admin.get<Wire<'DiscountCode'>[]>('/api/admin/discount-codes')).body.find(
        (each) => each.id === id,
      )?.currentUses;
    const overview = async () => (await admin.get<Wire<'Overview'>>('/api/admin/overview?days=1')).body;
    const mailed = (reference: string, file: string) =>
      until(`the mail ${file}`, async () =>
        (await app().outbox()).find(
          (sent) => sent.file.includes(file) && sent.mail.text?.includes(reference),
        ),
      );

    /** What every change of a paid booking does next: the difference is paid by card. */
    const payDifference = async (client: Client, { payment }: Changed, changed: () => Promise<boolean>) => {
      const { clientSecret = '', payUrl = '', intentId = '' } = payment ?? {};
      await pay(client, clientSecret);
      await client.post(`/api/pay/${payUrl.split('/pay/')[1]}/completion`, { paymentIntentId: intentId });
      await until('the change', changed);
    };

    /** The whole story, for whoever may change this booking. */
    const live = async (client: Client, id: number, headers: Headers = {}) => {
      const read = async () => (await client.get<BookingReply>(`/api/bookings/${id}`, headers)).body;
      const before = await read();
      expect(before.totalPrice).toBe(PLACED);

      const wish = { lines: [1, 2].map((line) => ({ line, headcount: 60 })) };
      const quoted = (
        await client.post<Wire<'AmendmentQuote'>>(`/api/bookings/${id}/amendments/quote`, wish, headers)
      ).body;
      expect(quoted).toMatchObject({
        subtotal: 2_700,
        discount: 270,
        total: 2_430,
        difference: 468,
        refund: 0,
      });
      const given = { ...wish, shownDifference: quoted.difference, version: quoted.version };
      const amended = await client.post<Changed>(`/api/bookings/${id}/amendments`, given, headers);
      expect([amended.status, amended.body.payment?.amount]).toEqual([202, 468]);
      await payDifference(client, amended.body, async () => (await read()).totalPrice === 2_430);

      for (const line of [1, 2])
        await admin.post(`/api/admin/sessions/${id}-${line}-1/agree`, { startsAt: noonIn(5), zone: 'UTC' });
      type Changes = Wire<'BookingChanges'>;
      const changes = async () => (await client.get<Changes>(`/api/bookings/${id}/changes`, headers)).body;
      const shown = await changes();
      // $1,450 less 10 % moves at a tenth of it; $1,250 less 10 % is cancelled for half of it.
      expect(shown.sessions).toMatchObject([
        { move: { allowed: true, fee: 130.5 } },
        { cancel: { allowed: true, fee: 562.5, refund: 562.5 } },
      ]);
      const move = { startsAt: noonIn(6), timezone: 'UTC', shownFee: 130.5, version: shown.version };
      const moved = await client.post<Changed>(`/api/bookings/${id}/sessions/${id}-1-1/move`, move, headers);
      expect([moved.status, moved.body.payment?.amount]).toEqual([202, 130.5]);
      await payDifference(client, moved.body, async () => (await read()).totalPrice === 2_560.5);

      const cancel = { shownFee: 562.5, shownRefund: 562.5, reason: 'One of them is enough.' };
      const path = `/api/bookings/${id}/sessions/${id}-2-1/cancellation`;
      expect((await client.post(path, { ...cancel, shownRefund: 1_125 }, headers)).status).toBe(409);
      expect((await client.post(path, cancel, headers)).status).toBe(200);
      return read();
    };

    /** 1,305 for the session that stays, and both fees. */
    const OWED = 1_998;

    const expectBooks = async (booking: BookingReply, client: Client = admin, headers: Headers = {}) => {
      const { id, bookingReference: reference } = booking;
      expect(booking).toMatchObject({
        totalPrice: OWED,
        paymentStatus: 'paid',
        cancelled: false,
        fees: [
          { kind: 'move', amount: 130.5, sessionId: `${id}-1-1` },
          { kind: 'cancellation', amount: 562.5, sessionId: `${id}-2-1` },
        ],
        sessions: [
          { state: 'agreed', startsAt: noonIn(6), headcount: 60 },
          { state: 'cancelled', cancellation: { fee: 562.5, refund: 562.5 } },
        ],
      });
      const { body: money } = await admin.get<Wire<'BookingLedger'>>(`/api/admin/bookings/${id}/ledger`);
      expect(money).toMatchObject({ received: 2_560.5, refunded: 562.5, open: 0 });
      expect((await mailed(reference, 'cancellation')).mail.text).toContain('$562.50');
      const standing = async () =>
        (await client.get<Wire<'BookingInvoice'>[]>(`/api/bookings/${id}/invoices`, headers)).body;
      // The last one takes the one before back by a credit note: what stands is what is owed.
      const issued = await until('the invoice of what is owed now', async () => {
        const all = await standing();
        const sum = all.reduce(
          (total, { kind, total: each }) => total + (kind === 'invoice' ? 1 : -1) * centsOf(each),
          0,
        );
        return sum === centsOf(OWED) ? all : null;
      });
      expect(issued.filter(({ kind }) => kind === 'invoice').length).toBe(
        issued.filter(({ kind }) => kind === 'credit-note').length + 1,
      );
    };

    /** What whoever booked it reads of its money: every movement, and the newest document as a file. */
    const expectOwnMoney = async ({ id }: BookingReply, client: Client, headers: Headers = {}) => {
      const path = `/api/bookings/${id}`;
      const { body: money } = await client.get<Wire<'BookingPayments'>>(`${path}/payments`, headers);
      const sumOf = (kind: string) =>
        money.movements.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
      expect(sumOf('charge') + sumOf('offline') - sumOf('refund')).toBe(OWED);
      const { body: documents } = await client.get<Wire<'BookingInvoice'>[]>(`${path}/invoices`, headers);
      const file = await client.get(`${path}/invoices/${documents.at(-1)?.id}/pdf`, headers);
      expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-']);
      expect((await client.get(`${path}/invoice-pdf`, headers)).status).toBe(200);
    };

    const expectCalendar = async (
      { id, bookingReference }: BookingReply,
      client: Client,
      headers: Headers = {},
    ) => {
      const { text } = await client.get(`/api/bookings/${id}/calendar`, headers);
      const eventsOf = (session: string) =>
        text.split('BEGIN:VEVENT').filter((event) => event.includes(`UID:${bookingReference}-${session}@`));
      expect(eventsOf('1-1').join()).toContain(`${noonIn(6).slice(0, 10).replaceAll('-', '')}T120000`);
      expect(eventsOf('2-1').filter((event) => !event.includes('STATUS:CANCELLED'))).toEqual([]);
    };

    it('agrees to the cent in booking, ledger, invoices, calendar, counter of the code and overview', async () => {
      const code = await aCode();
      const [figures, client] = [await overview(), app().client()];
      const { body: placed } = await bookByCard(client, {
        intent: { amount: centsOf(PLACED), items: ITEMS, discountCode: code.code },
        booking: { totalPrice: PLACED, items: ITEMS, discountCode: code.code },
      });
      const changed = await live(client, placed.id);
      await expectBooks(changed, client);
      await expectOwnMoney(changed, client);
      await expectCalendar(changed, client);
      expect(await usesOf(code)).toBe(1);
      const now = await overview();
      expect(centsOf(now.revenue) - centsOf(figures.revenue)).toBe(centsOf(OWED));
      expect(centsOf(now.received) - centsOf(figures.received)).toBe(centsOf(OWED));
      expect(centsOf(now.unpaid.amount)).toBe(centsOf(figures.unpaid.amount));
    });

    it('does the same by a partner’s secret key, for a booking that was paid by transfer', async () => {
      const [code, client] = [await aCode(), app().client()];
      const headers = withKey(await createKey(admin, { kind: 'secret' }));
      const given = { totalPrice: PLACED, items: ITEMS, discountCode: code.code };
      const { body: placed } = await book(client, given, headers);
      await admin.patch(`/api/admin/bookings/${placed.id}/payment-status`, { paymentStatus: 'paid' });
      const changed = await live(client, placed.id, headers);
      await expectBooks(changed, client, headers);
      await expectOwnMoney(changed, client, headers);
      await expectCalendar(changed, client, headers);
      expect(await usesOf(code)).toBe(1);
      const [document] = (
        await client.get<Wire<'BookingInvoice'>[]>(`/api/bookings/${placed.id}/invoices`, headers)
      ).body;
      const others = withKey(await createKey(admin, { kind: 'secret' }));
      const planless = withKey(await createKey(admin, { kind: 'secret', scopes: ['bookings:write'] }));
      for (const path of [
        'payments',
        'invoices',
        'invoice-pdf',
        `invoices/${document?.id}/pdf`,
        'calendar',
      ]) {
        expect([path, (await client.get(`/api/bookings/${placed.id}/${path}`, others)).status]).toEqual([
          path,
          404,
        ]);
        expect([path, (await client.get(`/api/bookings/${placed.id}/${path}`, planless)).status]).toEqual([
          path,
          403,
        ]);
      }
    });
  });
