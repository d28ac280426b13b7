import type { Asking } from '@wondercast/core/bookings/booking/steps/assert-owner';
import type { CancellationGiven } from '@wondercast/core/bookings/changes/cancellation/rules';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, usd } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, mailsOf, payingShop } from '../../support/paying.ts';

const asking: Asking = { caller: aVisitor(), token: null };
const shown = (fee: number, refund: number): CancellationGiven => ({
  shownFee: usd(fee),
  shownRefund: usd(refund),
  reason: null,
});
const HOUR_MS = 3_600_000;

/** A paid booking of two quiz sessions, the first agreed in so many hours. */
const paidShop = async (hours = 100) => {
  const made = await payingShop();
  const { shop, ports, clock } = made;
  const booking = await made.bookPaid({ lines: [aRequestedLine({ quantity: 2 })] });
  await made.drain();
  const startsAt = new Date(clock.now.getTime() + hours * HOUR_MS);
  await shop.agreeSession(anAdmin(), `${booking.id}-1-1`, {
    startsAt,
    zone: 'UTC',
    minutes: 60,
  });
  await shop.numberInvoice(booking.id);
  await made.drain();
  const read = async () => {
    const found = await ports.read.bookings.byId(booking.id);
    if (!found) throw new Error('The booking is there');
    return found;
  };
  const session = { bookingId: booking.id, sessionId: `${booking.id}-1-1` };
  const whole = { bookingId: booking.id, sessionId: null };
  return { ...made, booking, read, session, whole, choices: () => shop.choicesOfBooking(asking, booking.id) };
};

describe('what changes cost', () => {
  it('is said for the booking and for each session', async () => {
    const { choices, clock } = await paidShop();
    expect(await choices()).toMatchObject({
      booking: { allowed: true, fee: usd(495), refund: usd(1_485), owed: usd(495), note: null },
      sessions: [
        {
          cancel: {
            allowed: true,
            fee: usd(495),
            refund: usd(495),
            owed: usd(1_485),
            until: new Date(clock.now.getTime() + 28 * HOUR_MS),
          },
          move: { allowed: true, fee: usd(99), refund: 0, owed: usd(2_079) },
        },
        { cancel: { fee: 0, refund: usd(990), until: null }, move: { fee: 0 } },
      ],
    });
  });

  it('is nothing that strangers hear', async () => {
    const { shop, booking } = await paidShop();
    await expect(
      shop.choicesOfBooking({ caller: aVisitor('other'), token: null }, booking.id),
    ).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('cancelling a session', () => {
  it('keeps the fee, gives the rest back by card, frees the time and renews the invoice', async () => {
    const made = await paidShop();
    const { shop, read, session, ports, booking } = made;
    const after = await shop.cancelOwn(asking, session, { ...shown(495, 495), reason: 'Too few people' });
    expect(after).toEqual(await read());
    expect(after).toMatchObject({
      state: 'unconfirmed',
      paymentStatus: 'paid',
      subtotal: usd(990),
      total: usd(1_485),
      fees: [{ kind: 'cancellation', amount: usd(495), session: { line: 0, unit: 0 } }],
      cancellation: null,
      lines: [
        {
          quantity: 2,
          sessions: [
            {
              state: 'cancelled',
              cancellation: { by: 'customer', fee: usd(495), refund: usd(495), reason: 'Too few people' },
            },
            { state: 'open' },
          ],
        },
      ],
    });
    expect((await made.ledgerOf(booking.id)).filter(({ kind }) => kind === 'refund')).toMatchObject([
      { status: 'succeeded', amount: usd(495) },
    ]);
    expect(await ports.read.bookingChanges.unfinishedOf(booking.id)).toEqual([]);
    const invoices = await ports.read.invoices.ofBooking(booking.id);
    expect(invoices.map(({ kind, figures }) => [kind, figures.total])).toEqual([
      ['invoice', usd(1_980)],
      ['credit-note', usd(1_980)],
      ['invoice', usd(1_485)],
    ]);
    expect(invoices.at(-1)?.figures).toMatchObject({ lines: [{ units: 1 }], paid: usd(1_485), due: 0 });
    await made.drain();
    const [mail] = mailsOf(made, 'cancellation-');
    expect(mail?.text).toContain('$495.00');
    expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual([
      expect.stringContaining('CANCEL'),
    ]);
  });

  it('is mailed with what it costs after it, also when the rest is cancelled at once', async () => {
    const made = await paidShop();
    const { shop, session, booking } = made;
    await shop.cancelOwn(asking, session, { ...shown(495, 495), reason: '' });
    made.pass(1);
    const all = { bookingId: booking.id, sessionId: null };
    await shop.cancelOwn(asking, all, { ...shown(0, 990), reason: '' });
    await made.drain();
    const [first, second] = mailsOf(made, 'cancellation-');
    expect(first?.subject).toBe(`Cancelled: part of ${booking.reference}`);
    expect(first?.text).toContain('$1,485.00');
    expect(second?.subject).toBe(`Your booking ${booking.reference} is cancelled`);
    expect(second?.text).toContain('$495.00');
  });

  it('asks again when the figures are others by now, and changes nothing', async () => {
    const { shop, read, session } = await paidShop();
    const before = await read();
    await expect(shop.cancelOwn(asking, session, shown(0, 990))).rejects.toMatchObject({ kind: 'conflict' });
    expect(await read()).toEqual(before);
  });

  it('is not possible once it has begun', async () => {
    const { shop, session, choices, pass } = await paidShop(2);
    pass(120);
    expect((await choices()).sessions[0]?.cancel).toMatchObject({
      allowed: false,
      reason: 'This session has begun.',
    });
    await expect(shop.cancelOwn(asking, session, shown(0, 0))).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This session has begun.',
    });
  });

  it('leaves everything as it was when the provider will not, and says 502', async () => {
    const made = await paidShop();
    const { shop, read, session, ports, booking } = made;
    const before = await read();
    made.away.add('refund');
    await expect(shop.cancelOwn(asking, session, shown(495, 495))).rejects.toMatchObject({
      kind: 'provider',
    });
    expect(await read()).toEqual(before);
    await expect(shop.cancelOwn(asking, made.whole, shown(495, 1_485))).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This booking is being changed. Please try again in a moment.',
    });
    expect((await made.choices()).booking).toMatchObject({ allowed: false });
    made.away.clear();
    made.pass(1);
    expect(await shop.carryOnChanges()).toEqual([]);
    expect(await read()).toMatchObject({ total: usd(1_485), paymentStatus: 'paid' });
    expect(await ports.read.bookingChanges.unfinishedOf(booking.id)).toEqual([]);
    expect(await shop.carryOnChanges()).toEqual([]);
    expect((await made.ledgerOf(booking.id)).filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  });

  it('goes on where it was when it is asked again', async () => {
    const made = await paidShop();
    made.away.add('refund');
    await expect(made.shop.cancelOwn(asking, made.session, shown(495, 495))).rejects.toThrow();
    made.away.clear();
    const after = await made.shop.cancelOwn(asking, made.session, shown(495, 495));
    expect(after.total).toBe(usd(1_485));
  });
});

describe('cancelling a booking', () => {
  it('keeps it with its fee, and gives the code back', async () => {
    const made = await payingShop();
    const booking = await made.bookPaid({ discountCode: 'TEN' });
    await made.shop.numberInvoice(booking.id);
    const whole = { bookingId: booking.id, sessionId: null };
    const after = await made.shop.cancelOwn(asking, whole, shown(0, 891));
    expect(after).toMatchObject({
      state: 'cancelled',
      subtotal: 0,
      discount: null,
      total: 0,
      paymentStatus: 'paid',
      cancellation: { by: 'customer', fee: 0, refund: usd(891) },
    });
    expect((await made.ports.read.discountCodes.byCode('TEN'))?.currentUses).toBe(0);
    expect((await made.ports.read.invoices.ofBooking(booking.id)).map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit-note',
    ]);
    await expect(made.shop.cancelOwn(asking, whole, shown(0, 0))).rejects.toMatchObject({
      message: 'This booking is cancelled already.',
    });
    await made.drain();
    expect(mailsOf(made, 'cancellation-')).toHaveLength(1);
    await expect(made.shop.setConfirmed(anAdmin(), booking.id, { confirmed: true })).rejects.toMatchObject({
      kind: 'conflict',
    });
  });

  it('that was paid by transfer waits to be paid out', async () => {
    const made = await payingShop();
    const { shop, ports } = made;
    const booking = await shop.placeBooking(aPlacing());
    await shop.recordOfflinePayment(anAdmin(), booking.id, { amount: usd(990), note: 'Bank', key: null });
    await shop.cancelOwn(asking, { bookingId: booking.id, sessionId: null }, shown(0, 990));
    const [payout, ...others] = await shop.refundsToPayOut(anAdmin());
    expect(others).toEqual([]);
    expect(payout).toMatchObject({
      booking: { reference: booking.reference },
      entry: { amount: usd(990), intentId: null },
    });
    await shop.markPaidOut(anAdmin(), payout?.entry.id ?? 0);
    expect(await shop.refundsToPayOut(anAdmin())).toEqual([]);
    await expect(shop.markPaidOut(anAdmin(), payout?.entry.id ?? 0)).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect(await ports.read.bookings.byId(booking.id)).toMatchObject({ total: 0, paymentStatus: 'paid' });
    expect(await ports.read.attention.all()).toEqual([]);
  });

  it('that is deleted says to whom its transfer goes back, until somebody has paid it out', async () => {
    const { shop, ports } = await payingShop();
    const { id, reference } = await shop.placeBooking(aPlacing());
    await shop.recordOfflinePayment(anAdmin(), id, { amount: usd(990), note: 'Bank of Mara', key: null });
    await shop.refundBooking(anAdmin(), id, { amount: usd(90), note: 'Goodwill', key: null });
    await shop.deleteBooking(aVisitor(), id);
    const payee = `${reference} · Mara Reyes · Northlight Studio · mara@northlight.example`;
    const waiting = async () =>
      (await shop.refundsToPayOut(anAdmin())).map(({ booking, entry }) => [
        booking,
        entry.amount,
        entry.note,
      ]);
    expect(await waiting()).toEqual([
      [null, usd(90), payee],
      [null, usd(900), payee],
    ]);
    for (const { entry } of await shop.refundsToPayOut(anAdmin())) {
      await shop.markPaidOut(anAdmin(), entry.id);
      // Each of the others still says it.
      for (const [, , note] of await waiting()) expect(note).toBe(payee);
    }
    expect((await ports.read.ledger.ofBooking(id)).map(({ note }) => note)).toEqual([null, null, null]);
  });

  it('that was not paid owes its fee, and is paid like any other', async () => {
    const made = await payingShop();
    const { shop, clock } = made;
    const booking = await shop.placeBooking(aPlacing());
    await shop.agreeSession(anAdmin(), `${booking.id}-1-1`, {
      startsAt: new Date(clock.now.getTime() + 100 * HOUR_MS),
      zone: 'UTC',
    });
    const after = await shop.cancelOwn(asking, { bookingId: booking.id, sessionId: null }, shown(495, 0));
    expect(after).toMatchObject({ state: 'cancelled', total: usd(495), paymentStatus: 'pending' });
    const ledger = await shop.recordOfflinePayment(anAdmin(), booking.id, {
      amount: usd(495),
      note: 'Bank',
      key: null,
    });
    expect(ledger).toMatchObject({ paymentStatus: 'paid', open: 0 });
  });

  it('by the shop returns everything; the desk may name a fee or a refund', async () => {
    const shops = await paidShop(10);
    const returned = await shops.shop.cancelAny(anAdmin(), shops.whole, { reason: 'Host ill', by: 'shop' });
    expect(returned).toMatchObject({ total: 0, cancellation: { by: 'shop', fee: 0, refund: usd(1_980) } });
    const named = await paidShop(10);
    expect(
      await named.shop.cancelAny(anAdmin(), named.whole, {
        reason: 'Agreed by phone',
        by: 'customer',
        fee: usd(100),
      }),
    ).toMatchObject({ total: usd(100), fees: [{ amount: usd(100), session: null }] });
    const refunded = await paidShop(10);
    const desk = { reason: 'Agreed by phone', by: 'customer' as const };
    await expect(
      refunded.shop.cancelAny(anAdmin(), refunded.session, { ...desk, refund: usd(991) }),
    ).rejects.toMatchObject({ kind: 'invalid' });
    expect(
      await refunded.shop.cancelAny(anAdmin(), refunded.session, { ...desk, refund: usd(300) }),
    ).toMatchObject({ total: usd(1_680), fees: [{ amount: usd(690), session: { line: 0, unit: 0 } }] });
  });

  it('happens once when it is asked for three times at once', async () => {
    const made = await paidShop();
    const settled = await Promise.allSettled(
      [1, 2, 3].map(() => made.shop.cancelOwn(asking, made.whole, shown(495, 1_485))),
    );
    expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await made.read()).toMatchObject({ state: 'cancelled', total: usd(495), version: 3 });
    const refunds = (await made.ledgerOf(made.booking.id)).filter(({ kind }) => kind === 'refund');
    expect(refunds).toMatchObject([{ amount: usd(1_485) }]);
  });
});
