import { minorUnits } from '@wondercast/core/kernel/money';
import { describe, expect, it } from 'vitest';
import {
  aCustomer,
  aDiscountCode,
  anAccount,
  aRequestedLine,
  aSlot,
  day,
  usd,
} from '../../support/builders.ts';
import { aPlacing, aUser, aVisitor } from '../../support/memory-ports.ts';
import { DECLINED_CARD, GOOD_CARD, mailsOf, payingShop, QUIZ, STEP_CARD } from '../../support/paying.ts';

const UNVERIFIED = { kind: 'payment', message: 'Payment could not be verified.' };

describe('a booking paid by card', () => {
  it('is paid, with its payment, ledger and one mail', async () => {
    const made = await payingShop();
    const { bookPaid, ports, ledgerOf, drain, clock } = made;
    const booking = await bookPaid({ discountCode: 'TEN' });
    expect(booking).toMatchObject({
      paymentStatus: 'paid',
      total: usd(891),
      visitorKey: 'visitor-1',
      customer: aCustomer(),
      createdAt: clock.now,
    });
    expect(await ports.read.bookings.byId(booking.id)).toEqual(booking);
    const intentId = booking.paymentIntentId ?? '';
    expect(await ledgerOf(booking.id)).toMatchObject([
      { kind: 'intent', amount: usd(891), intentId, providerId: intentId },
      { kind: 'charge', status: 'succeeded', amount: usd(891), intentId },
    ]);
    expect(await ports.read.intents.byId(intentId)).toMatchObject({
      state: 'booked',
      bookingId: booking.id,
      revisions: [{ amount: usd(891), purchase: null }],
    });
    expect((await ports.read.discountCodes.byCode('TEN'))?.currentUses).toBe(1);
    await drain();
    const [mail, ...others] = mailsOf(made, 'booking-received');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Nothing is left to pay.');
    expect(mail?.text).not.toContain('/pay/');
  });

  it('is booked at its frozen quote even if the catalogue, the code and the calendar have changed', async () => {
    const { paid, shop, ports, quiz, clock, ten } = await payingShop();
    const slots = [aSlot({ date: day('2026-03-02') })];
    const lines = [aRequestedLine({ slots })];
    const { id, amount } = await paid({ lines, discountCode: 'TEN' });
    await ports.unitOfWork(async ({ catalogue, discountCodes }) => {
      await catalogue.changeExperience(
        quiz.id,
        { title: 'Dearer', prices: { ...quiz.prices, starter: usd(5000) } },
        clock.now,
      );
      await discountCodes.change(ten.id, { active: false }, clock.now);
    });
    clock.now = new Date('2026-03-20T10:00:00.000Z');
    const booking = await shop.placeBooking(
      aPlacing({ lines, discountCode: 'TEN', shownTotal: amount, paymentIntentId: id, claimedPaid: true }),
    );
    expect(booking).toMatchObject({
      total: usd(891),
      paymentStatus: 'paid',
      lines: [{ experience: { title: 'The Big Quiz' }, tierPrice: QUIZ, slots }],
    });
  });

  it('belongs to the account that opened the payment', async () => {
    const { bookPaid, ports } = await payingShop();
    const { id } = await ports.unitOfWork(({ accounts }) => accounts.add(anAccount()));
    expect(await bookPaid({ caller: aUser(id) })).toMatchObject({ accountId: id, visitorKey: null });
  });

  it('is answered again to whoever asks again, without asking the provider', async () => {
    const made = await payingShop();
    const { bookPaid, shop, away, drain } = made;
    const booking = await bookPaid();
    away.add('all');
    const again = aPlacing({ shownTotal: QUIZ, paymentIntentId: booking.paymentIntentId, claimedPaid: true });
    expect(await shop.placeBooking(again)).toEqual(booking);
    await expect(shop.placeBooking({ ...again, caller: aVisitor('other') })).rejects.toMatchObject(
      UNVERIFIED,
    );
    away.clear();
    await drain();
    expect(mailsOf(made, 'booking-received')).toHaveLength(1);
  });

  it('is one, of fifty asked for at once, and so is its mail', async () => {
    const made = await payingShop();
    const { paid, shop, ports, drain } = made;
    const { id } = await paid();
    const placing = aPlacing({ paymentIntentId: id, claimedPaid: true });
    const booked = await Promise.all(Array.from({ length: 50 }, () => shop.placeBooking(placing)));
    expect(new Set(booked.map(({ reference }) => reference)).size).toBe(1);
    expect(ports.store.tables.bookings.all()).toHaveLength(1);
    await drain();
    expect(mailsOf(made, 'booking-received')).toHaveLength(1);
  });

  it('is one whoever comes first: browser, delivery or reconciler, in any order', async () => {
    for (let round = 0; round < 20; round++) {
      const made = await payingShop();
      const { paid, shop, ports, drain, deliver, ledgerOf } = made;
      const { id, attempt } = await paid();
      const placing = aPlacing({ paymentIntentId: id, claimedPaid: true });
      const work = [
        () => shop.placeBooking(placing),
        () => deliver(attempt),
        () => shop.reconcilePayments(),
        () => drain(),
        () => shop.ownIntent(aVisitor(), id),
      ];
      await Promise.all(work.toSorted(() => Math.random() - 0.5).map((each) => each()));
      await drain();
      const [booking, ...others] = ports.store.tables.bookings.all();
      expect(others).toEqual([]);
      expect(booking).toMatchObject({ paymentStatus: 'paid', paymentIntentId: id });
      expect(await ledgerOf(booking?.id ?? 0)).toHaveLength(2);
      expect(mailsOf(made, 'booking-received')).toHaveLength(1);
    }
  });

  it('(without the lock: looking first books a payment more than once)', async () => {
    const { paid, ports } = await payingShop();
    const { id } = await paid();
    let booked = 0;
    const naive = async () => {
      const intent = await ports.read.intents.byId(id);
      await ports.payments.receipt(id);
      if (intent?.state === 'open') booked += 1;
      if (intent) await ports.unitOfWork(({ intents }) => intents.save({ ...intent, state: 'booked' }));
    };
    await Promise.all([naive(), naive(), naive()]);
    expect(booked).toBeGreaterThan(1);
  });

  it('is paid after the extra step', async () => {
    const { openIntent, simulator, shop } = await payingShop();
    const { id, clientSecret } = await openIntent();
    const placing = aPlacing({ paymentIntentId: id, claimedPaid: true });
    expect(await simulator.cards.pay(clientSecret, STEP_CARD)).toMatchObject({ status: 'asks-for-more' });
    await expect(shop.placeBooking(placing)).rejects.toMatchObject(UNVERIFIED);
    await simulator.cards.answerStep(clientSecret, true);
    await expect(shop.placeBooking(placing)).resolves.toMatchObject({ paymentStatus: 'paid' });
  });

  it('costs nothing where nothing is to be paid', async () => {
    const { shop, ports, asked } = await payingShop();
    await ports.unitOfWork(({ discountCodes }) =>
      discountCodes.add(aDiscountCode({ code: 'ALL', discountValue: 100 })),
    );
    const free = aPlacing({ discountCode: 'ALL', shownTotal: usd(0), claimedPaid: true });
    expect(await shop.placeBooking(free)).toMatchObject({ paymentStatus: 'paid', paymentIntentId: null });
    expect(asked).toEqual([]);
  });
});

describe('a payment that does not pay for what is booked', () => {
  const cases: readonly [string, (shop: Awaited<ReturnType<typeof payingShop>>) => Promise<object>][] = [
    ['none', async () => ({ paymentIntentId: null })],
    ['unknown', async () => ({ paymentIntentId: 'pi_sim_unknown' })],
    ['another’s', async ({ paid }) => ({ paymentIntentId: (await paid({ caller: aVisitor('other') })).id })],
    ['nobody’s', async ({ paid }) => ({ paymentIntentId: (await paid()).id, caller: aVisitor(null) })],
    ['not paid', async ({ openIntent }) => ({ paymentIntentId: (await openIntent()).id })],
    [
      'declined',
      async ({ openIntent, simulator }) => {
        const { id, clientSecret } = await openIntent();
        await simulator.cards.pay(clientSecret, DECLINED_CARD);
        return { paymentIntentId: id };
      },
    ],
    [
      'cancelled',
      async ({ openIntent, shop }) => {
        const { id } = await openIntent();
        await shop.cancelOwnIntent(aVisitor(), id);
        return { paymentIntentId: id };
      },
    ],
    [
      'smaller',
      async ({ paid }) => ({
        paymentIntentId: (await paid()).id,
        lines: [aRequestedLine({ quantity: 2 })],
        shownTotal: usd(1980),
      }),
    ],
    [
      'of another cart of the same price',
      async ({ paid, jazz }) => ({
        paymentIntentId: (await paid()).id,
        lines: [aRequestedLine({ experienceId: jazz.id })],
      }),
    ],
    [
      'of the test page',
      async ({ shop, simulator }) => {
        const { id, clientSecret } = await shop.openTestIntent(aVisitor(), QUIZ, {});
        await simulator.cards.pay(clientSecret, GOOD_CARD);
        return { paymentIntentId: id };
      },
    ],
  ];

  it.each(cases)('is refused: %s', async (_, prepare) => {
    const made = await payingShop();
    const change = await prepare(made);
    const before = made.ports.store.tables.bookings.all().length;
    await expect(made.shop.placeBooking(aPlacing({ claimedPaid: true, ...change }))).rejects.toMatchObject(
      UNVERIFIED,
    );
    expect(made.ports.store.tables.bookings.all()).toHaveLength(before);
  });

  it('is refused when the provider says another amount, currency or revision', async () => {
    for (const lie of [
      { amount: minorUnits(1) },
      { currency: 'eur' },
      { revision: 7 },
      { status: 'processing' as const },
    ]) {
      const { paid, ports } = await payingShop();
      const { id } = await paid();
      const receipt = ports.payments.receipt;
      const payments = {
        ...ports.payments,
        receipt: async (each: string) => {
          const said = await receipt(each);
          return said && { ...said, ...lie };
        },
      };
      const { placeBooking } = await import('@wondercast/core/bookings/checkout/use-cases/place-booking');
      const lied = placeBooking({ ...ports, payments })(aPlacing({ paymentIntentId: id, claimedPaid: true }));
      await expect(lied).rejects.toMatchObject(UNVERIFIED);
    }
  });

  it('is told before the payment when prices, offers or the code are wrong (decision 012)', async () => {
    const { shop } = await payingShop();
    const wrong = (change: object) =>
      shop.placeBooking(aPlacing({ paymentIntentId: 'pi_sim_unknown', claimedPaid: true, ...change }));
    await expect(wrong({ shownTotal: usd(1) })).rejects.toMatchObject({ kind: 'conflict' });
    await expect(wrong({ lines: [aRequestedLine({ experienceId: 99 })] })).rejects.toMatchObject({
      kind: 'invalid',
    });
    await expect(wrong({ discountCode: 'NOPE' })).rejects.toMatchObject({
      message: 'This code does not exist',
    });
    await expect(wrong({ customer: {} })).rejects.toMatchObject({ message: 'Please enter your first name.' });
  });

  it('cannot be told while the provider is away; it is booked as soon as it is back', async () => {
    const { paid, shop, away, ports } = await payingShop();
    const { id } = await paid();
    away.add('all');
    await expect(
      shop.placeBooking(aPlacing({ paymentIntentId: id, claimedPaid: true })),
    ).rejects.toMatchObject({ kind: 'provider', message: 'Payment could not be verified.' });
    expect(ports.store.tables.bookings.all()).toEqual([]);
    await expect(shop.reconcilePayments()).rejects.toMatchObject({ kind: 'provider' });
    away.clear();
    await shop.reconcilePayments();
    expect(ports.store.tables.bookings.all()).toHaveLength(1);
  });
});
