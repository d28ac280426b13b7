import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, expect, it } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { book } from '../bodies.ts';
import { bookByCard } from '../payment/card-checkout.ts';

type Reply = Wire<'AdminBooking'> & Wire<'Problem'>;

describeOnEachStore('the statuses of a booking', (app) => {
  let admin: SignedInClient;
  beforeAll(async () => {
    admin = await app().admin();
  });
  const set = (id: number, what: string, body: object) =>
    admin.patch<Reply>(`/api/admin/bookings/${id}/${what}-status`, body);
  const ledgerOf = async (id: number) =>
    (await admin.get<Wire<'BookingLedger'>>(`/api/admin/bookings/${id}/ledger`)).body;
  const auditOf = async (id: number) =>
    (await admin.get<Wire<'AuditEntry'>[]>(`/api/admin/audit?subject=booking&subjectId=${id}`)).body;

  it('are set freely, answer the whole booking, raise its version and are audited', async () => {
    const { body: booked } = await book(app().client());
    const confirmed = await set(booked.id, 'confirmation', { confirmed: true });
    expect(confirmed.status).toBe(200);
    expect(confirmed.body).toMatchObject({ id: booked.id, confirmed: true, version: 2, openAmount: 1450 });
    expect((await set(booked.id, 'delivery', { deliveryStatus: 'delivered' })).body).toMatchObject({
      deliveryStatus: 'delivered',
      version: 3,
    });
    expect((await set(booked.id, 'payment', { paymentStatus: 'paid' })).body).toMatchObject({
      paymentStatus: 'paid',
      openAmount: 0,
      version: 4,
    });
    expect((await set(booked.id, 'confirmation', { confirmed: false })).body.confirmed).toBe(false);
    expect((await set(booked.id, 'delivery', { deliveryStatus: 'pending' })).body.deliveryStatus).toBe(
      'pending',
    );
    const entries = await auditOf(booked.id);
    expect(entries.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['booking.delivery-set', 'admin'],
      ['booking.confirmation-set', 'admin'],
      ['booking.payment-set', 'admin'],
      ['booking.delivery-set', 'admin'],
      ['booking.confirmation-set', 'admin'],
    ]);
    expect(entries.at(-1)?.details).toMatchObject({
      before: { confirmed: false },
      after: { confirmed: true },
    });
  });

  it('that are set already change nothing, and are not audited', async () => {
    const { body: booked } = await book(app().client());
    expect((await set(booked.id, 'confirmation', { confirmed: false })).body.version).toBe(1);
    expect((await set(booked.id, 'payment', { paymentStatus: 'pending' })).body.version).toBe(1);
    expect((await set(booked.id, 'delivery', { deliveryStatus: 'pending' })).body.version).toBe(1);
    expect(await auditOf(booked.id)).toEqual([]);
  });

  it('of a stale version are refused, and nothing is overwritten', async () => {
    const { body: booked } = await book(app().client());
    await set(booked.id, 'confirmation', { confirmed: true, version: 1 });
    const stale = await set(booked.id, 'delivery', { deliveryStatus: 'delivered', version: 1 });
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'Changed by someone else. Reload and try again.',
    ]);
    const { body: now } = await admin.get<Reply>(`/api/admin/bookings/${booked.id}`);
    expect(now).toMatchObject({ confirmed: true, deliveryStatus: 'pending', version: 2 });
  });

  it('paid and pending keep the ledger in step', async () => {
    const { body: booked } = await book(app().client());
    await set(booked.id, 'payment', { paymentStatus: 'paid' });
    expect(await ledgerOf(booked.id)).toMatchObject({
      received: 1450,
      open: 0,
      entries: [{ kind: 'offline', amount: 1450, note: 'Marked as paid', actor: 'admin' }],
    });
    await set(booked.id, 'payment', { paymentStatus: 'pending' });
    expect(await ledgerOf(booked.id)).toMatchObject({ paymentStatus: 'pending', open: 1450, refunded: 1450 });
    await set(booked.id, 'payment', { paymentStatus: 'paid' });
    expect(await ledgerOf(booked.id)).toMatchObject({ paymentStatus: 'paid', open: 0 });
  });

  it('paid by card goes back to pending only by a full refund', async () => {
    const { body: booked } = await bookByCard(app().client());
    const refused = await set(booked.id, 'payment', { paymentStatus: 'pending' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This booking was paid by card. Refund the payment to make it pending again.',
    ]);
    const refund = (amount: number | null) =>
      admin.post(`/api/admin/bookings/${booked.id}/refunds`, { amount });
    await refund(450);
    expect((await set(booked.id, 'payment', { paymentStatus: 'pending' })).status).toBe(409);
    await refund(null);
    const { body } = await admin.get<Reply>(`/api/admin/bookings/${booked.id}`);
    expect(body).toMatchObject({ paymentStatus: 'pending', openAmount: 1450 });
    expect((await set(booked.id, 'payment', { paymentStatus: 'paid' })).body.paymentStatus).toBe('paid');
    expect((await set(booked.id, 'payment', { paymentStatus: 'pending' })).body.paymentStatus).toBe(
      'pending',
    );
  });

  it('that are none are 422, of no booking 404', async () => {
    const { body: booked } = await book(app().client());
    for (const [what, body] of [
      ['confirmation', {}],
      ['confirmation', { confirmed: 'yes' }],
      ['confirmation', { confirmed: 1 }],
      ['payment', { paymentStatus: 'refunded' }],
      ['payment', { paymentStatus: null }],
      ['delivery', { deliveryStatus: 'lost' }],
      ['delivery', { deliveryStatus: 'delivered', version: 0 }],
      ['delivery', { deliveryStatus: 'delivered', version: '1' }],
    ] as const)
      expect((await set(booked.id, what, body)).status, JSON.stringify(body)).toBe(422);
    expect((await set(2_147_483_647, 'confirmation', { confirmed: true })).status).toBe(404);
  });

  it('let an administrator schedule a booking that its owner can no longer change', async () => {
    const mara = await app().signedIn();
    const { body: booked } = await book(mara);
    await set(booked.id, 'confirmation', { confirmed: true });
    const slots = { items: [{ slots: [{ date: '2031-03-19', time: '2:30', meridiem: 'PM', zone: 'EST' }] }] };
    expect((await mara.patch(`/api/bookings/${booked.id}/slots`, slots)).status).toBe(409);
    const path = `/api/admin/bookings/${booked.id}/slots`;
    const moved = await admin.patch<Reply>(path, { ...slots, version: 2 });
    expect(moved.status).toBe(200);
    expect(moved.body).toMatchObject({ experienceDates: ['2031-03-19'], time: '2:30 PM EST', version: 3 });
    expect((await admin.patch(path, { ...slots, version: 2 })).status).toBe(409);
    expect((await admin.patch(path, { items: [] })).status).toBe(422);
    expect((await auditOf(booked.id))[0]).toMatchObject({
      action: 'booking.scheduled',
      details: { before: { experienceDates: [null] }, after: { experienceDates: ['2031-03-19'] } },
    });
  });

  it('do not keep an administrator from deleting; what was paid by card goes back first', async () => {
    const visitor = app().client();
    const { body: plain } = await book(visitor);
    await set(plain.id, 'confirmation', { confirmed: true });
    expect((await visitor.delete<Reply>(`/api/bookings/${plain.id}`)).body.message).toBe(
      'Confirmed bookings cannot be cancelled.',
    );
    const path = (id: number) => `/api/admin/bookings/${id}`;
    expect((await admin.delete(path(plain.id))).status).toBe(200);
    expect((await admin.get(path(plain.id))).status).toBe(404);
    expect((await admin.delete(path(plain.id))).status).toBe(404);
    const { body: paid } = await bookByCard(app().client());
    expect((await admin.delete(path(paid.id))).status).toBe(200);
    expect((await auditOf(paid.id))[0]).toMatchObject({
      action: 'booking.deleted',
      details: { refunded: 1450 },
    });
  });

  it("of one booking are one administrator's or its owner's, whoever is first", async () => {
    for (let round = 0; round < 8; round++) {
      const visitor = app().client();
      const { body: booked } = await book(visitor);
      const [confirmed, deleted] = await Promise.all([
        set(booked.id, 'confirmation', { confirmed: true }),
        visitor.delete<Reply>(`/api/bookings/${booked.id}`),
      ]);
      const left = await admin.get<Reply>(`/api/admin/bookings/${booked.id}`);
      if (deleted.status === 200) expect(left.status).toBe(404);
      else {
        expect([deleted.status, deleted.body.message]).toEqual([
          409,
          'Confirmed bookings cannot be cancelled.',
        ]);
        expect(left.body.confirmed).toBe(true);
        expect(confirmed.status).toBe(200);
      }
    }
  });
});
