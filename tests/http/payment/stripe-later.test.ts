import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORES } from '../../support/full.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { confirmAsBrowser } from '../../support/stripe-double/browser.ts';
import { createRefund, dispute, failRefund } from '../../support/stripe-double/refunds.ts';
import { WEBHOOK_SECRET } from '../../support/stripe-double/stripe-double.ts';
import { book } from '../bodies.ts';
import { mailTo } from '../mail-to.ts';
import { bookWith, openIntent } from './card-checkout.ts';
import { usingStripeShop } from './stripe-shop.ts';

type Ledger = Wire<'BookingLedger'>;
type Listed = Wire<'PaymentAttention'>;

describe.each(STORES)('what happens to a payment through Stripe later on, on %s', (store) => {
  const shop = usingStripeShop(store);

  beforeEach(() => {
    vi.spyOn(shop.app.running.ports.payments, 'succeededSince').mockResolvedValue([]);
  });
  afterEach(() => vi.restoreAllMocks());

  const webhook = () => ({ url: `${shop.app.url}/api/stripe/webhook`, secret: WEBHOOK_SECRET });
  const paid = async () => {
    const visitor = shop.app.client();
    const { body } = await openIntent(visitor);
    await confirmAsBrowser(shop.double.url, body.clientSecret);
    const booking = (await bookWith(visitor, body.paymentIntentId)).body;
    const admin = await shop.app.admin();
    const ledger = async () => (await admin.get<Ledger>(`/api/admin/bookings/${booking.id}/ledger`)).body;
    const listed = async () =>
      (await admin.get<Listed[]>('/api/admin/payments/attention')).body.filter(
        ({ paymentIntentId }) => paymentIntentId === body.paymentIntentId,
      );
    const close = async (id: string) =>
      (await admin.post(`/api/admin/payments/matters/${id}/close`, {})).status;
    return { booking, intentId: body.paymentIntentId, admin, ledger, listed, close };
  };
  /** Sends what happened since, each twice, in an order. */
  const deliver = async (
    from: number,
    order: (types: readonly string[]) => readonly string[] = (all) => all,
  ) => {
    const since = shop.double.books.events.slice(from);
    for (const type of order(since.map((event) => event.type)))
      for (const event of since.filter((each) => each.type === type))
        for (const _ of [1, 2]) expect(await shop.double.webhooks.send(event, webhook())).toBe(200);
  };
  const count = () => shop.double.books.events.length;
  const mails = async (word: string) =>
    (await shop.app.outbox()).filter(({ file }) => file.includes(word)).map(({ mail }) => mail);
  const mailed = (word: string) =>
    vi.waitFor(async () => expect(await mails(word)).toHaveLength(1), { timeout: PATIENCE_MS, interval: 50 });

  it.each<[string, (types: readonly string[]) => readonly string[]]>([
    ['in order', (types) => types],
    ['backwards', (types) => types.toReversed()],
  ])(
    'a refund of the desk fails: its money is here again, listed and mailed once, heard %s',
    async (_, order) => {
      const { booking, admin, ledger, listed, close } = await paid();
      const from = count();
      await admin.post(`/api/admin/bookings/${booking.id}/refunds`, { amount: 1450 });
      expect(await ledger()).toMatchObject({ paymentStatus: 'pending', refunded: 1450, refundable: 0 });
      const refundId = (await ledger()).entries.at(-1)?.providerId ?? '';
      failRefund(shop.double.books, refundId);
      await deliver(from, order);
      expect(await ledger()).toMatchObject({ paymentStatus: 'paid', refunded: 0, refundable: 1450 });
      expect((await ledger()).entries.filter(({ kind }) => kind === 'refund')).toMatchObject([
        { status: 'failed' },
      ]);
      expect(await listed()).toMatchObject([
        {
          reason: 'refund-failed',
          amount: 1450,
          bookingReference: booking.bookingReference,
          matter: { id: refundId, cause: 'expired_or_canceled_card', isClosable: true },
        },
      ]);
      await mailed(`refund-failed-${refundId}`);
      expect([await close(refundId), await close(refundId)]).toEqual([200, 404]);
      // Later news of the same failure lists it no second time.
      shop.double.books.happened('refund.updated', shop.double.books.refunds.get(refundId) ?? {});
      await deliver(from);
      expect(await listed()).toEqual([]);
      expect(await mails(`refund-failed-${refundId}`)).toHaveLength(1);
    },
  );

  it('a refund fails before the shop knows that it was made', async () => {
    const { booking, admin, ledger, listed } = await paid();
    const from = count();
    const { payments } = shop.app.running.ports;
    const refund = payments.refund.bind(payments);
    vi.spyOn(payments, 'refund').mockImplementation(async (request) => {
      const made = await refund(request);
      failRefund(shop.double.books, made.id);
      await deliver(from);
      return made;
    });
    await admin.post(`/api/admin/bookings/${booking.id}/refunds`, { amount: 450 });
    expect(await ledger()).toMatchObject({ refunded: 0, refundable: 1450 });
    expect(await listed()).toMatchObject([{ reason: 'refund-failed', amount: 450 }]);
  });

  it('a refund made in the dashboard is written down once, also when only the charge is told of', async () => {
    const { ledger, intentId, booking, admin, listed } = await paid();
    await admin.post(`/api/admin/bookings/${booking.id}/refunds`, { amount: 50 });
    const from = count();
    const made = createRefund(shop.double.books, { payment_intent: intentId, amount: '40000' });
    await deliver(from, () => ['charge.refunded']);
    await vi.waitFor(async () => expect((await ledger()).refunded).toBe(450), { timeout: PATIENCE_MS });
    await deliver(from);
    await shop.app.running.shop.syncRefunds(intentId);
    expect((await ledger()).entries.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { amount: 50, actor: 'admin' },
      { amount: 400, providerId: made.id, actor: null },
    ]);
    expect(await listed()).toEqual([]);
  });

  it('a dispute is listed with reason, date and link, and leaves the list when it is won', async () => {
    const { intentId, listed, close, ledger } = await paid();
    const from = count();
    const id = dispute(shop.double.books, intentId, 'needs_response');
    await deliver(from);
    expect(await listed()).toMatchObject([
      {
        reason: 'dispute-opened',
        amount: 1450,
        matter: {
          id,
          cause: 'fraudulent',
          evidenceDue: expect.stringMatching(/^\d{4}-/),
          url: `https://dashboard.stripe.com/test/disputes/${id}`,
        },
      },
    ]);
    await mailed(`dispute-opened-${id}`);
    expect((await mails(`dispute-opened-${id}`))[0]?.text).toContain('Evidence is due by');
    expect(await close(id)).toBe(409);
    dispute(shop.double.books, intentId, 'won', id);
    await deliver(from, (types) => types.toReversed());
    expect(await listed()).toEqual([]);
    expect(await ledger()).toMatchObject({ lost: 0, paymentStatus: 'paid' });
  });

  it('a dispute that is lost stays until somebody has seen it, and its money is gone', async () => {
    const { intentId, listed, close, ledger, admin } = await paid();
    const from = count();
    const id = dispute(shop.double.books, intentId, 'needs_response');
    dispute(shop.double.books, intentId, 'lost', id);
    await deliver(from, (types) => types.toReversed());
    expect(await listed()).toMatchObject([{ reason: 'dispute-lost', matter: { id, isClosable: true } }]);
    expect(await ledger()).toMatchObject({ lost: 1450, refundable: 0 });
    await mailed(`dispute-lost-${id}`);
    expect((await shop.app.client().post(`/api/admin/payments/matters/${id}/close`, {})).status).toBe(401);
    expect(await close(id)).toBe(200);
    dispute(shop.double.books, intentId, 'lost', id);
    await deliver(from);
    expect(await listed()).toEqual([]);
    const audit = await admin.get('/api/admin/audit');
    expect(audit.text).toContain('payment.matter-closed');
  });

  it('a declined card is on the booking’s page for the staff, at most five of one payment', async () => {
    const visitor = shop.app.client();
    const { body: booking } = await book(visitor, { payLink: true });
    const token = /\/pay\/([\w-]+)/.exec(
      (await mailTo(shop.app, booking.bookingReference)).mail.text ?? '',
    )?.[1];
    const { body } = await visitor.post<Wire<'PaymentIntent'>>(`/api/pay/${token}/intent`);
    const from = count();
    for (const _ of [1, 2, 3, 4, 5, 6])
      await confirmAsBrowser(shop.double.url, body.clientSecret, '4000000000000002');
    await deliver(from);
    const admin = await shop.app.admin();
    const { body: ledger } = await admin.get<Ledger>(`/api/admin/bookings/${booking.id}/ledger`);
    expect(ledger.entries).toHaveLength(5);
    expect(ledger).toMatchObject({ received: 0, open: ledger.total });
    expect(ledger.entries[0]).toMatchObject({
      kind: 'intent',
      status: 'failed',
      note: 'Your card was declined.',
      actor: null,
    });
  });
});
