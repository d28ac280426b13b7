import { describe, expect, it } from 'vitest';
import { aDiscountCode, aWebhook, usd } from '../../support/builders.ts';
import { aPlacing, aUser, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, GOOD_CARD, mailsOf, type PayingShop, payingShop, QUIZ } from '../../support/paying.ts';

const bookings = ({ ports }: Pick<PayingShop, 'ports'>) => ports.store.tables.bookings.all();

describe('a delivery', () => {
  it('books what was paid, though the browser has gone', async () => {
    const made = await payingShop();
    const { id, attempt } = await made.paid();
    await made.deliver(attempt);
    expect(bookings(made)).toEqual([]);
    await made.drain();
    expect(bookings(made)).toMatchObject([{ paymentIntentId: id, paymentStatus: 'paid' }]);
    expect(mailsOf(made, 'booking-received')).toHaveLength(1);
  });

  it('has one effect, of a hundred at once', async () => {
    const made = await payingShop();
    const { attempt } = await made.paid();
    await Promise.all(Array.from({ length: 100 }, () => made.deliver(attempt)));
    expect(made.ports.store.tables.jobs.all()).toHaveLength(1);
    await made.drain();
    expect(bookings(made)).toHaveLength(1);
  });

  it('that is not signed so, or too old, changes nothing', async () => {
    const made = await payingShop();
    const { attempt, id } = await made.paid();
    const delivery = attempt.delivery;
    if (!delivery) throw new Error('no delivery');
    const forged = Buffer.from(Buffer.from(delivery.body).toString('utf8').replace('succeeded', 'cancelled'));
    for (const [body, signature] of [
      [forged, delivery.signature],
      [delivery.body, ''],
      [delivery.body, delivery.signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ] as const)
      await expect(made.shop.receiveWebhook(body, signature)).rejects.toMatchObject({
        kind: 'malformed',
        message: 'Invalid signature',
      });
    for (const minutes of [6, -12]) {
      made.pass(minutes);
      await expect(made.deliver(attempt)).rejects.toMatchObject({ message: 'Invalid signature' });
    }
    expect(await made.ports.read.intents.byId(id)).toMatchObject({ state: 'open' });
    expect(made.ports.store.tables.jobs.all()).toEqual([]);
  });

  it('about somebody else’s payment on the same account is nothing to the shop', async () => {
    const made = await payingShop();
    const foreign = made.simulator.deliver({ id: 'evt_1', kind: 'succeeded', intentId: 'pi_foreign' });
    await made.shop.receiveWebhook(foreign.body, foreign.signature);
    expect(made.ports.store.tables.jobs.all()).toEqual([]);
  });

  it('of older news does not undo newer', async () => {
    const made = await payingShop();
    const booking = await made.bookPaid();
    const intentId = booking.paymentIntentId ?? '';
    for (const kind of ['failed', 'cancelled', 'succeeded'] as const) {
      const { body, signature } = made.simulator.deliver({
        id: `evt_${kind}`,
        kind,
        intentId,
        failure: null,
      });
      await made.shop.receiveWebhook(body, signature);
      await made.drain();
      expect(await made.ports.read.intents.byId(intentId)).toMatchObject({ state: 'booked' });
      expect(await made.ports.read.bookings.byId(booking.id)).toEqual(booking);
    }
  });

  it('that could not be taken is taken when it comes again', async () => {
    const made = await payingShop();
    const { attempt } = await made.paid();
    const { receiveWebhook } = await import('@wondercast/core/money/payment/use-cases/receive-webhook');
    const down = receiveWebhook({ ...made.ports, unitOfWork: () => Promise.reject(new Error('away')) });
    const { body, signature } = attempt.delivery ?? { body: new Uint8Array(), signature: '' };
    await expect(down(body, signature)).rejects.toThrow('away');
    await made.deliver(attempt);
    await made.drain();
    expect(bookings(made)).toHaveLength(1);
  });

  it('writes a refund and a dispute from elsewhere into the ledger, in any order', async () => {
    const made = await payingShop();
    const booking = await made.bookPaid();
    const intentId = booking.paymentIntentId ?? '';
    const hear = async (event: object) => {
      const { body, signature } = made.simulator.deliver({ intentId, amount: usd(100), ...event } as never);
      await made.shop.receiveWebhook(body, signature);
    };
    await hear({ id: 'evt_1', kind: 'refund', refundId: 're_1', key: null, status: 'succeeded' });
    await hear({ id: 'evt_2', kind: 'refund', refundId: 're_1', key: null, status: 'pending' });
    await hear({ id: 'evt_3', kind: 'dispute', disputeId: 'du_1', status: 'lost' });
    await hear({ id: 'evt_4', kind: 'dispute', disputeId: 'du_1', status: 'pending' });
    expect((await made.ledgerOf(booking.id)).slice(2)).toMatchObject([
      { kind: 'refund', status: 'succeeded', providerId: 're_1', actor: null },
      { kind: 'dispute', status: 'lost', providerId: 'du_1' },
    ]);
    expect(await made.ports.read.bookings.byId(booking.id)).toMatchObject({ paymentStatus: 'paid' });
    await hear({
      id: 'evt_5',
      kind: 'refund',
      refundId: 're_2',
      key: null,
      status: 'succeeded',
      amount: usd(890),
    });
    expect(await made.ports.read.bookings.byId(booking.id)).toMatchObject({ paymentStatus: 'pending' });
  });

  it('of a refund that came before the booking is in its ledger all the same, and told once', async () => {
    const made = await payingShop();
    const { id: endpointId } = await made.ports.unitOfWork(({ webhookEndpoints }) =>
      webhookEndpoints.add(aWebhook({ events: ['booking.refunded'] })),
    );
    const { id: intentId, attempt } = await made.paid();
    const events = {
      id: 'evt_1',
      kind: 'refund',
      intentId,
      refundId: 're_1',
      key: null,
      amount: usd(90),
      status: 'succeeded',
    } as const;
    const { body, signature } = made.simulator.deliver(events);
    await made.shop.receiveWebhook(body, signature);
    await made.deliver(attempt);
    await made.drain();
    const [booking] = bookings(made);
    expect((await made.ledgerOf(booking?.id ?? 0)).map(({ kind }) => kind).toSorted()).toEqual([
      'charge',
      'intent',
      'refund',
    ]);
    const page = await made.ports.read.webhookDeliveries.page(
      { endpointId, state: null },
      { limit: 9, before: null },
    );
    expect(page.deliveries).toMatchObject([{ event: 'booking.refunded', bookingId: booking?.id }]);
  });
});

describe('the reconciler', () => {
  it('books what was paid and told to nobody', async () => {
    const made = await payingShop();
    const { id } = await made.paid();
    await made.openIntent({ caller: aVisitor('still thinking') });
    expect(await made.shop.reconcilePayments()).toEqual({ found: 1, failures: [] });
    expect(bookings(made)).toMatchObject([{ paymentIntentId: id }]);
    expect(await made.shop.reconcilePayments()).toEqual({ found: 0, failures: [] });
  });

  it('looks back as far as it has not looked, and a little further', async () => {
    const made = await payingShop();
    await made.shop.reconcilePayments();
    made.pass(3 * 24 * 60);
    const { id } = await made.paid();
    made.pass(2 * 24 * 60);
    await made.shop.reconcilePayments();
    expect(bookings(made)).toMatchObject([{ paymentIntentId: id }]);
  });

  it('lists what it cannot book, once, and mails the shop', async () => {
    const made = await payingShop();
    await made.ports.unitOfWork(({ discountCodes }) =>
      discountCodes.add(aDiscountCode({ code: 'LAST', maxUses: 1 })),
    );
    const { id, clientSecret } = await made.openIntent({ discountCode: 'LAST' });
    made.pass(16);
    // Somebody else is quicker, and the provider has not been told yet.
    await made.shop.placeBooking(
      aPlacing({ caller: aVisitor('quick'), discountCode: 'LAST', shownTotal: usd(891) }),
    );
    await made.simulator.cards.pay(clientSecret, GOOD_CARD);
    for (let look = 0; look < 3; look++) await made.shop.reconcilePayments();
    await made.drain();
    expect(await made.ports.read.attention.all()).toEqual([
      { intentId: id, amount: usd(891), reason: 'code-used-up', since: made.clock.now },
    ]);
    expect(mailsOf(made, 'attention')).toMatchObject([
      { to: { address: 'hello@wondercast.example' }, subject: 'A payment of $891.00 needs your attention' },
    ]);
    expect(bookings(made)).toHaveLength(1);
    expect((await made.ports.read.discountCodes.byCode('LAST'))?.currentUses).toBe(1);
    const placing = aPlacing({
      discountCode: 'LAST',
      shownTotal: usd(891),
      paymentIntentId: id,
      claimedPaid: true,
    });
    await expect(made.shop.placeBooking(placing)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Payment was successful but booking creation failed. Please contact support.',
    });
  });

  it('tries again what failed unexpectedly, and takes it off the list when it succeeds', async () => {
    let broken = true;
    const made = await payingShop({
      newReference: () => {
        if (broken) throw new Error('no dice');
        return 'WC-0000000001';
      },
    });
    await made.paid();
    const { failures } = await made.shop.reconcilePayments();
    expect(failures).toMatchObject([{ message: 'no dice' }]);
    expect(await made.ports.read.attention.all()).toMatchObject([{ reason: 'unexpected' }]);
    broken = false;
    expect(await made.shop.reconcilePayments()).toMatchObject({ found: 1, failures: [] });
    expect(await made.ports.read.attention.all()).toEqual([]);
    expect(bookings(made)).toHaveLength(1);
  });

  it('gives back what was paid on the test page', async () => {
    const made = await payingShop();
    const { id, clientSecret } = await made.shop.openTestIntent(aVisitor(), QUIZ, {});
    await made.simulator.cards.pay(clientSecret, GOOD_CARD);
    await made.shop.reconcilePayments();
    expect(await made.ports.payments.receipt(id)).toMatchObject({ refunded: QUIZ });
    expect(await made.ports.read.intents.byId(id)).toMatchObject({ state: 'refunded' });
    await made.shop.reconcilePayments();
    expect(await made.ports.payments.receipt(id)).toMatchObject({ refunded: QUIZ });
    expect(bookings(made)).toEqual([]);
  });

  it('cancels checkouts that were left a day ago, and forgets who left them', async () => {
    const made = await payingShop();
    const { id } = await made.openIntent();
    made.pass(23 * 60);
    await made.shop.reconcilePayments();
    expect(await made.ports.payments.receipt(id)).toMatchObject({ status: 'open' });
    made.pass(2 * 60);
    await made.shop.reconcilePayments();
    expect(await made.ports.payments.receipt(id)).toMatchObject({ status: 'cancelled' });
    expect(JSON.stringify(await made.ports.read.intents.byId(id))).not.toContain('Mara');
  });

  it('books no payment that went back before it had a booking', async () => {
    const made = await payingShop();
    const { id } = await made.paid();
    await made.simulator.refund({ key: 'elsewhere', intentId: id, amount: QUIZ });
    await made.shop.reconcilePayments();
    expect(bookings(made)).toEqual([]);
    expect(await made.ports.read.intents.byId(id)).toMatchObject({ state: 'refunded' });
    expect(await made.ports.payments.receipt(id)).toMatchObject({ refunded: QUIZ });
  });
});

describe('a payment on the attention list', () => {
  const listed = async () => {
    const made = await payingShop();
    await made.ports.unitOfWork(({ discountCodes }) =>
      discountCodes.add(aDiscountCode({ code: 'LAST', maxUses: 1 })),
    );
    const { id, clientSecret } = await made.openIntent({ discountCode: 'LAST' });
    made.pass(16);
    const quick = await made.shop.placeBooking(
      aPlacing({ caller: aVisitor('quick'), discountCode: 'LAST', shownTotal: usd(891) }),
    );
    await made.simulator.cards.pay(clientSecret, GOOD_CARD);
    await made.shop.reconcilePayments();
    return { ...made, id, quick };
  };

  it('is shown to administrators with what it was for', async () => {
    const { shop, id } = await listed();
    expect(await shop.attentionList(anAdmin())).toMatchObject([
      {
        intentId: id,
        reason: 'code-used-up',
        purpose: 'checkout',
        purchase: { customer: { firstName: 'Mara' } },
      },
    ]);
    for (const caller of [aVisitor(), aUser(1)])
      for (const work of [
        shop.attentionList(caller),
        shop.retryAttention(caller, id),
        shop.refundAttention(caller, id),
      ])
        await expect(work).rejects.toMatchObject({
          kind: expect.stringMatching(/unauthenticated|forbidden/),
        });
  });

  it('is booked when the reason is gone', async () => {
    const { shop, id, quick, ports } = await listed();
    expect(await shop.retryAttention(anAdmin(), id)).toBeNull();
    await shop.deleteBooking(aVisitor('quick'), quick.id);
    expect(await shop.retryAttention(anAdmin(), id)).toMatchObject({ paymentIntentId: id, total: usd(891) });
    expect(await ports.read.attention.all()).toEqual([]);
    await expect(shop.retryAttention(anAdmin(), id)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is refunded once, and never booked after that', async () => {
    const { shop, id, ports, drain, simulator, quick } = await listed();
    await shop.refundAttention(anAdmin(), id);
    expect(await ports.payments.receipt(id)).toMatchObject({ refunded: usd(891) });
    expect(await ports.read.attention.all()).toEqual([]);
    await shop.deleteBooking(aVisitor('quick'), quick.id);
    const { body, signature } = simulator.deliver({ id: 'evt_late', kind: 'succeeded', intentId: id });
    await shop.receiveWebhook(body, signature);
    await drain();
    await shop.reconcilePayments();
    expect(ports.store.tables.bookings.all()).toEqual([]);
    expect(await ports.read.audit.of('payment', id)).toMatchObject([
      { action: 'payment.refunded', actor: { name: 'admin' } },
    ]);
  });

  it('is refunded to the end by the reconciler when the provider goes away in between', async () => {
    const { shop, id, ports, away } = await listed();
    away.add('refund');
    await expect(shop.refundAttention(anAdmin(), id)).rejects.toMatchObject({
      kind: 'provider',
      message: 'The refund failed. Please try again.',
    });
    expect(await ports.read.intents.byId(id)).toMatchObject({ state: 'refunding' });
    away.clear();
    await shop.reconcilePayments();
    expect(await ports.payments.receipt(id)).toMatchObject({ refunded: usd(891) });
    expect(await ports.read.intents.byId(id)).toMatchObject({ state: 'refunded' });
  });

  it('that has got its booking meanwhile is not refunded', async () => {
    const made = await payingShop();
    const booking = await made.bookPaid();
    const receipt = await made.ports.payments.receipt(booking.paymentIntentId ?? '');
    const { refundUnbooked } = await import('@wondercast/core/money/payment/steps/refund-unbooked');
    if (!receipt) throw new Error('no receipt');
    await expect(refundUnbooked(made.ports, receipt, null)).rejects.toMatchObject({ kind: 'conflict' });
    expect(await made.ports.payments.receipt(receipt.intentId)).toMatchObject({ refunded: 0 });
  });

  it('is refunded or booked, never both, when both happen at once', async () => {
    for (let round = 0; round < 20; round++) {
      const { shop, id, ports, quick } = await listed();
      await shop.deleteBooking(aVisitor('quick'), quick.id);
      const work = [() => shop.refundAttention(anAdmin(), id), () => shop.retryAttention(anAdmin(), id)];
      await Promise.allSettled((round % 2 ? work : work.toReversed()).map((each) => each()));
      await shop.reconcilePayments();
      const booked = ports.store.tables.bookings.all().length;
      const { refunded } = (await ports.payments.receipt(id)) ?? { refunded: -1 };
      expect([booked, refunded]).toEqual(booked === 1 ? [1, 0] : [0, usd(891)]);
    }
  });
});
