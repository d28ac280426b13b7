import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders.ts';
import { aPlacing } from '../../support/memory-ports.ts';
import {
  anAdmin,
  GOOD_CARD,
  mailsOf,
  payingShop,
  payTokenIn,
  QUIZ,
  SLOW_CARD,
} from '../../support/paying.ts';

/** A booking whose card payment arrives in the moment in which the desk writes down a transfer. */
const paidTwice = async ({ transferred = QUIZ, isMarked = false, card = GOOD_CARD } = {}) => {
  const made = await payingShop();
  const { shop, simulator, drain, pass } = made;
  const booking = await shop.placeBooking(aPlacing());
  await drain();
  const token = payTokenIn(made);
  const opened = await shop.openBalance(token);
  const paying = card === SLOW_CARD ? simulator.cards.pay(opened.clientSecret, card) : null;
  if (isMarked) await shop.setPaymentStatus(anAdmin(), booking.id, { paymentStatus: 'paid' });
  else
    await shop.recordOfflinePayment(anAdmin(), booking.id, {
      amount: transferred,
      note: 'Bank transfer',
      key: null,
    });
  if (!paying) await simulator.cards.pay(opened.clientSecret, card);
  await drain();
  pass(1);
  await paying;
  await shop.reconcilePayments();
  await drain();
  const list = () => shop.attentionList(anAdmin());
  const balance = async () => (await shop.ledgerOfBooking(anAdmin(), booking.id)).balance;
  return { ...made, booking, token, intentId: opened.id, list, balance };
};

describe('money that comes in from two sides', () => {
  it('is listed with what is too much, and the shop is mailed', async () => {
    const made = await paidTwice();
    expect(await made.balance()).toMatchObject({ received: usd(1980), total: QUIZ });
    expect(await made.list()).toMatchObject([
      { intentId: made.intentId, amount: QUIZ, reason: 'paid-twice', booking: { id: made.booking.id } },
    ]);
    expect(mailsOf(made, 'attention-')).toMatchObject([
      { subject: `Booking ${made.booking.reference} was overpaid by $990.00` },
    ]);
    await made.shop.reconcilePayments();
    expect(await made.list()).toHaveLength(1);
  });

  it('is listed when an administrator has marked the booking paid meanwhile', async () => {
    const { list } = await paidTwice({ isMarked: true, card: SLOW_CARD });
    expect(await list()).toMatchObject([{ reason: 'paid-twice', amount: QUIZ }]);
  });

  it('is listed with the difference when the transfer was a part', async () => {
    const { list } = await paidTwice({ transferred: usd(500) });
    expect(await list()).toMatchObject([{ reason: 'paid-twice', amount: usd(500) }]);
  });

  it('goes back to the card once, what is too much and no more, and leaves the booking paid', async () => {
    const { shop, list, intentId, booking, ports, balance } = await paidTwice({ transferred: usd(500) });
    const twice = await Promise.allSettled([
      shop.refundAttention(anAdmin(), intentId),
      shop.refundAttention(anAdmin(), intentId),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await ports.payments.receipt(intentId)).toMatchObject({ refunded: usd(500) });
    expect(await balance()).toMatchObject({ received: usd(1490), refunded: usd(500), kept: QUIZ });
    expect(await list()).toEqual([]);
    expect((await ports.read.bookings.byId(booking.id))?.paymentStatus).toBe('paid');
    await expect(shop.refundAttention(anAdmin(), intentId)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is off the list while a refund is on its way, and on it again when the provider will not', async () => {
    const { shop, list, intentId, away, pass, simulator, booking } = await paidTwice();
    away.add('refund');
    await expect(shop.refundAttention(anAdmin(), intentId)).rejects.toMatchObject({ kind: 'provider' });
    expect(await list()).toEqual([]);
    // Somebody has given it back at the provider's own desk, and the shop has not heard of it.
    await simulator.refund({ key: 'elsewhere', intentId, amount: QUIZ });
    away.clear();
    pass(1);
    await shop.reconcilePayments();
    expect(await list()).toMatchObject([{ reason: 'paid-twice', intentId }]);
    const { body, signature } = simulator.deliver({
      id: 'evt_1',
      kind: 'refund',
      intentId,
      refundId: 're_1',
      key: null,
      amount: QUIZ,
      status: 'succeeded',
    });
    await shop.receiveWebhook(body, signature);
    expect(await list()).toEqual([]);
    expect((await shop.ledgerOfBooking(anAdmin(), booking.id)).balance.kept).toBe(QUIZ);
  });

  it('is listed again when a bank turns the refund away', async () => {
    const { shop, list, intentId, simulator, ledgerOf, booking } = await paidTwice();
    await shop.refundAttention(anAdmin(), intentId);
    const refund = (await ledgerOf(booking.id)).find(({ kind }) => kind === 'refund');
    const { body, signature } = simulator.deliver({
      id: 'evt_2',
      kind: 'refund',
      intentId,
      refundId: refund?.providerId ?? '',
      key: refund?.key ?? null,
      amount: QUIZ,
      status: 'failed',
    });
    await shop.receiveWebhook(body, signature);
    const reasons = (await list()).map(({ reason, amount }) => [reason, amount]);
    expect(reasons.toSorted()).toEqual([
      ['paid-twice', QUIZ],
      ['refund-failed', QUIZ],
    ]);
  });

  it('goes back with the booking when that is deleted', async () => {
    const { shop, list, ports, intentId, booking } = await paidTwice();
    await shop.deleteAnyBooking(anAdmin(), booking.id);
    expect(await ports.payments.receipt(intentId)).toMatchObject({ refunded: QUIZ });
    expect(await list()).toEqual([]);
  });

  it('is not listed where the rest was paid by card', async () => {
    const made = await payingShop();
    const { shop, simulator, drain } = made;
    const booking = await shop.placeBooking(aPlacing());
    await drain();
    const token = payTokenIn(made);
    const transfer = { amount: usd(500), note: 'Bank transfer', key: null };
    await shop.recordOfflinePayment(anAdmin(), booking.id, transfer);
    const { id, clientSecret } = await shop.openBalance(token);
    await simulator.cards.pay(clientSecret, GOOD_CARD);
    await shop.settleBalance(token, id);
    expect(await shop.attentionList(anAdmin())).toEqual([]);
  });
});
