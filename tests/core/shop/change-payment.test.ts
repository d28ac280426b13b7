import { Refusal } from '@wondercast/core/kernel/refusal';
import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders.ts';
import { anAdmin, aVisitor } from '../../support/memory-ports.ts';
import { DECLINED_CARD, GOOD_CARD, mailsOf, payingShop, payTokenIn } from '../../support/paying.ts';

const owner = { caller: aVisitor(), token: null };
const somebody = { caller: aVisitor('somebody'), token: null };
const DIFFERENCE = usd(260);
const DAY = 24 * 60;

/** A paid booking whose amendment waits for its payment. */
const waiting = async () => {
  const made = await payingShop();
  const booking = await made.bookPaid();
  await made.drain();
  const { payment } = await made.shop.amendBooking(owner, booking.id, {
    lines: [{ line: 1, headcount: 60 }],
    shownDifference: DIFFERENCE,
    version: booking.version,
  });
  if (!payment) throw new Error('Nothing is to be paid');
  const became = async (who = owner) =>
    (await made.shop.completeChangePayment(who, booking.id, payment.intentId)).became;
  const waits = async () => (await made.shop.paymentsOfBooking(owner, booking.id)).waiting;
  return { ...made, booking, payment, became, waits };
};

const refused = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal ? error.kind : `not refused: ${error}`;
};

describe('a change that waits for its payment', () => {
  it('is said with what is to be paid, until when', async () => {
    const { clock, waits, payment } = await waiting();
    expect(await waits()).toMatchObject({ kind: 'amendment', amount: DIFFERENCE });
    expect((await waits())?.expiresAt).toEqual(new Date(clock.now.getTime() + DAY * 60_000));
    expect(payment.expiresAt).toEqual((await waits())?.expiresAt);
  });

  it('is paid on with the same payment by whoever left, and is made once', async () => {
    const { shop, simulator, booking, payment, became, waits, ledgerOf } = await waiting();
    const opened = await shop.openChangePayment(owner, booking.id);
    expect([opened.id, opened.amount]).toEqual([payment.intentId, DIFFERENCE]);
    expect(await became()).toBe('waits');
    await simulator.cards.pay(opened.clientSecret, DECLINED_CARD);
    expect(await became()).toBe('waits');
    await simulator.cards.pay(opened.clientSecret, GOOD_CARD);
    expect(await became()).toBe('made');
    expect(await became()).toBe('made');
    expect(await waits()).toBeNull();
    expect(await refused(shop.openChangePayment(owner, booking.id))).toBe('conflict');
    const charges = (await ledgerOf(booking.id)).filter(({ kind }) => kind === 'charge');
    expect(charges.map(({ amount }) => amount)).toEqual([usd(990), DIFFERENCE]);
  });

  it('is lost when it lapses; what is paid for a booking that has changed goes back', async () => {
    const late = await waiting();
    late.pass(DAY + 1);
    expect(await late.became()).toBe('lapsed');
    expect(await late.waits()).toBeNull();
    expect(await refused(late.shop.openChangePayment(owner, late.booking.id))).toBe('conflict');
    expect(await refused(late.shop.mailChangePayment(owner, late.booking.id))).toBe('conflict');

    const other = await waiting();
    await other.shop.setConfirmed(anAdmin(), other.booking.id, { confirmed: true });
    await other.simulator.cards.pay(other.payment.clientSecret, GOOD_CARD);
    expect(await other.became()).toBe('returned');
  });

  it('is nobody else’s, and a payment of another booking says nothing', async () => {
    const { shop, booking, payment, became } = await waiting();
    expect(await refused(shop.openChangePayment(somebody, booking.id))).toBe('not-found');
    expect(await refused(became(somebody))).toBe('not-found');
    expect(await refused(shop.mailChangePayment(somebody, booking.id))).toBe('not-found');
    expect(await refused(shop.completeChangePayment(owner, booking.id, 'pi_other'))).toBe('not-found');
    const [bought] = await shop.paymentsOfBooking(owner, booking.id).then(({ movements }) => movements);
    expect(bought?.kind).toBe('charge');
    expect(payment.amount).toBe(DIFFERENCE);
  });

  it('is mailed with a link that pays it, each time that is asked, and no more once it is made', async () => {
    const made = await waiting();
    const { shop, drain, simulator, booking, became } = made;
    await shop.mailChangePayment(owner, booking.id);
    await drain();
    const [mail] = mailsOf(made, 'change-payment');
    expect(mail?.text).toContain('Starter becomes Elevated for 60 people: +$260.00');
    expect(mail?.text).toContain('You can pay until');
    const token = payTokenIn(made);
    expect(await shop.payPage(token)).toMatchObject({ open: DIFFERENCE });
    await shop.mailChangePayment(owner, booking.id);
    await drain();
    expect(mailsOf(made, 'change-payment')).toHaveLength(2);
    expect(payTokenIn(made)).not.toBe(token);
    await shop.mailChangePayment(owner, booking.id);
    const { clientSecret } = await shop.openBalance(token);
    await simulator.cards.pay(clientSecret, GOOD_CARD);
    expect(await became()).toBe('made');
    await drain();
    expect(mailsOf(made, 'change-payment')).toHaveLength(2);
  });

  it('is mailed by itself when the desk has made it', async () => {
    const made = await payingShop();
    const { id, version } = await made.bookPaid();
    await made.drain();
    const given = { lines: [{ line: 1, headcount: 60 }], shownDifference: DIFFERENCE, version };
    await made.shop.amendAnyBooking(anAdmin(), id, { ...given, reason: 'They grew.' });
    await made.drain();
    expect(mailsOf(made, 'change-payment')).toHaveLength(1);
    expect(await made.shop.payPage(payTokenIn(made))).toMatchObject({ open: DIFFERENCE });
  });
});
