import type { IntentRequest } from '@wondercast/core/money/payment/provider';
import type { Store } from '@wondercast/core/shop';
import { createShop } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, usd } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import {
  anAdmin,
  DECLINED_CARD,
  GOOD_CARD,
  mailsOf,
  type PayingShop,
  payingShop,
  payTokenIn,
  QUIZ,
  SLOW_CARD,
} from '../../support/paying.ts';

const CONFIRMING = {
  kind: 'conflict',
  message: 'A payment of this booking is being confirmed.',
};
const NO_LINK = { kind: 'not-found', message: 'This link is not valid any more.' };

/** A booking to be paid later, with the link of its mail. */
const billed = async (change: Parameters<typeof aPlacing>[0] = {}) => {
  const made = await payingShop();
  const booking = await made.shop.placeBooking(aPlacing(change));
  await made.drain();
  const token = payTokenIn(made);
  const pay = async () => {
    const opened = await made.shop.openBalance(token);
    const attempt = await made.simulator.cards.pay(opened.clientSecret, GOOD_CARD);
    return { ...opened, attempt };
  };
  const status = async () => (await made.ports.read.bookings.byId(booking.id))?.paymentStatus;
  return { ...made, booking, token, pay, status };
};

describe('the link that pays', () => {
  it('is in the invoice of a booking to be paid later, and only its hash is kept', async () => {
    const { token, ports } = await billed();
    expect(token.length).toBeGreaterThanOrEqual(22);
    // The invoice and the mail that brings it carry one each.
    const hashes = ports.store.tables.payLinks.all().map(({ tokenHash }) => tokenHash);
    expect(hashes).toHaveLength(2);
    expect(hashes).toContain(ports.hashToken(token));
    expect(JSON.stringify(ports.store.tables.payLinks.all())).not.toContain(token);
  });

  it('says whether its reader owns the booking: whoever only pays has no way into it', async () => {
    const { shop, token } = await billed();
    expect(await shop.payPage(token, aVisitor())).toMatchObject({ isMine: true });
    for (const reader of [aVisitor('accounting'), aVisitor(null), null])
      expect(await shop.payPage(token, reader)).toMatchObject({ isMine: false });
  });

  it('shows the lines of an invoice and nothing of who it is for', async () => {
    const { shop, token, booking } = await billed({
      lines: [aRequestedLine({ quantity: 2, addOnIds: [1] })],
      discountCode: 'TEN',
      shownTotal: usd(2122.2),
    });
    const page = await shop.payPage(token);
    expect(page).toMatchObject({
      reference: booking.reference,
      lines: [{ experience: { title: 'The Big Quiz' }, quantity: 2, addOns: [{ name: 'Snack boxes' }] }],
      subtotal: usd(2358),
      total: usd(2122.2),
      open: usd(2122.2),
      paymentStatus: 'pending',
    });
    expect(JSON.stringify(page)).not.toMatch(/Mara|Reyes|northlight|415 555/);
    expect(Object.keys(page.lines[0] ?? {})).not.toContain('slots');
  });

  it('is given to the owner and the bearer of the mailed link while something is open, and to nobody else', async () => {
    const { shop, booking, ports, pay, token } = await billed();
    const caller = aPlacing().caller;
    const url = await shop.ownPayLink({ caller, token: null }, booking.id);
    const own = url.split('/pay/')[1] ?? '';
    expect(await shop.payPage(own)).toMatchObject({ reference: booking.reference, open: booking.total });
    expect(JSON.stringify(ports.store.tables.payLinks.all())).not.toContain(own);
    // Those before it go on working.
    await expect(shop.payPage(token)).resolves.toBeDefined();
    const stranger = { caller: aVisitor('stranger'), token: null };
    await expect(shop.ownPayLink(stranger, booking.id)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(shop.ownPayLink({ caller: aVisitor(null), token: null }, booking.id)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(shop.ownPayLink({ ...stranger, token: own }, booking.id)).rejects.toMatchObject({
      kind: 'not-found',
    });
    const { id } = await pay();
    await shop.settleBalance(token, id);
    await expect(shop.ownPayLink({ caller, token: null }, booking.id)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Nothing is open for this booking.',
    });
  });

  it('opens nothing when it is wrong, revoked, replaced or its booking is gone', async () => {
    const { shop, token, booking } = await billed();
    for (const wrong of ['', 'guess', `${token}x`])
      await expect(shop.payPage(wrong)).rejects.toMatchObject(NO_LINK);
    const url = await shop.renewPayLink(anAdmin(), booking.id);
    const fresh = url.split('/pay/')[1] ?? '';
    expect(url).toBe(`http://127.0.0.1:3000/pay/${fresh}`);
    await expect(shop.payPage(token)).rejects.toMatchObject(NO_LINK);
    await expect(shop.payPage(fresh)).resolves.toBeDefined();
    await shop.revokePayLinks(anAdmin(), booking.id);
    for (const work of [shop.payPage(fresh), shop.openBalance(fresh), shop.settleBalance(fresh, 'pi_1')])
      await expect(work).rejects.toMatchObject(NO_LINK);
    await expect(shop.renewPayLink(aVisitor(), booking.id)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    const last = (await shop.renewPayLink(anAdmin(), booking.id)).split('/pay/')[1] ?? '';
    await shop.deleteBooking(aVisitor(), booking.id);
    await expect(shop.payPage(last)).rejects.toMatchObject(NO_LINK);
  });

  it('does not open the booking itself, nor does the other link pay', async () => {
    const { shop, token, booking, ports } = await billed();
    const other = /token=([\w-]+)/.exec(ports.mails[0]?.text ?? '')?.[1] ?? '';
    await expect(shop.bookingByReference(aVisitor('x'), booking.reference, token)).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(shop.payPage(other)).rejects.toMatchObject(NO_LINK);
  });

  it('pays the booking, which is paid then, with its ledger and a mail', async () => {
    const made = await billed();
    const { shop, token, pay, status, booking, ledgerOf, drain } = made;
    const { id } = await pay();
    expect(await shop.settleBalance(token, id)).toMatchObject({ paymentStatus: 'paid', open: 0 });
    expect(await status()).toBe('paid');
    expect(await ledgerOf(booking.id)).toMatchObject([
      { kind: 'intent', amount: QUIZ },
      { kind: 'charge', amount: QUIZ, intentId: id },
    ]);
    await drain();
    expect(mailsOf(made, 'payment-')).toMatchObject([{ to: { address: 'mara@northlight.example' } }]);
    await expect(shop.openBalance(token)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This booking is already paid.',
    });
    expect(await shop.settleBalance(token, id)).toMatchObject({ paymentStatus: 'paid' });
    expect(await ledgerOf(booking.id)).toHaveLength(2);
  });

  it('pays once, whoever tells the shop first', async () => {
    const made = await billed();
    const { id, attempt } = await made.pay();
    await Promise.all([
      made.deliver(attempt),
      made.shop.settleBalance(made.token, id),
      made.shop.reconcilePayments(),
      made.shop.settleBalance(made.token, id),
    ]);
    await made.drain();
    expect(await made.ledgerOf(made.booking.id)).toHaveLength(2);
    expect(mailsOf(made, 'payment-')).toHaveLength(1);
  });

  it('opens one payment for everybody who holds it', async () => {
    const { shop, token, ports } = await billed();
    const opened = await Promise.all([1, 2, 3, 4, 5].map(() => shop.openBalance(token)));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect((await shop.openBalance(token)).id).toBe(opened[0]?.id);
    const open = ports.store.tables.intents.all().filter(({ state }) => state === 'open');
    expect(open).toHaveLength(1);
    // A payment of a balance buys no booking.
    const placing = aPlacing({ paymentIntentId: opened[0]?.id ?? '', claimedPaid: true });
    await expect(shop.placeBooking(placing)).rejects.toMatchObject({ kind: 'payment' });
  });

  it('takes no second payment while the first is being confirmed', async () => {
    const { shop, token, pay, ports, drain, ledgerOf, booking } = await billed();
    const { id } = await pay();
    const again = await Promise.allSettled(Array.from({ length: 30 }, () => shop.openBalance(token)));
    for (const each of again) expect(each).toMatchObject({ status: 'rejected', reason: CONFIRMING });
    expect(await shop.payPage(token)).toMatchObject({ isBeingConfirmed: true, open: QUIZ });
    // The provider has reported it, and no job has run yet.
    await expect(shop.openBalance(token)).rejects.toMatchObject(CONFIRMING);
    expect((await ports.read.intents.ofBooking(booking.id)).map((intent) => intent.id)).toEqual([id]);
    await drain();
    expect(await shop.payPage(token)).toMatchObject({ isBeingConfirmed: false, open: 0 });
    expect((await ledgerOf(booking.id)).filter(({ kind }) => kind === 'charge')).toHaveLength(1);
  });

  it('takes no second payment when the first was reported by the provider and no job has run', async () => {
    const { shop, token, pay, deliver } = await billed();
    const { attempt } = await pay();
    await deliver(attempt);
    await expect(shop.openBalance(token)).rejects.toMatchObject(CONFIRMING);
    expect(await shop.payPage(token)).toMatchObject({ isBeingConfirmed: true });
  });

  it('(without that look at payments that are not finished: the card is charged twice)', async () => {
    const made = await billed();
    const { ports, token, deliver, booking } = made;
    const onlyOpen = (store: Store): Store => ({
      ...store,
      intents: {
        ...store.intents,
        ofBooking: async (id) => (await store.intents.ofBooking(id)).filter(({ state }) => state === 'open'),
      },
    });
    const naive = createShop({
      ...ports,
      read: onlyOpen(ports.read),
      unitOfWork: (work) => ports.unitOfWork((store) => work(onlyOpen(store))),
    });
    const { attempt } = await made.pay();
    await deliver(attempt);
    const second = await naive.openBalance(token);
    await made.simulator.cards.pay(second.clientSecret, GOOD_CARD);
    await made.shop.settleBalance(token, second.id);
    await made.drain();
    const charges = (await made.ledgerOf(booking.id)).filter(({ kind }) => kind === 'charge');
    expect(charges).toHaveLength(2);
  });

  it('takes no second payment while a bank thinks about the first, and another once it said no', async () => {
    const { shop, token, simulator, pass } = await billed();
    const opened = await shop.openBalance(token);
    const paying = simulator.cards.pay(opened.clientSecret, SLOW_CARD);
    await expect(shop.openBalance(token)).rejects.toMatchObject(CONFIRMING);
    expect(await shop.payPage(token)).toMatchObject({ isBeingConfirmed: true });
    pass(1);
    await paying;
    await shop.settleBalance(token, opened.id);
    await expect(shop.openBalance(token)).rejects.toMatchObject({ message: 'This booking is already paid.' });
  });

  it('opens the same payment again after a declined card', async () => {
    const { shop, token, simulator } = await billed();
    const opened = await shop.openBalance(token);
    await simulator.cards.pay(opened.clientSecret, DECLINED_CARD);
    expect(await shop.payPage(token)).toMatchObject({ isBeingConfirmed: false });
    expect((await shop.openBalance(token)).id).toBe(opened.id);
  });

  it('opens nothing at an amount that was paid while the provider made the payment', async () => {
    const made = await billed();
    const { ports, token, booking } = made;
    const payments = {
      ...ports.payments,
      open: async (request: IntentRequest) => {
        const opened = await ports.payments.open(request);
        const transfer = { amount: usd(500), note: 'Bank transfer', key: null };
        if (request.amount === QUIZ) await made.shop.recordOfflinePayment(anAdmin(), booking.id, transfer);
        return opened;
      },
    };
    const slow = createShop({ ...ports, payments });
    expect(await slow.openBalance(token)).toMatchObject({ amount: usd(490) });
  });

  it('asks for what is left after money that came another way', async () => {
    const { shop, token, booking, pay, status } = await billed();
    await shop.openBalance(token);
    const transfer = { amount: usd(500), note: 'Bank transfer', key: null };
    expect(await shop.recordOfflinePayment(anAdmin(), booking.id, transfer)).toMatchObject({
      paymentStatus: 'pending',
      open: usd(490),
    });
    const { amount, id } = await pay();
    expect(amount).toBe(usd(490));
    await shop.settleBalance(token, id);
    expect(await status()).toBe('paid');
  });

  it('settles nothing for the payment of somebody else', async () => {
    const { shop, token, paid, status } = await billed();
    const { id } = await paid({ caller: aVisitor('other') });
    expect(await shop.settleBalance(token, id)).toMatchObject({ paymentStatus: 'pending' });
    expect(await status()).toBe('pending');
  });

  it('lists what was paid for a booking that was deleted in that moment', async () => {
    const made = await billed();
    const { id } = await made.pay();
    await made.shop.deleteBooking(aVisitor(), made.booking.id);
    await made.shop.reconcilePayments();
    expect(await made.shop.attentionList(anAdmin())).toMatchObject([
      { intentId: id, reason: 'booking-gone' },
    ]);
    await made.shop.refundAttention(anAdmin(), id);
    expect(await made.ports.payments.receipt(id)).toMatchObject({ refunded: QUIZ });
  });

  it('leaves nothing payable of a booking that is deleted', async () => {
    const made = await billed();
    const { id } = await made.shop.openBalance(made.token);
    await made.shop.deleteBooking(aVisitor(), made.booking.id);
    await made.drain();
    expect(await made.ports.payments.receipt(id)).toMatchObject({ status: 'cancelled' });
  });

  it('says so when the provider is away', async () => {
    const { shop, token, away } = await billed();
    away.add('all');
    await expect(shop.payPage(token)).resolves.toBeDefined();
    await expect(shop.openBalance(token)).rejects.toMatchObject({
      kind: 'provider',
      message: 'Unable to initialize payment. Please try again.',
    });
  });
});

describe('money that came another way', () => {
  const transfer = (dollars: number, key: string | null = null) => ({
    amount: usd(dollars),
    note: 'Transfer',
    key,
  });

  it('makes a booking paid once all of it is there', async () => {
    const { shop, booking, status, ports } = await billed();
    await shop.recordOfflinePayment(anAdmin(), booking.id, transfer(989.99));
    expect(await status()).toBe('pending');
    const { entries } = await shop.recordOfflinePayment(anAdmin(), booking.id, transfer(0.01));
    expect(await status()).toBe('paid');
    expect(entries).toMatchObject([
      { kind: 'offline', note: 'Transfer', actor: { name: 'admin' }, amount: usd(989.99) },
      { kind: 'offline', amount: 1 },
    ]);
    const [entry] = await ports.read.audit.of('booking', String(booking.id));
    expect(entry).toMatchObject({ action: 'booking.paid-offline', details: { amount: 0.01 } });
  });

  it('is not more than is open, not nothing, and not twice', async () => {
    const { shop, booking } = await billed();
    const record = (dollars: number, key: string | null = null) =>
      shop.recordOfflinePayment(anAdmin(), booking.id, transfer(dollars, key));
    for (const wrong of [0, 990.01])
      await expect(record(wrong)).rejects.toMatchObject({ kind: 'invalid', issues: [{ path: 'amount' }] });
    await record(100, 'k');
    expect(await record(100, 'k')).toMatchObject({ open: usd(890) });
    await record(890);
    await expect(record(1)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This booking is already paid.',
    });
  });

  it('cancels card payments of the rest that are still open', async () => {
    const made: PayingShop & { token: string; booking: { id: number } } = await billed();
    const { id } = await made.shop.openBalance(made.token);
    await made.shop.recordOfflinePayment(anAdmin(), made.booking.id, transfer(990));
    await made.drain();
    expect(await made.ports.payments.receipt(id)).toMatchObject({ status: 'cancelled' });
  });
});
