import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORES } from '../../support/full.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { confirmAsBrowser } from '../../support/stripe-double/browser.ts';
import type { Fault } from '../../support/stripe-double/faults.ts';
import { PUBLISHABLE_KEY, SECRET_KEY, WEBHOOK_SECRET } from '../../support/stripe-double/stripe-double.ts';
import { mailTo } from '../mail-to.ts';
import { bookWith, openIntent } from './card-checkout.ts';
import { usingStripeShop } from './stripe-shop.ts';

const AWAY = 'Unable to initialize payment. Please try again.';

describe.each(STORES)('card payments through Stripe on %s', (store) => {
  const shop = usingStripeShop(store);

  // Only what a test sends says that something was paid.
  beforeEach(() => {
    vi.spyOn(shop.app.running.ports.payments, 'succeededSince').mockResolvedValue([]);
  });
  afterEach(() => vi.restoreAllMocks());

  const webhook = () => ({ url: `${shop.app.url}/api/stripe/webhook`, secret: WEBHOOK_SECRET });
  const stateOf = async (id: string) => (await shop.app.running.ports.read.intents.byId(id))?.state;

  it('are opened, confirmed in the browser, verified and booked', async () => {
    const visitor = shop.app.client();
    const { body } = await openIntent(visitor);
    expect(shop.double.books.intents.get(body.paymentIntentId)).toMatchObject({
      amount: 145_000,
      metadata: { bookingType: 'experience', customerName: 'Mara Reyes', itemCount: '1', totalBookings: '1' },
    });
    expect((await confirmAsBrowser(shop.double.url, body.clientSecret)).status).toBe('succeeded');
    const booked = await bookWith(visitor, body.paymentIntentId);
    expect(booked.body).toMatchObject({ paymentStatus: 'paid', stripePaymentIntentId: body.paymentIntentId });
    expect((await mailTo(shop.app, booked.body.bookingReference)).mail.text).toContain(
      'Nothing is left to pay.',
    );
  });

  it('are booked by the webhook alone, delivered five times in any order', async () => {
    shop.double.webhooks.to({ ...webhook(), copies: 5, delay: () => Math.random() * 200 });
    const { body } = await openIntent(shop.app.client());
    await confirmAsBrowser(shop.double.url, body.clientSecret);
    await shop.double.webhooks.quiet();
    await vi.waitFor(async () => expect(await stateOf(body.paymentIntentId)).toBe('booked'), {
      timeout: PATIENCE_MS,
    });
  });

  it('are not booked by what somebody else has signed', async () => {
    const { body } = await openIntent(shop.app.client());
    await confirmAsBrowser(shop.double.url, body.clientSecret);
    const event = shop.double.books.events.at(-1);
    if (!event) throw new Error('Nothing happened');
    expect(await shop.double.webhooks.send(event, { ...webhook(), secret: 'whsec_somebody_else' })).toBe(400);
    expect(await stateOf(body.paymentIntentId)).toBe('open');
    expect(await shop.double.webhooks.send(event, webhook())).toBe(200);
  });

  it.each<[string, Fault]>([
    ['is down', { kind: 'break', after: false }],
    ['fails', { kind: 'status', status: 500 }],
    ['answers nonsense', { kind: 'nonsense', text: '<html>' }],
  ])('cannot be opened while Stripe %s, and no secret of it is in the log', async (_, fault) => {
    const from = Date.now();
    shop.double.faults.plan(/./, fault);
    const reply = await openIntent(shop.app.client());
    expect([reply.status, reply.body.message]).toEqual([502, AWAY]);
    shop.providerOutages.push({ from, to: Date.now() });
    expect(shop.app.log()).not.toContain(SECRET_KEY);
  });

  it('say in the configuration which key the browser needs, and not the other', async () => {
    const { body, text } = await shop.app.client().get<Wire<'Config'>>('/api/config');
    expect(body).toMatchObject({ payments: 'stripe', stripePublishableKey: PUBLISHABLE_KEY });
    expect(text).not.toContain(SECRET_KEY);
    expect(text).not.toContain(WEBHOOK_SECRET);
  });

  it('have no card form of a simulator', async () => {
    const reply = await shop.app.client().post('/api/simulator/confirm', {
      clientSecret: 'pi_1_secret_2',
      cardNumber: '4242424242424242',
    });
    expect(reply.status).toBe(404);
  });
});
