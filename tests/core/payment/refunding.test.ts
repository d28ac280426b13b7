import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders.ts';
import { aPlacing, aUser, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, GOOD_CARD, mailsOf, payingShop, QUIZ } from '../../support/paying.ts';

const all = { amount: null, note: null, key: null };
const part = (dollars: number) => ({ ...all, amount: usd(dollars) });

describe('refunding a booking', () => {
  it('in full makes it pending again, and tells the customer', async () => {
    const made = await payingShop();
    const { id } = await made.bookPaid();
    const ledger = await made.shop.refundBooking(anAdmin(), id, { ...all, note: 'Fell through' });
    expect(ledger).toMatchObject({
      paymentStatus: 'pending',
      balance: { total: QUIZ, received: QUIZ, refunded: QUIZ, kept: 0 },
      open: QUIZ,
      refundable: 0,
    });
    expect(ledger.entries.at(-1)).toMatchObject({
      kind: 'refund',
      status: 'succeeded',
      amount: QUIZ,
      note: 'Fell through',
      providerId: expect.any(String),
      actor: { name: 'admin' },
    });
    await made.drain();
    await made.drain();
    const [mail, ...others] = mailsOf(made, 'refund-');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: { address: 'mara@northlight.example' } });
    expect(mail?.text).toContain('We have refunded $990.00 USD');
    expect(await made.ports.read.audit.of('booking', String(id))).toMatchObject([
      { action: 'booking.refunded', details: { amount: 990, note: 'Fell through' } },
    ]);
  });

  it('in parts leaves it paid, until the last part', async () => {
    const { bookPaid, shop } = await payingShop();
    const { id } = await bookPaid();
    const refund = (dollars: number) => shop.refundBooking(anAdmin(), id, part(dollars));
    expect(await refund(290)).toMatchObject({ paymentStatus: 'paid', open: 0, refundable: usd(700) });
    expect(await refund(699.99)).toMatchObject({ paymentStatus: 'paid', refundable: 1 });
    await expect(refund(0.02)).rejects.toMatchObject({
      kind: 'invalid',
      message: 'At most $0.01 can be refunded.',
      issues: [{ path: 'amount' }],
    });
    expect(await refund(0.01)).toMatchObject({ paymentStatus: 'pending', refundable: 0 });
    await expect(refund(0.01)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'There is no card payment to refund.',
    });
  });

  it('gives back no more than there is when many ask at once', async () => {
    const { bookPaid, shop, ports } = await payingShop();
    const booking = await bookPaid();
    const asked = Array.from({ length: 10 }, () => shop.refundBooking(anAdmin(), booking.id, part(300)));
    const settled = await Promise.allSettled(asked);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await ports.payments.receipt(booking.paymentIntentId ?? '')).toMatchObject({ refunded: usd(900) });
  });

  it('(without the lock: judging first and refunding then asks for more than there is)', async () => {
    const { bookPaid, ports } = await payingShop();
    const booking = await bookPaid();
    const { refundableOf } = await import('@wondercast/core/money/payment/steps/request-refund');
    const judged = await Promise.all(
      Array.from({ length: 10 }, async () => (await refundableOf(ports.read, booking.id)) >= usd(300)),
    );
    expect(judged.filter(Boolean).length * 300).toBeGreaterThan(990);
  });

  it('happens once for one key, however often it is sent', async () => {
    const { bookPaid, shop, ports } = await payingShop();
    const booking = await bookPaid();
    for (let sent = 0; sent < 3; sent++)
      await shop.refundBooking(anAdmin(), booking.id, { ...part(100), key: 'refundBooking account:900 k' });
    expect(await ports.payments.receipt(booking.paymentIntentId ?? '')).toMatchObject({ refunded: usd(100) });
  });

  it('is for administrators, of bookings that are there and were paid by card', async () => {
    const { bookPaid, shop } = await payingShop();
    const { id } = await bookPaid();
    await expect(shop.refundBooking(aVisitor(), id, all)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(shop.refundBooking(aUser(1), id, all)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(shop.ledgerOfBooking(aUser(1), id)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(shop.refundBooking(anAdmin(), 999, all)).rejects.toMatchObject({ kind: 'not-found' });
    const later = await shop.placeBooking(aPlacing());
    await expect(shop.refundBooking(anAdmin(), later.id, all)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('that nobody answers is pending, counts as gone, and is carried on by the reconciler', async () => {
    const made = await payingShop();
    const { bookPaid, shop, away, pass, ports } = made;
    const booking = await bookPaid();
    away.add('refund');
    await expect(shop.refundBooking(anAdmin(), booking.id, all)).rejects.toMatchObject({
      kind: 'provider',
      message: 'The refund failed. Please try again.',
    });
    expect(await shop.ledgerOfBooking(anAdmin(), booking.id)).toMatchObject({
      paymentStatus: 'paid',
      refundable: 0,
    });
    away.clear();
    pass(1);
    await shop.reconcilePayments();
    expect(await shop.ledgerOfBooking(anAdmin(), booking.id)).toMatchObject({ paymentStatus: 'pending' });
    await shop.reconcilePayments();
    expect(await ports.payments.receipt(booking.paymentIntentId ?? '')).toMatchObject({ refunded: QUIZ });
    await made.drain();
    expect(mailsOf(made, 'refund-')).toHaveLength(1);
  });

  it('that is under way is not taken out a second time by marking the booking pending', async () => {
    const { bookPaid, shop, ports, away, pass, ledgerOf } = await payingShop();
    const booking = await bookPaid();
    away.add('refund');
    await expect(shop.refundBooking(anAdmin(), booking.id, all)).rejects.toMatchObject({ kind: 'provider' });
    await shop.setPaymentStatus(anAdmin(), booking.id, { paymentStatus: 'pending' });
    away.clear();
    pass(1);
    await shop.reconcilePayments();
    const refunds = (await ledgerOf(booking.id)).filter(({ kind }) => kind === 'refund');
    expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([[QUIZ, 'succeeded']]);
    expect(await ports.read.bookings.byId(booking.id)).toMatchObject({ paymentStatus: 'pending' });
  });

  it('that the provider will not make is written down as failed', async () => {
    const { bookPaid, shop, simulator } = await payingShop();
    const booking = await bookPaid();
    await simulator.refund({ key: 'elsewhere', intentId: booking.paymentIntentId ?? '', amount: QUIZ });
    await expect(shop.refundBooking(anAdmin(), booking.id, all)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'There is nothing left to refund.',
    });
    const { entries, paymentStatus } = await shop.ledgerOfBooking(anAdmin(), booking.id);
    expect(entries.at(-1)).toMatchObject({ kind: 'refund', status: 'failed' });
    expect(paymentStatus).toBe('paid');
  });
});

describe('deleting a booking that was paid by card', () => {
  it('refunds it first, then leaves what the log says, and its money without a name', async () => {
    const made = await payingShop();
    const booking = await made.bookPaid({ discountCode: 'TEN' });
    await made.drain();
    await made.shop.deleteBooking(aVisitor(), booking.id);
    const intentId = booking.paymentIntentId ?? '';
    expect(await made.ports.payments.receipt(intentId)).toMatchObject({ refunded: usd(891) });
    expect(await made.ports.read.bookings.byId(booking.id)).toBeNull();
    const entries = await made.ledgerOf(booking.id);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['intent', usd(891)],
      ['charge', usd(891)],
      ['refund', usd(891)],
    ]);
    expect(entries.every(({ note, actor }) => note === null && actor === null)).toBe(true);
    expect((await made.ports.read.discountCodes.byCode('TEN'))?.currentUses).toBe(0);
    const [entry] = await made.ports.read.audit.of('booking', String(booking.id));
    expect(entry).toMatchObject({
      action: 'booking.deleted',
      details: { reference: booking.reference, total: 891, refunded: 891, paymentIntentId: intentId },
    });
    expect(JSON.stringify([entry, await made.ports.read.intents.byId(intentId)])).not.toMatch(
      /Mara|northlight/,
    );
  });

  it('is not booked again by a delivery that comes late', async () => {
    const made = await payingShop();
    const { id, attempt } = await made.paid();
    const booking = await made.shop.placeBooking(aPlacing({ paymentIntentId: id, claimedPaid: true }));
    await made.shop.deleteBooking(aVisitor(), booking.id);
    await made.deliver(attempt);
    await made.drain();
    await made.shop.reconcilePayments();
    expect(made.ports.store.tables.bookings.all()).toEqual([]);
    await expect(
      made.shop.placeBooking(aPlacing({ paymentIntentId: id, claimedPaid: true })),
    ).rejects.toMatchObject({ kind: 'payment' });
  });

  it('deletes nothing when the refund fails', async () => {
    const { bookPaid, shop, away, ports } = await payingShop();
    const booking = await bookPaid();
    away.add('refund');
    await expect(shop.deleteBooking(aVisitor(), booking.id)).rejects.toMatchObject({
      kind: 'provider',
      message: 'The refund failed. Please try again.',
    });
    expect(await ports.read.bookings.byId(booking.id)).toEqual(booking);
    away.clear();
    await shop.deleteBooking(aVisitor(), booking.id);
    expect(await ports.read.bookings.byId(booking.id)).toBeNull();
    expect(await ports.payments.receipt(booking.paymentIntentId ?? '')).toMatchObject({ refunded: QUIZ });
  });

  it('refunds once when it is asked for twice at once', async () => {
    const { bookPaid, shop, ports } = await payingShop();
    const booking = await bookPaid();
    await Promise.allSettled([1, 2, 3].map(() => shop.deleteBooking(aVisitor(), booking.id)));
    expect(await ports.read.bookings.byId(booking.id)).toBeNull();
    expect(await ports.payments.receipt(booking.paymentIntentId ?? '')).toMatchObject({ refunded: QUIZ });
  });

  it('is not possible once it is confirmed, also when that happens while the refund is made', async () => {
    const { bookPaid, shop, ports } = await payingShop();
    const booking = await bookPaid();
    const confirm = () => ports.unitOfWork(({ bookings }) => bookings.setState(booking.id, 'confirmed'));
    const { deleteBooking } = await import('@wondercast/core/bookings/changes/use-cases/delete-booking');
    const refund: typeof ports.payments.refund = async (request) => {
      await confirm();
      return ports.payments.refund(request);
    };
    const racing = deleteBooking({ ...ports, payments: { ...ports.payments, refund } });
    await expect(racing(aVisitor(), booking.id)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Confirmed bookings cannot be cancelled.',
    });
    // The money is back, and the booking says so.
    expect(await ports.read.bookings.byId(booking.id)).toMatchObject({
      state: 'confirmed',
      paymentStatus: 'pending',
    });
    await expect(shop.deleteBooking(aVisitor(), booking.id)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('gives back what is paid by its link between the refund and the deletion', async () => {
    const { bookPaid, shop, ports, simulator } = await payingShop();
    const booking = await bookPaid();
    await ports.unitOfWork(({ payLinks }) => payLinks.add(booking.id, ports.hashToken('link'), ports.now()));
    const payAgain = async () => {
      const { id, clientSecret } = await shop.openBalance('link');
      await simulator.cards.pay(clientSecret, GOOD_CARD);
      await shop.settleBalance('link', id);
      return id;
    };
    const { deleteBooking } = await import('@wondercast/core/bookings/changes/use-cases/delete-booking');
    const again: string[] = [];
    let steps = 0;
    const racing = deleteBooking({
      ...ports,
      unitOfWork: async (work) => {
        const done = await ports.unitOfWork(work);
        // The refund is written down, and the booking is open again.
        if (++steps === 2) again.push(await payAgain());
        return done;
      },
    });
    await racing(aVisitor(), booking.id);
    expect(await ports.read.bookings.byId(booking.id)).toBeNull();
    for (const id of [booking.paymentIntentId ?? '', ...again])
      expect(await ports.payments.receipt(id)).toMatchObject({ refunded: QUIZ });
    expect(again).toHaveLength(1);
  });

  it('is possible for an administrator even if it is confirmed, with the same refund', async () => {
    const { bookPaid, shop, ports } = await payingShop();
    const booking = await bookPaid();
    await ports.unitOfWork(({ bookings }) => bookings.setState(booking.id, 'confirmed'));
    await expect(shop.deleteAnyBooking(aUser(1), booking.id)).rejects.toMatchObject({ kind: 'forbidden' });
    await shop.deleteAnyBooking(anAdmin(), booking.id);
    expect(await ports.read.bookings.byId(booking.id)).toBeNull();
    expect(await ports.payments.receipt(booking.paymentIntentId ?? '')).toMatchObject({ refunded: QUIZ });
  });
});
