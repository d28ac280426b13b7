import { TEST_CARDS } from '@wondercast/core/money/payment/test-cards';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { expect, it, vi } from 'vitest';
import { aDiscountCode } from '../../support/builders.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { aLine, book } from '../bodies.ts';
import { mailTo } from '../mail-to.ts';
import { anIntentBody, bookByCard, bookWith, GOOD_CARD, openIntent, pay } from './card-checkout.ts';

const UNVERIFIED = 'Payment could not be verified.';
const CHANGED = 'Prices have changed. Please review your cart.';

type Status = Wire<'PaymentIntentStatus'> & Partial<Pick<Wire<'Problem'>, 'message'>>;

describeOnEachStore('paying by card', (app) => {
  const statusOf = (client: ReturnType<ReturnType<typeof app>['client']>, id: string) =>
    client.get<Status>(`/api/payment-intents/${id}`);

  it('opens a payment, takes the card, and books it as paid', async () => {
    const visitor = app().client();
    const { status, body } = await openIntent(visitor);
    expect(status).toBe(201);
    expect(body).toEqual({
      clientSecret: expect.stringContaining(body.paymentIntentId),
      paymentIntentId: expect.any(String),
      amount: 145_000,
    });
    expect(await pay(visitor, body.clientSecret)).toMatchObject({
      status: 200,
      body: { status: 'succeeded', error: null },
    });
    const booked = await bookWith(visitor, body.paymentIntentId);
    expect(booked.status).toBe(201);
    expect(booked.body).toMatchObject({
      paymentStatus: 'paid',
      totalPrice: 1450,
      stripePaymentIntentId: body.paymentIntentId,
    });
    const mail = await mailTo(app(), booked.body.bookingReference);
    expect(mail.mail.text).toContain('Nothing is left to pay.');
  });

  it('books for an account what its owner pays', async () => {
    const mara = await app().signedIn();
    const { body } = await bookByCard(mara);
    expect(body.userId).toBe(mara.user.id);
  });

  it('books with the billing address that its payment was opened with', async () => {
    const billing = { name: 'Northlight Studio', city: 'Munich', country: 'DE' };
    const { body } = await bookByCard(app().client(), {
      intent: { billing },
      booking: { billing: { country: 'US' } },
    });
    expect(body.billing).toMatchObject(billing);
    const refused = await openIntent(app().client(), { billing: { country: 'UK' } });
    expect(refused.status).toBe(422);
    expect(refused.body.issues?.map(({ path }) => path)).toEqual(['billing.country']);
  });

  it('books what was paid though the browser is closed after the payment', async () => {
    const visitor = app().client();
    const { body } = await openIntent(visitor);
    await pay(visitor, body.clientSecret);
    await vi.waitFor(
      async () => {
        const { status, bookingReference } = (await statusOf(visitor, body.paymentIntentId)).body;
        expect([status, bookingReference]).toEqual(['booked', expect.stringMatching(/^WC-/)]);
      },
      { timeout: PATIENCE_MS, interval: 50 },
    );
  });

  it('answers the same booking to whoever asks fifty times at once', async () => {
    const visitor = app().client();
    const { body } = await openIntent(visitor);
    await pay(visitor, body.clientSecret);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => bookWith(visitor, body.paymentIntentId)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.body.bookingReference)).size).toBe(1);
  });

  it('books once for one key, whose answers are equal', async () => {
    const visitor = app().client();
    const { body } = await openIntent(visitor);
    await pay(visitor, body.clientSecret);
    const key = { 'idempotency-key': `card-${body.paymentIntentId}` };
    const submit = () =>
      book(visitor, { paymentStatus: 'paid', stripePaymentIntentId: body.paymentIntentId }, key);
    const texts = (await Promise.all(Array.from({ length: 10 }, submit))).map(({ text }) => text);
    expect(new Set(texts).size).toBe(1);
  });

  it('changes the payment with the cart, and says how it stands to nobody else', async () => {
    const visitor = app().client();
    const { body } = await openIntent(visitor);
    const { paymentIntentId } = body;
    const items = [
      aLine({ quantity: 2, slots: [{ date: '2099-03-19', time: '2:30', meridiem: 'PM', zone: 'EST' }] }),
    ];
    const changed = await openIntent(visitor, { paymentIntentId, items, amount: 290_000 });
    expect(changed.body).toEqual({ ...body, amount: 290_000 });
    expect((await statusOf(visitor, paymentIntentId)).body).toMatchObject({
      status: 'open',
      amount: 290_000,
      customer: { firstName: 'Mara', companyName: 'Northlight Studio' },
      items: [
        { experienceId: 1, quantity: 2, lineTotal: 2900, slots: [{ date: '2099-03-19', zone: 'EST' }] },
      ],
      totalPrice: 2900,
      discountCode: null,
      bookingReference: null,
    });
    const stranger = app().client();
    for (const reply of [
      await statusOf(stranger, paymentIntentId),
      await stranger.delete(`/api/payment-intents/${paymentIntentId}`),
      await openIntent(stranger, { paymentIntentId }),
    ])
      expect([reply.status, (reply.body as Partial<Wire<'Problem'>>).message]).toEqual([
        404,
        'Payment not found',
      ]);
    expect((await bookWith(visitor, paymentIntentId)).body.message).toBe(UNVERIFIED);
  });

  it('is left without anything payable', async () => {
    const visitor = app().client();
    const { body } = await openIntent(visitor);
    const path = `/api/payment-intents/${body.paymentIntentId}`;
    for (let time = 0; time < 2; time++) expect((await visitor.delete(path)).status).toBe(200);
    expect(await pay(visitor, body.clientSecret)).toMatchObject({
      status: 409,
      body: { message: 'This payment was cancelled.' },
    });
    expect((await statusOf(visitor, body.paymentIntentId)).body.status).toBe('cancelled');
  });

  it.each([
    ['another amount', { amount: 144_999 }, 409, CHANGED],
    ['an amount of nothing', { amount: 0 }, 422, 'Please ensure your cart has valid items with prices.'],
    ['an amount below zero', { amount: -1 }, 422, 'Please ensure your cart has valid items with prices.'],
    ['half a cent', { amount: 0.5 }, 422, 'Please ensure your cart has valid items with prices.'],
    ['another currency', { currency: 'eur' }, 422, 'Must be usd'],
    ['a tampered price', { items: [aLine({ tierPrice: 1 })] }, 409, CHANGED],
    ['an empty cart', { items: [] }, 422, 'Your cart is empty'],
    ['no customer', { customer: null }, 422, 'Please enter your first name.'],
    ['a code that is not there', { discountCode: 'NOPE' }, 409, 'This code does not exist'],
    ['an unknown payment', { paymentIntentId: 'pi_unknown' }, 404, 'Payment not found'],
  ])('refuses to open with %s', async (_, change, status, message) => {
    const reply = await openIntent(app().client(), change);
    expect([reply.status, reply.body.message]).toEqual([status, message]);
    if (status === 409) expect(reply.body.quote).toBeDefined();
  });

  it('refuses to open below fifty cents, while pay later stays open', async () => {
    const code = aDiscountCode({ discountType: 'fixed', discountValue: 1449.51 });
    await app().running.ports.unitOfWork(({ discountCodes }) => discountCodes.add(code));
    const asked = { discountCode: code.code };
    const reply = await openIntent(app().client(), { ...asked, amount: 49 });
    expect([reply.status, reply.body.message]).toEqual([422, 'Payment amount must be at least $0.50.']);
    expect((await book(app().client(), { ...asked, totalPrice: 0.49 })).status).toBe(201);
  });

  it('does what the simulator’s cards say', async () => {
    const visitor = app().client();
    const outcome = async (number: string) => {
      const { body } = await openIntent(visitor);
      const reply = await pay(visitor, body.clientSecret, number);
      return { ...reply, secret: body.clientSecret, id: body.paymentIntentId };
    };
    const by = (kind: string) => TEST_CARDS.find((card) => card.outcome === kind)?.number ?? '';
    expect((await outcome(by('declined'))).body).toMatchObject({
      status: 'requires_payment_method',
      error: 'Your card was declined.',
    });
    expect((await outcome(by('insufficient-funds'))).body.error).toBe('Your card has insufficient funds.');
    const step = await outcome(by('asks-for-more'));
    expect(step.body.status).toBe('requires_action');
    const answer = (approved: boolean) =>
      visitor.post('/api/simulator/step', { clientSecret: step.secret, approved });
    expect(await answer(true)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect((await bookWith(visitor, step.id)).body.paymentStatus).toBe('paid');
    expect((await outcome('4111 1111 1111 1111')).status).toBe(422);
    expect((await pay(visitor, 'pi_sim_1_secret_2')).status).toBe(404);
  });

  it('needs no payment for what costs nothing', async () => {
    const code = aDiscountCode({ discountValue: 100 });
    await app().running.ports.unitOfWork(({ discountCodes }) => discountCodes.add(code));
    const reply = await book(app().client(), {
      discountCode: code.code,
      totalPrice: 0,
      paymentStatus: 'paid',
    });
    expect(reply.body).toMatchObject({ paymentStatus: 'paid', totalPrice: 0, stripePaymentIntentId: null });
  });

  it('refuses a booking with no, foreign, unfinished or smaller payment, and writes no row', async () => {
    const visitor = app().client();
    const foreign = await openIntent(app().client());
    await pay(app().client(), foreign.body.clientSecret);
    const unfinished = await openIntent(visitor);
    const smaller = app().client();
    const small = await openIntent(smaller);
    await pay(smaller, small.body.clientSecret);
    const cases = [
      await book(visitor, { paymentStatus: 'paid' }),
      await bookWith(visitor, 'pi_unknown'),
      await bookWith(visitor, foreign.body.paymentIntentId),
      await bookWith(visitor, unfinished.body.paymentIntentId),
      await bookWith(smaller, small.body.paymentIntentId, {
        items: [aLine({ quantity: 2 })],
        totalPrice: 2900,
      }),
    ];
    for (const { status, body } of cases) expect([status, body.message]).toEqual([402, UNVERIFIED]);
  });

  it('keeps the last use of a code for who is paying, and for nobody else', async () => {
    const code = aDiscountCode({ maxUses: 1 });
    await app().running.ports.unitOfWork(({ discountCodes }) => discountCodes.add(code));
    const [mara, noor] = [app().client(), app().client()];
    const asked = { discountCode: code.code, amount: 130_500 };
    const opened = await openIntent(mara, asked);
    expect(opened.status).toBe(201);
    expect((await openIntent(noor, asked)).body.message).toBe('This code has been used up');
    const validate = (client: typeof mara) =>
      client.post<Wire<'DiscountValidation'>>('/api/discount-codes/validate', {
        code: code.code,
        orderAmount: 1450,
      });
    expect((await validate(mara)).body.valid).toBe(true);
    expect((await validate(noor)).body).toMatchObject({ valid: false, error: 'This code has been used up' });
    const quote = { items: [aLine()], discountCode: code.code };
    expect((await mara.post<Wire<'Quote'>>('/api/quotes', quote)).body.total).toBe(1305);
    await pay(mara, opened.body.clientSecret, GOOD_CARD);
    const booked = await bookWith(mara, opened.body.paymentIntentId, {
      discountCode: code.code,
      totalPrice: 1305,
    });
    expect(booked.body.totalPrice).toBe(1305);
  });

  it('never keeps or says a client secret: not in an answer kept for retries, not in the log', async () => {
    const visitor = app().client();
    const key = { 'idempotency-key': 'kept-nowhere' };
    const open = () => visitor.post<Wire<'PaymentIntent'>>('/api/create-payment-intent', anIntentBody(), key);
    const [first, second] = [await open(), await open()];
    expect(second.body.paymentIntentId).not.toBe(first.body.paymentIntentId);
    await pay(visitor, second.body.clientSecret);
    expect(app().log()).not.toContain(second.body.clientSecret);
    expect(app().log()).not.toContain('4242');
  });
});
