import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { AmendmentGiven } from '@wondercast/core/bookings/changes/rules';
import { FIGURES_CHANGED } from '@wondercast/core/bookings/changes/words';
import { sum } from '@wondercast/core/kernel/money';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { STALE } from '@wondercast/core/kernel/version';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, usd } from '../../support/builders.ts';
import { anAdmin, aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { GOOD_CARD, mailsOf, type PayingShop, payingShop } from '../../support/paying.ts';

const asking = { caller: aVisitor(), token: null };
const HOUR = 60;

/** The lines of a request as the contract's rule would leave them. */
const wish = (change: Partial<AmendmentGiven['lines'][number]>): AmendmentGiven['lines'][number] => ({
  ...change,
});

const amending = (
  booking: Booking,
  dollars: number,
  ...lines: readonly Partial<AmendmentGiven['lines'][number]>[]
): AmendmentGiven => ({
  lines: lines.map(wish),
  shownDifference: dollars < 0 ? (-usd(-dollars) as AmendmentGiven['shownDifference']) : usd(dollars),
  version: booking.version,
});

const MORE_PEOPLE = { line: 1, headcount: 60 };
const TO_ELEVATED = 260;

const bookingIn = async ({ ports }: PayingShop, id: number): Promise<Booking> => {
  const booking = await ports.read.bookings.byId(id);
  if (!booking) throw new Error('It is gone');
  return booking;
};

const refusal = async (work: Promise<unknown>): Promise<Refusal> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Refusal) return error;
  throw error ?? new Error('It was not refused');
};

const agree = async (made: PayingShop, booking: Booking, startsAt: Date): Promise<Booking> => {
  const id = `${booking.id}-1-1`;
  await made.shop.agreeSession(anAdmin(), id, { startsAt, zone: 'UTC' });
  return bookingIn(made, booking.id);
};

describe('a change of a booking that is not paid', () => {
  it('is made at once, and owes more', async () => {
    const made = await payingShop();
    const placed = await made.shop.placeBooking(aPlacing());
    await made.drain();
    await made.shop.numberInvoice(placed.id);
    const before = await bookingIn(made, placed.id);
    const quote = await made.shop.quoteAmendment(asking, placed.id, { lines: [wish(MORE_PEOPLE)] });
    expect([quote.amendment.difference, quote.refund]).toEqual([usd(TO_ELEVATED), 0]);
    expect(await bookingIn(made, placed.id)).toEqual(before);
    const { booking, payment } = await made.shop.amendBooking(
      asking,
      placed.id,
      amending(before, TO_ELEVATED, MORE_PEOPLE),
    );
    await made.drain();
    expect(payment).toBeNull();
    expect(booking).toMatchObject({ total: usd(1_250), paymentStatus: 'pending' });
    expect(booking.lines[0]).toMatchObject({ selectedTier: 'elevated', headcount: 60 });
    const documents = await made.ports.read.invoices.ofBooking(placed.id);
    expect(documents.map(({ kind, figures }) => [kind, figures.total])).toEqual([
      ['invoice', usd(990)],
      ['credit-note', usd(990)],
      ['invoice', usd(1_250)],
    ]);
    const [mail] = mailsOf(made, 'booking-amended');
    expect(mail?.text).toContain('Starter becomes Elevated for 60 people: +$260.00');
  });

  it('is mailed with the total that its difference belongs to, also when another follows at once', async () => {
    const made = await payingShop();
    const placed = await made.shop.placeBooking(aPlacing());
    const first = amending(placed, TO_ELEVATED, MORE_PEOPLE);
    const { booking } = await made.shop.amendBooking(asking, placed.id, first);
    await made.shop.amendBooking(asking, placed.id, amending(booking, 1_250, { line: 1, quantity: 2 }));
    await made.drain();
    const texts = mailsOf(made, 'booking-amended').map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('Your booking costs $1,250.00 now, $260.00 more than before.');
    expect(texts[0]).toContain('$1,250.00 USD');
    expect(texts[1]).toContain('Your booking costs $2,500.00 now, $1,250.00 more than before.');
  });

  it('is mailed from a job of an earlier release, which has no total', async () => {
    const made = await payingShop();
    const { id: bookingId } = await made.shop.placeBooking(aPlacing());
    const words = ['Quiz: Starter becomes Elevated'];
    await made.shop.mailBookingAmended({ bookingId, version: 2, words, difference: usd(10), fee: 0 });
    expect(mailsOf(made, 'booking-amended')[0]?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Your booking costs $990.00 now, $10.00 more than before.',
    );
  });

  it('corrects who it is for without any money', async () => {
    const made = await payingShop();
    const placed = await made.shop.placeBooking(aPlacing());
    const given = { ...amending(placed, 0), customer: { purchaseOrder: 'PO-77', firstName: 'Noa' } };
    const { booking } = await made.shop.amendBooking(asking, placed.id, given);
    expect(booking.customer).toMatchObject({ firstName: 'Noa', purchaseOrder: 'PO-77', lastName: 'Reyes' });
    expect(booking.total).toBe(placed.total);
    const { kind } = await refusal(
      made.shop.amendBooking(asking, placed.id, { ...amending(booking, 0), customer: { email: 'nobody' } }),
    );
    expect(kind).toBe('invalid');
  });

  it('is refused with other figures, another version, nothing to change, and to others', async () => {
    const made = await payingShop();
    const placed = await made.shop.placeBooking(aPlacing());
    const words = async (given: AmendmentGiven, who = asking) =>
      (await refusal(made.shop.amendBooking(who, placed.id, given))).message;
    expect(await words(amending(placed, 261, MORE_PEOPLE))).toBe(FIGURES_CHANGED);
    expect(await words({ ...amending(placed, TO_ELEVATED, MORE_PEOPLE), version: 7 })).toBe(STALE);
    expect(await words(amending(placed, 0))).toBe('Nothing changes.');
    const other = { caller: aVisitor('somebody-else'), token: null };
    expect(await words(amending(placed, TO_ELEVATED, MORE_PEOPLE), other)).toBe('Booking not found');
    const { kind } = await refusal(
      made.shop.amendBooking(asking, placed.id, amending(placed, 0, { sessionId: '999-1-1', headcount: 3 })),
    );
    expect(kind).toBe('not-found');
  });

  it('is made once, of two of one version', async () => {
    const made = await payingShop();
    const placed = await made.shop.placeBooking(aPlacing());
    const ask = () =>
      made.shop.amendBooking(asking, placed.id, amending(placed, 990, { line: 1, quantity: 2 }));
    const [one, other] = await Promise.allSettled([ask(), ask()]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await bookingIn(made, placed.id)).toMatchObject({ total: usd(1_980) });
  });
});

describe('a change of a booking that is paid', () => {
  const waiting = async () => {
    const made = await payingShop();
    const booking = await made.bookPaid();
    await made.drain();
    await made.shop.numberInvoice(booking.id);
    const before = await bookingIn(made, booking.id);
    const given = amending(before, TO_ELEVATED, MORE_PEOPLE);
    const { payment, booking: same } = await made.shop.amendBooking(asking, booking.id, given);
    if (!payment) throw new Error('It is to be paid first');
    expect(same.total).toBe(before.total);
    return { ...made, booking: before, payment, token: payment.payUrl.split('/pay/')[1] ?? '' };
  };
  type Waiting = Awaited<ReturnType<typeof waiting>>;

  const isDone = async (made: Waiting): Promise<void> => {
    await made.drain();
    const booking = await bookingIn(made, made.booking.id);
    expect(booking).toMatchObject({ total: usd(1_250), paymentStatus: 'paid' });
    expect(booking.lines[0]?.selectedTier).toBe('elevated');
    const charges = (await made.ledgerOf(booking.id)).filter(({ kind }) => kind === 'charge');
    expect(charges.map(({ amount }) => amount)).toEqual([usd(990), usd(260)]);
    const documents = await made.ports.read.invoices.ofBooking(booking.id);
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice']);
    expect(await made.ports.read.attention.all()).toEqual([]);
  };
  const pay = (made: Waiting) => made.simulator.cards.pay(made.payment.clientSecret, GOOD_CARD);

  it('waits for its payment, and is made when the browser says that it is paid', async () => {
    const made = await waiting();
    expect(await made.shop.payPage(made.token)).toMatchObject({ open: usd(260), isBeingConfirmed: false });
    expect(await made.shop.openBalance(made.token)).toMatchObject({
      id: made.payment.intentId,
      amount: usd(260),
    });
    await pay(made);
    expect(await made.shop.settleBalance(made.token, made.payment.intentId)).toMatchObject({ open: 0 });
    await isDone(made);
  });

  it('is made by the provider’s delivery', async () => {
    const made = await waiting();
    await made.deliver(await pay(made));
    await isDone(made);
  });

  it('is made by the reconciler', async () => {
    const made = await waiting();
    await pay(made);
    expect((await made.shop.reconcilePayments()).failures).toEqual([]);
    await isDone(made);
  });

  it('is made once by all of them', async () => {
    const made = await waiting();
    const attempt = await pay(made);
    await Promise.all([
      made.deliver(attempt),
      made.shop.settleBalance(made.token, made.payment.intentId),
      made.shop.reconcilePayments(),
    ]);
    await isDone(made);
  });

  const isAsBefore = async (made: Waiting): Promise<void> => {
    await made.drain();
    const booking = await bookingIn(made, made.booking.id);
    expect(booking.lines).toEqual(made.booking.lines);
    expect(booking).toMatchObject({ total: usd(990), paymentStatus: 'paid' });
    const receipt = await made.simulator.receipt(made.payment.intentId);
    expect(receipt?.refunded).toBe(receipt?.status === 'succeeded' ? usd(260) : 0);
    expect(await made.ports.read.attention.all()).toEqual([]);
  };

  it('lapses unpaid after a day', async () => {
    const made = await waiting();
    made.pass(24 * HOUR + 1);
    await made.shop.reconcilePayments();
    expect(await made.ports.read.bookingChanges.unfinishedOf(made.booking.id)).toEqual([]);
    expect((await made.simulator.receipt(made.payment.intentId))?.status).toBe('cancelled');
    await isAsBefore(made);
  });

  it('gives back what is paid after that', async () => {
    const made = await waiting();
    made.pass(24 * HOUR + 1);
    await made.deliver(await pay(made));
    await isAsBefore(made);
  });

  it('gives back what is paid for a booking that has changed since', async () => {
    const made = await waiting();
    await made.shop.setPreferences(
      asking,
      { bookingId: made.booking.id, id: `${made.booking.id}-1-1` },
      { preferences: [] },
    );
    await made.deliver(await pay(made));
    await made.drain();
    expect(await bookingIn(made, made.booking.id)).toMatchObject({ total: usd(990), paymentStatus: 'paid' });
    expect((await made.simulator.receipt(made.payment.intentId))?.refunded).toBe(usd(260));
  });

  it('takes the place of one that was not paid', async () => {
    const made = await waiting();
    const given = amending(made.booking, 510, { line: 1, selectedTier: 'premium' });
    const { payment } = await made.shop.amendBooking(asking, made.booking.id, given);
    expect(payment).toMatchObject({ amount: usd(510) });
    expect((await made.simulator.receipt(made.payment.intentId))?.status).toBe('cancelled');
    const unfinished = await made.ports.read.bookingChanges.unfinishedOf(made.booking.id);
    expect(unfinished.map(({ intentId }) => intentId)).toEqual([payment?.intentId]);
  });

  it('ends when its booking is cancelled', async () => {
    const made = await waiting();
    const { id: bookingId } = made.booking;
    const { fee, refund } = (await made.shop.choicesOfBooking(asking, bookingId)).booking;
    const given = { shownFee: fee, shownRefund: refund, reason: null };
    await made.shop.cancelOwn(asking, { bookingId, sessionId: null }, given);
    expect(await bookingIn(made, bookingId)).toMatchObject({ state: 'cancelled' });
    expect((await made.simulator.receipt(made.payment.intentId))?.status).toBe('cancelled');
    expect(await made.ports.read.bookingChanges.unfinishedOf(bookingId)).toEqual([]);
  });

  it('waits until a payment that has just succeeded is written down', async () => {
    const made = await waiting();
    await pay(made);
    const given = amending(made.booking, 510, { line: 1, selectedTier: 'premium' });
    const { message } = await refusal(made.shop.amendBooking(asking, made.booking.id, given));
    expect(message).toBe(FIGURES_CHANGED);
    await isDone(made);
  });

  it('is not made when the provider is away', async () => {
    const made = await payingShop();
    const booking = await made.bookPaid();
    made.away.add('open');
    const { kind } = await refusal(
      made.shop.amendBooking(asking, booking.id, amending(booking, TO_ELEVATED, MORE_PEOPLE)),
    );
    expect(kind).toBe('provider');
    expect(await bookingIn(made, booking.id)).toEqual(booking);
  });
});

describe('less to pay', () => {
  const twoPaid = async () => {
    const made = await payingShop();
    const booking = await made.bookPaid({ lines: [aRequestedLine({ quantity: 2 })] });
    await made.drain();
    return { made, booking };
  };
  const LESS = { line: 1, quantity: 1 };

  it('goes back to the card, and the rest is a fee', async () => {
    const { made, booking } = await twoPaid();
    // Four days ahead half of it comes back.
    const agreed = await agree(made, booking, new Date('2026-03-05T10:00:00.000Z'));
    const given = amending(agreed, -495, { sessionId: `${booking.id}-1-2`, selectedTier: undefined }, LESS);
    // The other one has no time: it goes first, for nothing.
    const first = await refusal(made.shop.amendBooking(asking, booking.id, given));
    expect(first.message).toBe(FIGURES_CHANGED);
    const { booking: after } = await made.shop.amendBooking(asking, booking.id, amending(agreed, -990, LESS));
    expect(after).toMatchObject({ total: usd(990), paymentStatus: 'paid', fees: [] });
    expect(after.lines[0]?.sessions.map(({ state }) => state)).toEqual(['agreed', 'cancelled']);
    const refunds = (await made.ledgerOf(booking.id)).filter(({ kind }) => kind === 'refund');
    expect(refunds).toMatchObject([{ amount: usd(990), status: 'succeeded' }]);
    await made.drain();
    const told = mailsOf(made, 'booking-amended');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('$990.00 USD is on its way back to the card it was paid with');
  });

  it('leaves the booking as it was when the provider will not', async () => {
    const { made, booking } = await twoPaid();
    const before = await bookingIn(made, booking.id);
    made.away.add('refund');
    const { kind } = await refusal(made.shop.amendBooking(asking, booking.id, amending(before, -990, LESS)));
    expect(kind).toBe('provider');
    expect(await bookingIn(made, booking.id)).toEqual(before);
    const { message } = await refusal(
      made.shop.amendBooking(asking, booking.id, amending(before, 990, { line: 1, quantity: 3 })),
    );
    expect(message).toBe('This booking is being changed. Please try again in a moment.');
    const refunds = (await made.ledgerOf(booking.id)).filter(({ kind: each }) => each === 'refund');
    expect(sum(refunds.map(({ amount }) => amount))).toBe(usd(990));
    // The provider is there again: the job goes on, and asks for no second refund.
    made.away.clear();
    made.pass(1);
    expect(await made.shop.carryOnChanges()).toEqual([]);
    expect(await made.shop.carryOnChanges()).toEqual([]);
    const after = await bookingIn(made, booking.id);
    expect(after).toMatchObject({ total: usd(990), paymentStatus: 'paid' });
    const gone = (await made.ledgerOf(booking.id)).filter(({ kind: each }) => each === 'refund');
    expect(gone.map(({ amount, status }) => [amount, status])).toEqual([[usd(990), 'succeeded']]);
  });

  it('keeps the policy’s part as a fee', async () => {
    const made = await payingShop();
    const lines = [aRequestedLine({ selectedTier: 'premium' }), aRequestedLine()];
    const booking = await made.bookPaid({ lines });
    await made.drain();
    const agreed = await agree(made, booking, new Date('2026-03-05T10:00:00.000Z'));
    const quote = await made.shop.quoteAmendment(asking, booking.id, {
      lines: [wish({ line: 1, selectedTier: 'starter' })],
    });
    expect([quote.amendment.difference, quote.amendment.fee, quote.refund]).toEqual([
      -usd(255),
      usd(255),
      usd(255),
    ]);
    const given = amending(agreed, -255, { line: 1, selectedTier: 'starter' });
    const { booking: after } = await made.shop.amendBooking(asking, booking.id, given);
    expect(after).toMatchObject({ total: usd(2_235), paymentStatus: 'paid', fees: [{ kind: 'amendment' }] });
    await made.drain();
    const [invoice] = (await made.ports.read.invoices.ofBooking(booking.id)).slice(-1);
    expect(invoice?.figures.total).toBe(usd(2_235));
  });
});

describe('correcting the customer', () => {
  it('is the desk’s alone in the policy’s last zone and after it', async () => {
    const made = await payingShop();
    const placed = await made.bookPaid();
    await agree(made, placed, new Date('2026-03-05T10:00:00.000Z'));
    const change = { lines: [], customer: { companyName: 'Northlight & Sons' } };
    const quoted = () => made.shop.quoteAmendment(asking, placed.id, change);
    expect((await quoted()).amendment.difference).toBe(0);
    for (const late of ['2026-03-04T10:00:00.000Z', '2026-06-01T10:00:00.000Z']) {
      made.clock.now = new Date(late);
      const { kind, message } = await refusal(quoted());
      expect([kind, message]).toEqual([
        'conflict',
        'It is too late to change this booking online. Please write to us.',
      ]);
      const ofDesk = await made.shop.quoteAnyAmendment(anAdmin(), placed.id, change);
      expect(ofDesk.amendment.difference).toBe(0);
    }
  });
});

describe('moving a session', () => {
  const paidAndAgreed = async () => {
    const made = await payingShop();
    const booking = await made.bookPaid();
    await made.drain();
    return { made, booking: await agree(made, booking, new Date('2026-03-05T10:00:00.000Z')) };
  };
  const elsewhen = { startsAt: new Date('2026-03-06T15:00:00.000Z'), timezone: 'UTC' as const };

  it('costs its fee, which a paid booking pays first', async () => {
    const { made, booking } = await paidAndAgreed();
    const moved = { bookingId: booking.id, id: `${booking.id}-1-1` };
    const given = { ...elsewhen, version: booking.version };
    const other = await refusal(made.shop.moveSession(asking, moved, { ...given, shownFee: usd(1) }));
    expect(other.message).toBe(FIGURES_CHANGED);
    const passed = { ...given, shownFee: usd(99), version: booking.version - 1 };
    expect((await refusal(made.shop.moveSession(asking, moved, passed))).kind).toBe('conflict');
    const { payment } = await made.shop.moveSession(asking, moved, { ...given, shownFee: usd(99) });
    expect(payment?.amount).toBe(usd(99));
    await made.deliver(await made.simulator.cards.pay(payment?.clientSecret ?? '', GOOD_CARD));
    await made.drain();
    const after = await bookingIn(made, booking.id);
    expect(after).toMatchObject({ total: usd(1_089), paymentStatus: 'paid', fees: [{ kind: 'move' }] });
    expect(after.lines[0]?.sessions[0]?.agreed?.startsAt).toEqual(elsewhen.startsAt);
    const told = mailsOf(made, 'session-moved');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Fee of this move: $99.00 USD');
  });

  it('is free of charge for the desk if it says so, and opens the session for wishes', async () => {
    const { made, booking } = await paidAndAgreed();
    const moved = { bookingId: booking.id, id: `${booking.id}-1-1` };
    const preferences = [{ date: null, time: 'noon', meridiem: null, zone: null }];
    const { booking: after, payment } = await made.shop.moveAnySession(anAdmin(), moved, {
      preferences,
      reason: 'Agreed by phone',
      fee: usd(0),
      version: booking.version,
    });
    expect(payment).toBeNull();
    expect(after).toMatchObject({ total: usd(990), fees: [] });
    expect(after.lines[0]?.sessions[0]).toMatchObject({ state: 'preferred', agreed: null, preferences });
  });

  it('gets its first time from the shop, whoever else names one', async () => {
    const made = await payingShop();
    const placed = await made.bookPaid();
    const moved = { bookingId: placed.id, id: `${placed.id}-1-1` };
    const move = async (state: string) => {
      const { version } = await bookingIn(made, placed.id);
      const { kind, message, details } = await refusal(
        made.shop.moveSession(asking, moved, { ...elsewhen, shownFee: usd(0), version }),
      );
      expect([kind, message, details]).toEqual([
        'conflict',
        'No time is agreed for this session yet. Say which times you prefer, or accept one that we suggested.',
        { state },
      ]);
    };
    await move('open');
    const { version } = await bookingIn(made, placed.id);
    const preferences = [{ date: null, time: 'noon', meridiem: null, zone: null }];
    await made.shop.moveSession(asking, moved, { preferences, shownFee: usd(0), version });
    await move('preferred');
    await made.shop.suggestTimes(anAdmin(), moved.id, {
      times: [{ startsAt: elsewhen.startsAt, zone: 'UTC' }],
    });
    await move('suggested');
    const after = await bookingIn(made, placed.id);
    expect([after.state, after.lines[0]?.sessions[0]?.state]).toEqual(['unconfirmed', 'suggested']);
    await made.shop.moveAnySession(anAdmin(), moved, {
      ...elsewhen,
      reason: 'Agreed by phone',
      version: after.version,
    });
    expect((await bookingIn(made, placed.id)).lines[0]?.sessions[0]?.state).toBe('agreed');
  });

  it('is refused more than three years ahead', async () => {
    const { made, booking } = await paidAndAgreed();
    const moved = { bookingId: booking.id, id: `${booking.id}-1-1` };
    const far = { ...elsewhen, startsAt: new Date('9999-03-06T15:00:00.000Z'), version: booking.version };
    const words = { kind: 'invalid', issues: [{ path: 'startsAt', message: 'Must be within three years.' }] };
    expect(await refusal(made.shop.moveSession(asking, moved, { ...far, shownFee: usd(99) }))).toMatchObject(
      words,
    );
    const ofDesk = { ...far, reason: 'Agreed by phone' };
    expect(await refusal(made.shop.moveAnySession(anAdmin(), moved, ofDesk))).toMatchObject(words);
  });

  it('is refused to customers too close to its start', async () => {
    const { made, booking } = await paidAndAgreed();
    made.clock.now = new Date('2026-03-04T10:00:00.000Z');
    const moved = { bookingId: booking.id, id: `${booking.id}-1-1` };
    const { kind, message } = await refusal(
      made.shop.moveSession(asking, moved, { ...elsewhen, shownFee: usd(0), version: booking.version }),
    );
    expect([kind, message]).toEqual([
      'conflict',
      'It is too close to the session to move it online. Please write to us.',
    ]);
  });
});
