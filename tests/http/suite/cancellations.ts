import { ZONES_IN_DISORDER } from '@wondercast/core/shop/policy/rules';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { createKey, withKey } from '../../support/partners.ts';
import { aLine, type BookingReply, book, CUSTOMER } from '../bodies.ts';

type Choices = Wire<'BookingChanges'>;
type Reply = BookingReply & Wire<'Problem'>;

const HOUR_MS = 3_600_000;
const PRICE = 1_450;

/** Cancelling, as customers, partners and the desk do over HTTP. Bookings are of two sessions at $1,450, to be paid later. */
export const describeCancellations = (app: () => TestApp) =>
  describe('cancelling', () => {
    let admin: SignedInClient;
    beforeAll(async () => {
      admin = await app().admin();
    });
    const placed = async () => {
      const client = app().client();
      const { body } = await book(client, { totalPrice: 2 * PRICE, items: [aLine({ quantity: 2 })] });
      const startsAt = new Date(Date.now() + 100 * HOUR_MS).toISOString();
      await admin.post(`/api/admin/sessions/${body.id}-1-1/agree`, { startsAt, zone: 'UTC' });
      const at = `/api/bookings/${body.id}`;
      return {
        client,
        id: body.id,
        reference: body.bookingReference,
        at,
        first: `${at}/sessions/${body.id}-1-1`,
      };
    };

    it('costs what the policy said when it was booked, session by session', async () => {
      const { client, at, first } = await placed();
      const { status, body } = await client.get<Choices>(`${at}/changes`);
      expect(status).toBe(200);
      expect(body.booking).toMatchObject({ allowed: true, fee: 725, refund: 0, owed: 725 });
      expect(body.sessions.map(({ cancel, move }) => [cancel.fee, move.fee])).toEqual([
        [725, 145],
        [0, 0],
      ]);
      expect(body.policy[1]).toEqual({
        when: '3 to 7 days before',
        what: '50% back. Moving costs 10% of that session’s price.',
      });
      const others = await client.post<Reply>(`${first}/cancellation`, { shownFee: 0, shownRefund: 0 });
      expect([others.status, others.body.changes?.sessions[0]?.cancel.fee]).toEqual([409, 725]);
      const { status: done, body: after } = await client.post<Reply>(`${first}/cancellation`, {
        shownFee: 725,
        shownRefund: 0,
        reason: 'Too few people',
      });
      expect(done).toBe(200);
      expect(after).toMatchObject({
        cancelled: false,
        subtotal: PRICE,
        totalPrice: PRICE + 725,
        fees: [{ kind: 'cancellation', amount: 725 }],
      });
      expect(after.sessions[0]).toMatchObject({
        state: 'cancelled',
        cancellation: { by: 'customer', fee: 725, refund: 0, reason: 'Too few people' },
      });
      const rest = await client.post<Reply>(`${at}/cancellation`, { shownFee: 0, shownRefund: 0 });
      expect(rest.body).toMatchObject({ cancelled: true, totalPrice: 725, cancellation: { fee: 725 } });
      expect((await client.delete(at)).status).toBe(409);
    });

    it('returns what the policy says after a goodwill refund, and in all what is still here', async () => {
      const { client, id, at } = await placed();
      const second = `${at}/sessions/${id}-1-2`;
      await admin.post(`/api/admin/bookings/${id}/payments`, { amount: 2 * PRICE, note: 'Bank' });
      await admin.post(`/api/admin/bookings/${id}/refunds`, { amount: 200, note: 'Goodwill' });
      const refunds = async () => {
        const { body } = await client.get<Choices>(`${at}/changes`);
        return [body.booking.refund, ...body.sessions.map(({ cancel }) => cancel.refund)];
      };
      expect(await refunds()).toEqual([PRICE + 725, 725, PRICE]);
      const cancel = (path: string, shownFee: number, shownRefund: number) =>
        client.post<Reply>(`${path}/cancellation`, { shownFee, shownRefund });
      expect((await cancel(second, 0, PRICE)).body.sessions[1]?.cancellation).toMatchObject({
        refund: PRICE,
      });
      expect(await refunds()).toEqual([725, 725, 0]);
      expect((await cancel(at, 725, 725)).body).toMatchObject({
        totalPrice: 725,
        paymentStatus: 'paid',
        cancellation: { fee: 725, refund: PRICE + 725 },
      });
      const { body } = await client.get<{ refunded: number; open: number }>(`${at}/payments`);
      expect(body).toMatchObject({ open: 0 });
    });

    it('is done once under one key, and is nobody else’s business', async () => {
      const { client, at } = await placed();
      const strangers = await app().client().post<Reply>(`${at}/cancellation`, {
        shownFee: 725,
        shownRefund: 0,
      });
      expect([401, 404]).toContain(strangers.status);
      const ask = () =>
        client.post<Reply>(
          `${at}/cancellation`,
          { shownFee: 725, shownRefund: 0 },
          { 'Idempotency-Key': `cancel ${at}` },
        );
      const [one, two] = await Promise.all([ask(), ask()]);
      expect([one.status, two.status, two.body]).toEqual([200, 200, one.body]);
    });

    it('is for a partner’s own bookings, with its secret key', async () => {
      const [own, others] = [
        await createKey(admin, { kind: 'secret', scopes: ['bookings:write'] }),
        await createKey(admin, { kind: 'secret', scopes: ['bookings:write'] }),
      ];
      const client = app().client();
      const { body } = await client.post<BookingReply>(
        '/api/bookings',
        { ...CUSTOMER, totalPrice: PRICE, items: [aLine()] },
        withKey(own),
      );
      const cancel = (key: string) =>
        client.post<Reply>(
          `/api/bookings/${body.id}/cancellation`,
          { shownFee: 0, shownRefund: 0 },
          withKey(key),
        );
      expect((await cancel(others)).status).toBe(404);
      expect((await cancel(own)).body).toMatchObject({ cancelled: true, totalPrice: 0 });
    });

    it('by the desk has a reason, and a fee of its own within what it is worth', async () => {
      const { id, reference } = await placed();
      const cancel = (body: object) => admin.post<Reply>(`/api/admin/bookings/${id}/cancellation`, body);
      for (const [wrong, path] of [
        [{ by: 'shop' }, 'reason'],
        [{ by: 'nobody', reason: 'x' }, 'by'],
        [{ by: 'shop', reason: 'x', fee: 5 }, 'fee'],
        [{ by: 'customer', reason: 'x', fee: -1 }, 'fee'],
        [{ by: 'customer', reason: 'x', fee: 2 * PRICE + 1 }, 'fee'],
        [{ by: 'customer', reason: 'x', fee: 1, refund: 1 }, 'refund'],
      ] as const) {
        const { status, body } = await cancel(wrong);
        expect([status, body.issues?.[0]?.path]).toEqual([422, path]);
      }
      const { body } = await cancel({ by: 'customer', reason: 'By phone', fee: 100 });
      expect(body).toMatchObject({ cancelled: true, totalPrice: 100 });
      const listed = async (query: string) =>
        (
          await admin.get<Wire<'AdminBooking'>[]>(`/api/admin/bookings?search=${reference}&${query}`)
        ).body.map((each) => each.bookingReference);
      expect(await listed('cancelled=true')).toEqual([reference]);
      expect(await listed('cancelled=false')).toEqual([]);
      expect(await listed('confirmed=false')).toEqual([]);
      const { text } = await admin.get(`/api/admin/bookings.csv?search=${reference}`);
      expect(text).toContain('Cancelled');
    });

    it.each([
      ['zones in disorder', [[24], [48], [0]], ZONES_IN_DISORDER],
      ['more than everything', [[0, 101]], 'Must be a whole number from 0 to 100'],
      ['less than nothing', [[0, -1]], 'Must be a whole number from 0 to 100'],
      ['fifty zones', Array.from({ length: 50 }, (_, at) => [49 - at]), 'At most 10 zones'],
    ] as const)('has no policy with %s', async (_, given, message) => {
      const zones = given.map(([fromHours, refundPercent = 100]) => ({
        fromHours,
        refundPercent,
        movePercent: null,
      }));
      const { status, body } = await admin.put<Wire<'Problem'>>('/api/admin/policy', { zones });
      expect([status, body.issues.map((issue) => issue.message)]).toEqual([
        422,
        expect.arrayContaining([message]),
      ]);
    });

    it('follows another policy only where it is booked after it', async () => {
      const before = await placed();
      const { body: usual } = await admin.get<Wire<'Policy'>>('/api/admin/policy');
      const zones = [{ fromHours: 0, refundPercent: 10, movePercent: null }];
      const set = await admin.put<Wire<'Policy'>>('/api/admin/policy', { zones, version: usual.version });
      expect([set.status, set.body.words]).toEqual([
        200,
        [{ when: 'At any time', what: '10% back, and no moving online.' }],
      ]);
      expect((await admin.put('/api/admin/policy', { zones: usual.zones, version: 99 })).status).toBe(409);
      // Of two desks that saw none set, the later is told.
      expect((await admin.put('/api/admin/policy', { zones: usual.zones, version: 0 })).status).toBe(409);
      const after = await placed();
      const feeOf = async ({ client, at }: typeof before) =>
        (await client.get<Choices>(`${at}/changes`)).body.booking.fee;
      expect([await feeOf(before), await feeOf(after)]).toEqual([725, 2_610]);
      await admin.put('/api/admin/policy', { zones: usual.zones });
    });
  });
