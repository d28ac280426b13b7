import type { BookingRequest } from '@wondercast/core/bookings/checkout/booking-request';
import { newSession } from '@wondercast/core/calendar/scheduling/session';
import { EMPTY_SLOT } from '@wondercast/core/calendar/scheduling/slot';
import { DEFAULT_POLICY } from '@wondercast/core/shop/policy/policy';
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
import { aPlacing, aUser, aVisitor, stockedShop } from '../../support/memory-ports.ts';

const thrownBy = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  );

describe('placing a booking', () => {
  it('keeps what was asked for, at the price of the catalogue, to be paid later', async () => {
    const { shop, ports, quiz, snacks, clock } = await stockedShop();
    const slot = aSlot({ date: day('2026-03-19'), time: '2:30', meridiem: 'PM', zone: 'EST' });
    const booking = await shop.placeBooking(
      aPlacing({
        lines: [aRequestedLine({ quantity: 2, addOnIds: [snacks.id], headcount: 40, slots: [slot] })],
        discountCode: 'ten',
        shownTotal: usd(2122.2),
      }),
    );
    expect(await ports.read.bookings.byId(booking.id)).toEqual(booking);
    expect(booking).toMatchObject({
      accountId: null,
      visitorKey: 'visitor-1',
      customer: aCustomer(),
      subtotal: usd(2358),
      discount: { code: 'TEN', description: '10% off', amount: usd(235.8) },
      total: usd(2122.2),
      state: 'unconfirmed',
      paymentStatus: 'pending',
      deliveryStatus: 'pending',
      paymentIntentId: null,
      createdAt: clock.now,
      version: 1,
    });
    expect(booking.reference).toMatch(/^WC-[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(booking.lines).toEqual([
      {
        experienceId: quiz.id,
        experience: { title: quiz.title, slug: quiz.slug, duration: quiz.duration, imageUrl: quiz.imageUrl },
        selectedTier: 'starter',
        quantity: 2,
        tierPrice: usd(990),
        addOns: [{ id: snacks.id, name: snacks.name, price: snacks.price }],
        addOnsTotal: usd(189),
        headcount: 40,
        policy: DEFAULT_POLICY,
        sessions: [
          newSession({ line: 0, unit: 0 }, [slot], 40),
          newSession({ line: 0, unit: 1 }, [], 40),
        ].map((session) => ({ ...session, stateSince: clock.now })),
        slots: [slot, EMPTY_SLOT],
      },
    ]);
  });

  it('counts one use of the code', async () => {
    const { shop, ports } = await stockedShop();
    await shop.placeBooking(aPlacing({ discountCode: 'TEN', shownTotal: usd(891) }));
    expect((await ports.read.discountCodes.byCode('TEN'))?.currentUses).toBe(1);
  });

  it('takes a code that counts once a customer once, by account or address, and says so', async () => {
    const { shop, ports } = await stockedShop();
    const { id } = await ports.unitOfWork(({ accounts }) => accounts.add(anAccount()));
    await ports.unitOfWork(({ discountCodes }) =>
      discountCodes.add(aDiscountCode({ code: 'FIRST', oncePerCustomer: true })),
    );
    const first = { discountCode: 'FIRST', shownTotal: usd(891) };
    await shop.placeBooking(aPlacing({ ...first, caller: aUser(id) }));
    const words = 'This code can be used once a customer, and you have used it before';
    for (const again of [
      { caller: aUser(id), customer: aCustomer({ email: 'another@northlight.example' }) },
      { caller: aVisitor('visitor-2'), customer: aCustomer({ email: 'Mara@Northlight.example' }) },
    ])
      expect(await thrownBy(shop.placeBooking(aPlacing({ ...first, ...again })))).toMatchObject({
        kind: 'conflict',
        message: words,
        details: { quote: { discount: { error: words, amount: 0 } } },
      });
    const buyer = { accountId: id, email: null };
    expect(await shop.checkCode('first', usd(990), null, buyer)).toEqual({ valid: false, error: words });
    const other = {
      caller: aVisitor('visitor-3'),
      customer: aCustomer({ email: 'noor@northlight.example' }),
    };
    await shop.placeBooking(aPlacing({ ...first, ...other }));
    expect((await ports.read.discountCodes.byCode('FIRST'))?.currentUses).toBe(2);
  });

  it('belongs to the account of who is signed in', async () => {
    const { shop, ports } = await stockedShop();
    const { id } = await ports.unitOfWork(({ accounts }) => accounts.add(anAccount()));
    expect((await shop.placeBooking(aPlacing({ caller: aUser(id) }))).accountId).toBe(id);
  });

  it('needs no session: a client without cookies may book too', async () => {
    const { shop } = await stockedShop();
    await expect(shop.placeBooking(aPlacing({ caller: aVisitor(null) }))).resolves.toMatchObject({
      accountId: null,
      visitorKey: null,
    });
  });

  it('takes from the profile what was not sent, the last word of the name as the last name', async () => {
    const { shop, ports } = await stockedShop();
    const { id } = await ports.unitOfWork(({ accounts }) =>
      accounts.add(
        anAccount({ fullName: 'Mara  de la Cruz', email: 'mara@northlight.example', companyName: 'N' }),
      ),
    );
    const sent = { phoneNumber: '5', email: null };
    const placing = aPlacing({ caller: aUser(id), customer: sent, fromProfile: true });
    expect((await shop.placeBooking(placing)).customer).toEqual({
      companyName: 'N',
      firstName: 'Mara de la',
      lastName: 'Cruz',
      email: 'mara@northlight.example',
      phoneNumber: '5',
      purchaseOrder: null,
      specialRequests: null,
    });
  });

  it('names what the profile does not say', async () => {
    const { shop, ports } = await stockedShop();
    const { id } = await ports.unitOfWork(({ accounts }) => accounts.add(anAccount({ fullName: null })));
    const error = await thrownBy(
      shop.placeBooking(aPlacing({ caller: aUser(id), customer: {}, fromProfile: true })),
    );
    expect(error).toMatchObject({
      kind: 'invalid',
      message: 'Please enter your first name.',
      issues: [{ path: 'firstName' }, { path: 'lastName' }],
    });
  });

  it('is paid at once when nothing is to be paid', async () => {
    const { shop, ports } = await stockedShop();
    await ports.unitOfWork(({ discountCodes }) =>
      discountCodes.add(aDiscountCode({ code: 'ALL', discountValue: 100 })),
    );
    const free = aPlacing({ discountCode: 'ALL', shownTotal: usd(0), claimedPaid: true });
    expect(await shop.placeBooking(free)).toMatchObject({ total: 0, paymentStatus: 'paid' });
  });

  it('takes a day that is still today somewhere on Earth', async () => {
    const { shop, clock } = await stockedShop();
    const on = (date: string) =>
      aPlacing({ lines: [aRequestedLine({ slots: [aSlot({ date: day(date) })] })] });
    clock.now = new Date('2026-03-02T11:59:00.000Z');
    await expect(shop.placeBooking(on('2026-03-01'))).resolves.toBeDefined();
    expect(await thrownBy(shop.placeBooking(on('2026-02-28')))).toMatchObject({
      kind: 'invalid',
      message: 'Past dates cannot be chosen.',
    });
  });
});

describe('a booking is refused', () => {
  const tooMany = aRequestedLine({ headcount: 51 });

  it.each<[string, Partial<BookingRequest>, string, string]>([
    ['customer without a name', { customer: {} }, 'invalid', 'Please enter your first name.'],
    [
      'experience that is gone',
      { lines: [aRequestedLine({ experienceId: 99 })] },
      'invalid',
      'An experience is no longer available.',
    ],
    [
      'inactive add-on',
      { lines: [aRequestedLine({ addOnIds: [2] })] },
      'invalid',
      'An add-on is no longer available.',
    ],
    [
      'add-on of another experience',
      { lines: [aRequestedLine({ addOnIds: [3] })] },
      'invalid',
      'An add-on is no longer available.',
    ],
    ['headcount above the seat cap', { lines: [tooMany] }, 'invalid', 'Starter seats up to 50 people.'],
    ['unknown code', { discountCode: 'NONE' }, 'conflict', 'This code does not exist'],
    ['lower total', { shownTotal: usd(1) }, 'conflict', 'Prices have changed. Please review your cart.'],
    ['higher total', { shownTotal: usd(991) }, 'conflict', 'Prices have changed. Please review your cart.'],
    [
      'total less a discount without a code',
      { shownTotal: usd(891) },
      'conflict',
      'Prices have changed. Please review your cart.',
    ],
    [
      'tampered tier price',
      { lines: [aRequestedLine({ claimedTierPrice: usd(0.01) })] },
      'conflict',
      'Prices have changed. Please review your cart.',
    ],
    ['claim of payment', { claimedPaid: true }, 'payment', 'Payment could not be verified.'],
    [
      'payment that nobody verified',
      { paymentIntentId: 'pi_1' },
      'payment',
      'Payment could not be verified.',
    ],
  ])('for a %s, and leaves nothing behind', async (_, change, kind, message) => {
    const { shop, ports } = await stockedShop();
    expect(await thrownBy(shop.placeBooking(aPlacing(change)))).toMatchObject({ kind, message });
    expect(await ports.read.bookings.ofVisitor('visitor-1')).toEqual([]);
    expect(ports.store.tables.jobs.all()).toEqual([]);
    expect((await ports.read.discountCodes.byCode('TEN'))?.currentUses).toBe(0);
  });

  it('in this order: customer, dates, offers, code, total, payment', async () => {
    const { shop } = await stockedShop();
    const wrong = {
      payment: { claimedPaid: true },
      total: { shownTotal: usd(1) },
      code: { discountCode: 'NONE' },
      offers: { lines: [aRequestedLine({ experienceId: 99, slots: [aSlot({ date: day('2020-01-01') })] })] },
      customer: { customer: {} },
    };
    const messages: string[] = [];
    let request = aPlacing(Object.assign({}, ...Object.values(wrong)));
    const attempt = async (better: Partial<BookingRequest>) => {
      const error = await thrownBy(shop.placeBooking(request));
      messages.push(error instanceof Error ? error.message : 'placed');
      request = { ...request, ...better };
    };
    await attempt({ customer: aCustomer() });
    await attempt({ lines: [aRequestedLine({ experienceId: 99 })] });
    await attempt({ lines: [aRequestedLine()] });
    await attempt({ discountCode: null });
    await attempt({ shownTotal: usd(990) });
    await attempt({ claimedPaid: false });
    await attempt({});
    expect(messages).toEqual([
      'Please enter your first name.',
      'Past dates cannot be chosen.',
      'An experience is no longer available.',
      'This code does not exist',
      'Prices have changed. Please review your cart.',
      'Payment could not be verified.',
      'placed',
    ]);
  });

  it('with the fresh quote, so that the new figures can be shown', async () => {
    const { shop } = await stockedShop();
    const quote = { subtotal: usd(990), total: usd(990) };
    expect(await thrownBy(shop.placeBooking(aPlacing({ shownTotal: usd(1) })))).toMatchObject({
      details: { quote },
    });
    expect(await thrownBy(shop.placeBooking(aPlacing({ discountCode: 'NONE' })))).toMatchObject({
      details: { quote: { ...quote, discount: { code: 'NONE', error: 'This code does not exist' } } },
    });
  });

  it('when the last use of the code goes to somebody else at the same moment', async () => {
    const { shop, ports } = await stockedShop();
    await ports.unitOfWork(({ discountCodes }) =>
      discountCodes.add(aDiscountCode({ code: 'ONE', maxUses: 1 })),
    );
    const place = () => shop.placeBooking(aPlacing({ discountCode: 'ONE', shownTotal: usd(891) }));
    const settled = await Promise.allSettled(Array.from({ length: 20 }, place));
    const refusals = settled.filter((each) => each.status === 'rejected').map(({ reason }) => reason);
    expect(refusals).toHaveLength(19);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        kind: 'conflict',
        message: 'This code has been used up',
        details: { quote: { discount: { error: 'This code has been used up' } } },
      });
    expect(await ports.read.bookings.ofVisitor('visitor-1')).toHaveLength(1);
  });
});
