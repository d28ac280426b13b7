import type { Wire } from '@wondercast/openapi/codec/wire';
import { expect, it, vi } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { type BookingReply, book } from '../bodies.ts';
import { mailTo } from '../mail-to.ts';
import { bookByCard, pay, SLOW_CARD } from './card-checkout.ts';

type Ledger = Wire<'BookingLedger'> & Wire<'Problem'>;
type Page = Wire<'PayPage'> & Wire<'Problem'>;

describeOnEachStore('the money of a booking', (app) => {
  let kept: SignedInClient | null = null;
  const admin = async () => {
    kept ??= await app().admin();
    return kept;
  };
  const ledgerOf = async (id: number) =>
    (await (await admin()).get<Ledger>(`/api/admin/bookings/${id}/ledger`)).body;
  const refund = async (id: number, body: object, headers = {}) =>
    (await admin()).post<Ledger>(`/api/admin/bookings/${id}/refunds`, body, headers);
  const payTokenOf = async (reference: string) =>
    /\/pay\/([\w-]+)/.exec((await mailTo(app(), reference)).mail.text ?? '')?.[1] ?? '';

  it('is in its ledger, for administrators', async () => {
    const visitor = app().client();
    const { body } = await bookByCard(visitor);
    expect(await ledgerOf(body.id)).toMatchObject({
      bookingId: body.id,
      paymentStatus: 'paid',
      total: 1450,
      received: 1450,
      refunded: 0,
      open: 0,
      refundable: 1450,
      entries: [{ kind: 'intent' }, { kind: 'charge', status: 'succeeded', amount: 1450, actor: null }],
    });
    const path = `/api/admin/bookings/${body.id}/ledger`;
    expect((await visitor.get(path)).status).toBe(401);
    expect((await (await app().signedIn()).get(path)).status).toBe(403);
    expect((await (await admin()).get('/api/admin/bookings/999999/ledger')).status).toBe(404);
  });

  it('goes back in part and in full, and the customer is told', async () => {
    const { body } = await bookByCard(app().client());
    const part = await refund(body.id, { amount: 450, note: 'One session fell through' });
    expect(part.status).toBe(201);
    expect(part.body).toMatchObject({ paymentStatus: 'paid', refunded: 450, refundable: 1000 });
    expect(part.body.entries.at(-1)).toMatchObject({
      kind: 'refund',
      actor: 'admin',
      note: 'One session fell through',
    });
    const tooMuch = await refund(body.id, { amount: 1000.01 });
    expect([tooMuch.status, tooMuch.body.message]).toEqual([422, 'At most $1,000.00 can be refunded.']);
    const nothing = await refund(body.id, { amount: 0 });
    expect([nothing.status, nothing.body.issues]).toEqual([
      422,
      [{ path: 'amount', message: 'The amount must be above zero.' }],
    ]);
    expect((await refund(body.id, {})).body).toMatchObject({ paymentStatus: 'pending', refunded: 1450 });
    expect((await refund(body.id, {})).body.message).toBe('There is no card payment to refund.');
    await vi.waitFor(
      async () => {
        const mails = (await app().outbox()).filter(({ mail }) =>
          mail.subject?.includes(`refund for booking ${body.bookingReference}`),
        );
        expect(mails).toHaveLength(2);
      },
      { timeout: PATIENCE_MS, interval: 50 },
    );
  });

  it('is shown to the owner and to the bearer of the mailed link, without names and notes', async () => {
    const visitor = app().client();
    const { body } = await bookByCard(visitor);
    await refund(body.id, { amount: 450, note: 'One session fell through' });
    const path = `/api/bookings/${body.id}/payments`;
    const shown = await visitor.get<Wire<'BookingPayments'>>(path);
    expect(shown.body).toEqual({
      currency: 'USD',
      received: 1450,
      refunded: 450,
      open: 0,
      movements: [
        {
          at: expect.any(String),
          kind: 'charge',
          status: 'succeeded',
          amount: 1450,
          card: { brand: 'Visa', lastFour: '4242' },
        },
        { at: expect.any(String), kind: 'refund', status: 'succeeded', amount: 450, card: null },
      ],
      waiting: null,
    });
    const mail = (await mailTo(app(), body.bookingReference)).mail.text ?? '';
    const token = /\/bookings\/\S+token=([\w-]+)/.exec(mail)?.[1] ?? '';
    expect((await app().client().get<Page>(`${path}?token=${token}`)).status).toBe(200);
    expect((await app().client().get<Page>(path)).status).toBe(401);
    expect((await app().client().get<Page>(`${path}?token=guess`)).status).toBe(404);
    expect((await (await app().signedIn()).get<Page>(path)).status).toBe(404);
  });

  it('goes back once for one key', async () => {
    const { body } = await bookByCard(app().client());
    const key = { 'idempotency-key': `refund-${body.id}` };
    const replies = await Promise.all([1, 2, 3].map(() => refund(body.id, { amount: 100 }, key)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect((await ledgerOf(body.id)).refunded).toBe(100);
  });

  it('goes back before a booking is deleted', async () => {
    const visitor = app().client();
    const { body } = await bookByCard(visitor);
    expect((await visitor.delete(`/api/bookings/${body.id}`)).status).toBe(200);
    const receipt = await app().running.ports.payments.receipt(body.stripePaymentIntentId ?? '');
    expect(receipt?.refunded).toBe(145_000);
  });

  it('may come another way, with a note', async () => {
    const { body } = await book(app().client());
    const record = async (given: object) =>
      (await admin()).post<Ledger>(`/api/admin/bookings/${body.id}/payments`, given);
    expect((await record({ amount: 1450 })).status).toBe(422);
    expect((await record({ amount: 1450, note: ' ' })).body.message).toBe('Please say how it was paid.');
    expect((await record({ amount: 450, note: 'Transfer' })).body).toMatchObject({
      open: 1000,
      paymentStatus: 'pending',
    });
    expect((await record({ amount: 1000, note: 'Transfer' })).body).toMatchObject({
      open: 0,
      paymentStatus: 'paid',
    });
    expect((await record({ amount: 1, note: 'Transfer' })).body.message).toBe(
      'This booking is already paid.',
    );
  });

  it('is paid by the mailed link, without an account, and the link shows nothing personal', async () => {
    const { body } = await book(app().client(), { payLink: true });
    const token = await payTokenOf(body.bookingReference);
    const anybody = app().client();
    const page = await anybody.get<Page>(`/api/pay/${token}`);
    expect(page.body).toEqual({
      currency: 'USD',
      bookingReference: body.bookingReference,
      mine: false,
      lines: [
        {
          title: 'The Harlem Jazz Hour',
          selectedTier: 'elevated',
          quantity: 1,
          unitPrice: 1450,
          addOns: [],
          lineTotal: 1450,
        },
      ],
      subtotal: 1450,
      discount: null,
      fees: [],
      tax: null,
      total: 1450,
      paymentStatus: 'pending',
      openAmount: 1450,
      beingConfirmed: false,
      partner: null,
    });
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.getSetCookie()).toEqual([]);
    const intent = await anybody.post<Wire<'PaymentIntent'>>(`/api/pay/${token}/intent`);
    expect([intent.status, intent.body.amount]).toEqual([201, 145_000]);
    await pay(anybody, intent.body.clientSecret);
    const paid = await anybody.post<Page>(`/api/pay/${token}/completion`, {
      paymentIntentId: intent.body.paymentIntentId,
    });
    expect(paid.body).toMatchObject({ paymentStatus: 'paid', openAmount: 0 });
    expect((await anybody.post<Page>(`/api/pay/${token}/intent`)).status).toBe(409);
    expect(await ledgerOf(body.id)).toMatchObject({ received: 1450 });
    expect(app().log()).not.toContain(token);
  });

  it('is taken once of many who pay by one link, also before any job has run', async () => {
    const { body } = await book(app().client(), { payLink: true });
    const token = await payTokenOf(body.bookingReference);
    const hands = Array.from({ length: 10 }, () => app().client());
    const opened = await Promise.all(
      hands.map((hand) => hand.post<Wire<'PaymentIntent'>>(`/api/pay/${token}/intent`)),
    );
    const [first] = opened;
    expect(new Set(opened.map((each) => each.body.paymentIntentId)).size).toBe(1);
    await pay(app().client(), first?.body.clientSecret ?? '');
    const late = await Promise.all(
      hands.map((hand) => hand.post<Wire<'Problem'>>(`/api/pay/${token}/intent`)),
    );
    const words = ['A payment of this booking is being confirmed.', 'This booking is already paid.'];
    expect(late.map(({ status }) => status)).toEqual(late.map(() => 409));
    for (const each of late) expect(words).toContain(each.body.message);
    await vi.waitFor(async () => expect(await ledgerOf(body.id)).toMatchObject({ received: 1450, open: 0 }), {
      timeout: PATIENCE_MS,
      interval: 50,
    });
  });

  it('that comes from bank and card at once is listed, and what is too much goes back', async () => {
    const { body } = await book(app().client(), { payLink: true });
    const token = await payTokenOf(body.bookingReference);
    const { body: intent } = await app().client().post<Wire<'PaymentIntent'>>(`/api/pay/${token}/intent`);
    const paying = pay(app().client(), intent.clientSecret, SLOW_CARD);
    await vi.waitFor(async () => {
      const receipt = await app().running.ports.payments.receipt(intent.paymentIntentId);
      expect(receipt?.status).toBe('processing');
    }, PATIENCE_MS);
    const transfer = { amount: 1450, note: 'Bank transfer' };
    expect((await (await admin()).post(`/api/admin/bookings/${body.id}/payments`, transfer)).status).toBe(
      201,
    );
    await paying;
    const attention = '/api/admin/payments/attention';
    const listed = async () => (await (await admin()).get<Wire<'PaymentAttention'>[]>(attention)).body;
    await vi.waitFor(
      async () =>
        expect(await listed()).toMatchObject([
          {
            paymentIntentId: intent.paymentIntentId,
            reason: 'paid-twice',
            amount: 1450,
            bookingReference: body.bookingReference,
            customerName: 'Mara Reyes',
          },
        ]),
      { timeout: PATIENCE_MS, interval: 50 },
    );
    await (await admin()).post(`${attention}/${intent.paymentIntentId}/refund`);
    expect(await listed()).toEqual([]);
    expect(await ledgerOf(body.id)).toMatchObject({ received: 2900, refunded: 1450, paymentStatus: 'paid' });
  });

  it('is not shown to guesses, and no more to whom it was shown when the link is revoked', async () => {
    const { body } = await book(app().client(), { payLink: true });
    const token = await payTokenOf(body.bookingReference);
    const status = async (given: string) => (await app().client().get<Page>(`/api/pay/${given}`)).status;
    expect([await status('guess'), await status(`${token}x`), await status('..%2f')]).toEqual([
      404, 404, 404,
    ]);
    const link = `/api/admin/bookings/${body.id}/pay-link`;
    const renewed = await (await admin()).post<Wire<'PayLink'>>(link);
    const fresh = renewed.body.url.split('/pay/')[1] ?? '';
    expect(renewed.body.url).toBe(`${app().url}/pay/${fresh}`);
    expect([await status(token), await status(fresh)]).toEqual([404, 200]);
    expect((await (await admin()).delete(link)).status).toBe(200);
    expect(await status(fresh)).toBe(404);
    expect((await app().client().post(link)).status).toBe(401);
  });

  it('that nobody could book is listed, and can be refunded or booked', async () => {
    const attention = '/api/admin/payments/attention';
    expect((await app().client().get(attention)).status).toBe(401);
    expect((await (await app().signedIn()).get(attention)).status).toBe(403);
    expect((await (await admin()).get(attention)).body).toEqual([]);
    const nobody = `${attention}/pi_unknown`;
    expect((await (await admin()).post<BookingReply>(`${nobody}/retry`)).status).toBe(404);
    expect((await (await admin()).post<BookingReply>(`${nobody}/refund`)).status).toBe(404);
  });

  it('can be asked for by the test page, which gives it back', async () => {
    const visitor = app().client();
    const { status, body } = await visitor.post<Wire<'PaymentIntent'>>('/api/create-payment-intent', {
      amount: 1000,
      currency: 'usd',
    });
    expect([status, body.amount]).toEqual([201, 1000]);
    await pay(visitor, body.clientSecret);
    await vi.waitFor(
      async () => {
        const receipt = await app().running.ports.payments.receipt(body.paymentIntentId);
        expect(receipt?.refunded).toBe(1000);
      },
      { timeout: PATIENCE_MS, interval: 50 },
    );
    expect(
      (await book(visitor, { paymentStatus: 'paid', stripePaymentIntentId: body.paymentIntentId })).status,
    ).toBe(402);
    expect((await visitor.get('/api/test/stripe')).body).toEqual({
      success: true,
      message: 'Simulator',
      account: { business_profile: { name: 'Wondercast' }, country: 'US' },
    });
  });
});
