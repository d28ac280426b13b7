import { PRICES_CHANGED } from '@wondercast/core/buying/quote/quote';
import { minorUnits } from '@wondercast/core/kernel/money';
import { latestRevision } from '@wondercast/core/money/payment/intent';
import { describe, expect, it } from 'vitest';
import {
  aCustomer,
  aDiscountCode,
  anAccount,
  anExperience,
  aRequestedLine,
  aSlot,
  day,
  usd,
} from '../../support/builders.ts';
import { aPlacing, aUser, aVisitor } from '../../support/memory-ports.ts';
import { aCheckout, DECLINED_CARD, GOOD_CARD, payingShop, QUIZ } from '../../support/paying.ts';

const twoQuizzes = { lines: [aRequestedLine({ quantity: 2 })] };

describe('opening a card payment', () => {
  it('stores everything needed to book before the customer can pay', async () => {
    const { openIntent, ports, clock } = await payingShop();
    const slots = [aSlot({ date: day('2026-03-19'), time: '2:30', meridiem: 'PM', zone: 'EST' })];
    const { id, amount, clientSecret } = await openIntent({
      lines: [aRequestedLine({ slots })],
      discountCode: 'ten',
    });
    expect(amount).toBe(usd(891));
    expect(clientSecret).toContain(id);
    const intent = await ports.read.intents.byId(id);
    expect(intent).toMatchObject({
      purpose: 'checkout',
      state: 'open',
      visitorKey: 'visitor-1',
      accountId: null,
      bookingId: null,
      createdAt: clock.now,
    });
    expect(intent?.revisions).toMatchObject([
      {
        number: 1,
        amount: usd(891),
        purchase: {
          customer: aCustomer(),
          quote: { total: usd(891), discount: { code: 'TEN' }, lines: [{ slots, lineTotal: QUIZ }] },
        },
      },
    ]);
    expect(await ports.payments.receipt(id)).toMatchObject({ amount: usd(891), revision: 1, status: 'open' });
  });

  it('tells the provider what the specification names, in the shop’s own words', async () => {
    const { openIntent, ports } = await payingShop();
    const { id } = await openIntent({ lines: [aRequestedLine({ quantity: 3 })] });
    const intent = (await ports.read.intents.byId(id))?.revisions[0];
    expect(intent?.amount).toBe(usd(2970));
    const { checkoutMetadata } = await import('@wondercast/core/money/payment/metadata');
    if (!intent?.purchase) throw new Error('nothing was stored');
    expect(checkoutMetadata(intent.purchase.customer, intent.purchase.quote)).toEqual({
      bookingType: 'experience',
      customerEmail: 'mara@northlight.example',
      customerName: 'Mara Reyes',
      itemCount: '1',
      totalBookings: '3',
    });
  });

  it('asks for what the shop charges, and refuses another amount', async () => {
    const { openIntent, asked } = await payingShop();
    await expect(openIntent({ shownTotal: usd(1) })).rejects.toMatchObject({
      kind: 'conflict',
      message: PRICES_CHANGED,
      details: { quote: { total: QUIZ } },
    });
    expect(asked).not.toContain('open');
    await expect(openIntent({ shownTotal: QUIZ })).resolves.toMatchObject({ amount: QUIZ });
  });

  it.each([
    ['without a customer', { customer: {} }, 'invalid', 'Please enter your first name.'],
    [
      'without an e-mail',
      { customer: { ...aCustomer(), email: ' ' } },
      'invalid',
      'Please enter your email address.',
    ],
    [
      'for a day that has passed',
      { lines: [aRequestedLine({ slots: [aSlot({ date: day('2026-02-01') })] })] },
      'invalid',
      'Past dates cannot be chosen.',
    ],
    [
      'for what is not sold',
      { lines: [aRequestedLine({ experienceId: 99 })] },
      'invalid',
      'An experience is no longer available.',
    ],
    [
      'for an inactive add-on',
      { lines: [aRequestedLine({ addOnIds: [2] })] },
      'invalid',
      'An add-on is no longer available.',
    ],
    [
      'at a tampered price',
      { lines: [aRequestedLine({ claimedTierPrice: usd(1) })] },
      'conflict',
      PRICES_CHANGED,
    ],
    ['with a code that is not there', { discountCode: 'NOPE' }, 'conflict', 'This code does not exist'],
    ['of another’s intent', { intentId: 'pi_sim_foreign' }, 'not-found', 'Payment not found'],
  ])('is refused %s, and the provider is not asked', async (_, change, kind, message) => {
    const { openIntent, asked, ports } = await payingShop();
    await expect(openIntent(change)).rejects.toMatchObject({ kind, message });
    expect(asked).toEqual([]);
    expect(ports.store.tables.intents.all()).toEqual([]);
  });

  it.each([
    [usd(0), 'Please ensure your cart has valid items with prices.'],
    [usd(0.01), 'Payment amount must be at least $0.50.'],
    [usd(0.49), 'Payment amount must be at least $0.50.'],
  ])('is refused for %d cents', async (price, message) => {
    const { openIntent, ports, shop } = await payingShop();
    const { id: experienceId } = await ports.unitOfWork(({ catalogue }) =>
      catalogue.addExperience(
        anExperience({ prices: { starter: price, elevated: price, premium: price, ultimate: price } }),
      ),
    );
    const lines = [aRequestedLine({ experienceId })];
    await expect(openIntent({ lines })).rejects.toMatchObject({ kind: 'invalid', message });
    // Pay later stays open.
    await expect(shop.placeBooking(aPlacing({ lines, shownTotal: price }))).resolves.toBeDefined();
  });

  it('opens from fifty cents on', async () => {
    const { openIntent, ports } = await payingShop();
    const price = usd(0.5);
    const { id: experienceId } = await ports.unitOfWork(({ catalogue }) =>
      catalogue.addExperience(
        anExperience({ prices: { starter: price, elevated: price, premium: price, ultimate: price } }),
      ),
    );
    await expect(openIntent({ lines: [aRequestedLine({ experienceId })] })).resolves.toMatchObject({
      amount: 50,
    });
  });

  it('stores nothing when the provider is away, and says so in the specified words', async () => {
    const { openIntent, ports, away } = await payingShop();
    away.add('open');
    await expect(openIntent()).rejects.toMatchObject({
      kind: 'provider',
      message: 'Unable to initialize payment. Please try again.',
    });
    expect(ports.store.tables.intents.all()).toEqual([]);
  });

  it('leaves nothing payable behind when it cannot be stored', async () => {
    const { openIntent, ports } = await payingShop();
    const made: string[] = [];
    const failing = {
      ...ports.payments,
      open: async (request: never) => {
        const opened = await ports.payments.open(request);
        made.push(opened.id);
        return opened;
      },
    };
    const { openIntent: open } = await import('@wondercast/core/money/payment/use-cases/open-intent');
    const broken = open({
      ...ports,
      payments: failing,
      unitOfWork: () => Promise.reject(new Error('no disk')),
    });
    await expect(broken(aCheckout())).rejects.toThrow('no disk');
    expect(await ports.payments.receipt(made[0] ?? '')).toMatchObject({ status: 'cancelled' });
    await expect(openIntent()).resolves.toBeDefined();
  });

  it('belongs to an account, and to the browser that opened it, also after signing in', async () => {
    const { openIntent, ports, shop } = await payingShop();
    const { id: accountId } = await ports.unitOfWork(({ accounts }) => accounts.add(anAccount()));
    const mine = await openIntent({ caller: aUser(accountId) });
    await expect(openIntent({ caller: aUser(accountId), intentId: mine.id })).resolves.toMatchObject({
      id: mine.id,
    });
    const before = await openIntent({ caller: aVisitor('browser') });
    const after = aUser(accountId, 'browser');
    await expect(openIntent({ caller: after, intentId: before.id })).resolves.toMatchObject({
      id: before.id,
    });
    const theirs = await openIntent({ caller: aUser(accountId, 'shared') });
    await expect(shop.ownIntent(aUser(999, 'shared'), theirs.id)).rejects.toMatchObject({
      kind: 'not-found',
    });
    for (const stranger of [aVisitor('other'), aVisitor(null), aUser(999)]) {
      await expect(openIntent({ caller: stranger, intentId: mine.id })).rejects.toMatchObject({
        kind: 'not-found',
      });
      await expect(shop.cancelOwnIntent(stranger, mine.id)).rejects.toMatchObject({ kind: 'not-found' });
      await expect(shop.ownIntent(stranger, mine.id)).rejects.toMatchObject({ kind: 'not-found' });
    }
  });
});

describe('changing a card payment', () => {
  it('keeps the intent, and knows both what it was and what it is', async () => {
    const { openIntent, ports } = await payingShop();
    const { id, clientSecret } = await openIntent();
    const changed = await openIntent({
      ...twoQuizzes,
      intentId: id,
      customer: aCustomer({ firstName: 'Noor' }),
    });
    expect(changed).toEqual({ id, clientSecret, amount: usd(1980) });
    const intent = await ports.read.intents.byId(id);
    expect(intent?.revisions).toMatchObject([
      { number: 1, amount: QUIZ, purchase: { customer: { firstName: 'Mara' } } },
      { number: 2, amount: usd(1980), purchase: { customer: { firstName: 'Noor' } } },
    ]);
    expect(await ports.payments.receipt(id)).toMatchObject({ amount: usd(1980), revision: 2 });
  });

  it('books what was paid when the change never reached the provider', async () => {
    const { openIntent, shop, simulator, away } = await payingShop();
    const { id, clientSecret } = await openIntent();
    away.add('update');
    await expect(openIntent({ ...twoQuizzes, intentId: id })).rejects.toMatchObject({ kind: 'provider' });
    away.clear();
    await simulator.cards.pay(clientSecret, GOOD_CARD);
    expect(await shop.finishIntent(id)).toMatchObject({ total: QUIZ, lines: [{ quantity: 1 }] });
  });

  it('books what was paid when the answer to the change was lost', async () => {
    const { openIntent, shop, simulator, ports } = await payingShop();
    const { id, clientSecret } = await openIntent();
    await openIntent({ ...twoQuizzes, intentId: id });
    expect((await ports.read.intents.byId(id))?.revisions).toHaveLength(2);
    await simulator.cards.pay(clientSecret, GOOD_CARD);
    expect(await shop.finishIntent(id)).toMatchObject({ total: usd(1980), lines: [{ quantity: 2 }] });
  });

  it('opens another one when it was cancelled meanwhile', async () => {
    const { openIntent, shop } = await payingShop();
    const { id } = await openIntent();
    await shop.cancelOwnIntent(aVisitor(), id);
    const next = await openIntent({ intentId: id });
    expect(next.id).not.toBe(id);
  });

  it('opens another one when the provider has cancelled it', async () => {
    const { openIntent, ports } = await payingShop();
    const { id } = await openIntent();
    await ports.payments.cancel(id);
    const next = await openIntent({ intentId: id });
    expect(next.id).not.toBe(id);
    expect(await ports.read.intents.byId(id)).toMatchObject({ state: 'cancelled' });
  });

  it('is refused once it is paid, which is noticed then at the latest', async () => {
    const { paid, openIntent, drain, ports } = await payingShop();
    const { id } = await paid();
    await expect(openIntent({ ...twoQuizzes, intentId: id })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This payment has already been made.',
    });
    await drain();
    expect(await ports.read.intents.byId(id)).toMatchObject({ state: 'booked' });
  });

  it('keeps few revisions, and among them always what the provider has', async () => {
    const { openIntent, ports, away, shop, simulator } = await payingShop();
    const { id, clientSecret } = await openIntent();
    for (let change = 1; change <= 50; change++)
      await openIntent({ lines: [aRequestedLine({ quantity: (change % 5) + 1 })], intentId: id });
    away.add('update');
    for (let change = 0; change < 30; change++)
      await openIntent({ ...twoQuizzes, intentId: id }).catch(() => {});
    const numbers = (await ports.read.intents.byId(id))?.revisions.map(({ number }) => number) ?? [];
    expect(numbers).toContain(51);
    expect(Math.min(...numbers)).toBeGreaterThan(1);
    await simulator.cards.pay(clientSecret, GOOD_CARD);
    expect(await shop.finishIntent(id)).toMatchObject({ total: QUIZ });
  });

  it('numbers the changes of twins one after the other', async () => {
    const { openIntent, ports } = await payingShop();
    const { id } = await openIntent();
    const changes = [1, 2, 3].map((quantity) =>
      openIntent({ lines: [aRequestedLine({ quantity })], intentId: id }),
    );
    const settled = await Promise.allSettled(changes);
    expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true);
    const intent = await ports.read.intents.byId(id);
    const numbers = intent?.revisions.map(({ number }) => number) ?? [];
    expect(new Set(numbers).size).toBe(numbers.length);
    const receipt = await ports.payments.receipt(id);
    expect(intent?.revisions.find(({ number }) => number === receipt?.revision)?.amount).toBe(
      receipt?.amount,
    );
  });
});

describe('a session has one payable checkout', () => {
  it('of which a new one cancels the older', async () => {
    const { openIntent, drain, ports, simulator } = await payingShop();
    const older = await openIntent();
    const newer = await openIntent();
    const elsewhere = await openIntent({ caller: aVisitor('other') });
    await drain();
    expect(await ports.payments.receipt(older.id)).toMatchObject({ status: 'cancelled' });
    expect(await ports.read.intents.byId(older.id)).toMatchObject({
      state: 'cancelled',
      revisions: [{ purchase: null }],
    });
    await expect(simulator.cards.pay(older.clientSecret, GOOD_CARD)).rejects.toMatchObject({
      kind: 'conflict',
    });
    for (const { id } of [newer, elsewhere])
      expect(await ports.payments.receipt(id)).toMatchObject({ status: 'open' });
  });

  it('which leaving cancels, once and for all', async () => {
    const { openIntent, shop, ports } = await payingShop();
    const { id } = await openIntent();
    await shop.cancelOwnIntent(aVisitor(), id);
    await shop.cancelOwnIntent(aVisitor(), id);
    expect(await ports.payments.receipt(id)).toMatchObject({ status: 'cancelled' });
  });

  it('which cannot be left once it is paid: then it is booked', async () => {
    const { paid, shop, drain, ports } = await payingShop();
    const { id } = await paid();
    await expect(shop.cancelOwnIntent(aVisitor(), id)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This payment has already been made.',
    });
    await drain();
    expect(await ports.read.intents.byId(id)).toMatchObject({ state: 'booked' });
  });

  it('which is cancelled later when the provider is away just then', async () => {
    const { openIntent, shop, ports, away, drain } = await payingShop();
    const { id } = await openIntent();
    away.add('cancel');
    await expect(shop.cancelOwnIntent(aVisitor(), id)).rejects.toMatchObject({ kind: 'provider' });
    away.clear();
    await drain();
    expect(await ports.payments.receipt(id)).toMatchObject({ status: 'cancelled' });
  });
});

describe('the test page’s payment', () => {
  it('is of any amount from fifty cents on, and buys nothing', async () => {
    const { shop, ports } = await payingShop();
    const { id, amount } = await shop.openTestIntent(aVisitor(), minorUnits(1000), {});
    expect(amount).toBe(1000);
    const intent = await ports.read.intents.byId(id);
    expect(intent && latestRevision(intent)?.purchase).toBeNull();
    await expect(shop.openTestIntent(aVisitor(), minorUnits(49), {})).rejects.toMatchObject({
      message: 'Payment amount must be at least $0.50.',
    });
  });

  it('is not changed into one that buys', async () => {
    const { shop, openIntent } = await payingShop();
    const { id } = await shop.openTestIntent(aVisitor(), QUIZ, {});
    await expect(openIntent({ intentId: id })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('how one’s payment stands', () => {
  it('is said with what it is for, to whoever comes back to it', async () => {
    const { openIntent, shop, simulator } = await payingShop();
    const { id, clientSecret } = await openIntent({ discountCode: 'TEN' });
    await simulator.cards.pay(clientSecret, DECLINED_CARD);
    expect(await shop.ownIntent(aVisitor(), id)).toMatchObject({
      intent: { state: 'open', revisions: [{ purchase: { customer: aCustomer() } }] },
      receipt: { failure: 'Your card was declined.' },
      bookingReference: null,
    });
  });

  it('names the booking that came of it', async () => {
    const { bookPaid, shop } = await payingShop();
    const booking = await bookPaid();
    expect(await shop.ownIntent(aVisitor(), booking.paymentIntentId ?? '')).toMatchObject({
      intent: { state: 'booked' },
      receipt: null,
      bookingReference: booking.reference,
    });
  });

  it('leads to the booking when nobody has told the shop yet', async () => {
    const { paid, shop, drain, ports } = await payingShop();
    const { id } = await paid();
    expect(await shop.ownIntent(aVisitor(), id)).toMatchObject({ intent: { state: 'paid' } });
    await drain();
    expect(ports.store.tables.bookings.all()).toHaveLength(1);
  });
});

describe('a use of a code', () => {
  const lastUse = async () => {
    const made = await payingShop();
    await made.ports.unitOfWork(({ discountCodes }) =>
      discountCodes.add(aDiscountCode({ code: 'LAST', discountValue: 10, maxUses: 1 })),
    );
    const uses = async () => (await made.ports.read.discountCodes.byCode('LAST'))?.currentUses;
    return { ...made, uses };
  };
  const last = { discountCode: 'LAST' };
  const noor = { ...last, caller: aVisitor('noor') };

  it('is reserved for fifteen minutes while a payment is open', async () => {
    const { openIntent, uses, pass, shop } = await lastUse();
    await openIntent(last);
    await expect(openIntent(noor)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This code has been used up',
    });
    const later = aPlacing({ caller: aVisitor('noor'), discountCode: 'LAST', shownTotal: usd(891) });
    await expect(shop.placeBooking(later)).rejects.toMatchObject({ message: 'This code has been used up' });
    expect(await shop.checkCode('LAST', QUIZ)).toMatchObject({
      valid: false,
      error: 'This code has been used up',
    });
    expect(await uses()).toBe(0);
    pass(15);
    await expect(shop.placeBooking(later)).resolves.toBeDefined();
    expect(await uses()).toBe(1);
  });

  const strangers = async (addressHash: string | null) => {
    const { ports, openIntent, shop } = await payingShop();
    await ports.unitOfWork(({ discountCodes }) =>
      discountCodes.add(aDiscountCode({ code: 'TENFOLD', discountValue: 10, maxUses: 10 })),
    );
    const discountCode = 'TENFOLD';
    const opened = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        openIntent({ caller: aVisitor(`stranger-${at}`), addressHash, discountCode }),
      ),
    );
    return { opened, check: await shop.checkCode(discountCode, QUIZ) };
  };

  it('is left to others by ten strangers of one place who pay nothing', async () => {
    const { opened, check } = await strangers('here');
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(opened.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        kind: 'too-many',
        message: 'Too many open payments with this code. Please try again in 15 minutes.',
        details: { retryAfter: 900 },
      },
    });
    expect(check).toMatchObject({ valid: true });
  });

  it('(without a place: ten strangers block the code)', async () => {
    const { check } = await strangers(null);
    expect(check).toMatchObject({ valid: false, error: 'This code has been used up' });
  });

  it('is reserved thrice at most for one account, in however many browsers', async () => {
    const { ports, openIntent } = await payingShop();
    const { id } = await ports.unitOfWork(async ({ accounts, discountCodes }) => {
      await discountCodes.add(aDiscountCode({ code: 'TENFOLD', discountValue: 10, maxUses: 10 }));
      return accounts.add(anAccount());
    });
    const opened = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        openIntent({ caller: aUser(id, `browser-${at}`), discountCode: 'TENFOLD' }),
      ),
    );
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('stays free for whoever has reserved it: to ask, to change, to pay later', async () => {
    const { openIntent, shop } = await lastUse();
    const { id } = await openIntent(last);
    expect(await shop.checkCode('LAST', QUIZ, 'visitor:visitor-1')).toMatchObject({ valid: true });
    const quote = await shop.quoteCart(
      { lines: [aRequestedLine()], discountCode: 'LAST' },
      'visitor:visitor-1',
    );
    expect(quote.discount?.error).toBeNull();
    await expect(openIntent({ ...last, ...twoQuizzes, intentId: id })).resolves.toBeDefined();
    await expect(openIntent(last)).resolves.toBeDefined();
    await expect(
      shop.placeBooking(aPlacing({ discountCode: 'LAST', shownTotal: usd(891) })),
    ).resolves.toBeDefined();
  });

  it('is let go of when the code is taken off, or the payment cancelled', async () => {
    const { openIntent } = await lastUse();
    const { id } = await openIntent(last);
    await openIntent({ intentId: id });
    await expect(openIntent(noor)).resolves.toBeDefined();
    const again = await lastUse();
    const opened = await again.openIntent(last);
    await again.shop.cancelOwnIntent(aVisitor(), opened.id);
    await expect(again.openIntent(noor)).resolves.toBeDefined();
  });

  it('is free again within fifteen minutes when the card is declined', async () => {
    const { openIntent, shop, simulator, pass } = await lastUse();
    const { clientSecret, id } = await openIntent(last);
    await simulator.cards.pay(clientSecret, DECLINED_CARD);
    pass(15);
    await expect(openIntent(noor)).resolves.toBeDefined();
    await shop.reconcilePayments();
    // Its price is gone with it: who comes back opens another payment.
    await expect(simulator.cards.pay(clientSecret, GOOD_CARD)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(openIntent({ ...last, intentId: id })).rejects.toMatchObject({
      message: 'This code has been used up',
    });
  });

  it('is renewed by each change', async () => {
    const { openIntent, pass } = await lastUse();
    const { id } = await openIntent(last);
    pass(10);
    await openIntent({ ...last, intentId: id });
    pass(10);
    await expect(openIntent(noor)).rejects.toMatchObject({ message: 'This code has been used up' });
  });

  it('of which there is no limit ends no payment', async () => {
    const { openIntent, pass, shop, ports } = await payingShop();
    const { id } = await openIntent({ discountCode: 'TEN' });
    pass(60);
    await shop.reconcilePayments();
    expect(await ports.read.intents.byId(id)).toMatchObject({ state: 'open', heldUntil: null });
  });
});
