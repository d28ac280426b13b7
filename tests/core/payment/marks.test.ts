import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, payingShop, QUIZ } from '../../support/paying.ts';

/** An unpaid booking of $990, and what the desk does with its money. */
const unpaid = async () => {
  const made = await payingShop();
  const { shop, ledgerOf } = made;
  const { id } = await shop.placeBooking(aPlacing());
  const mark = (paymentStatus: 'paid' | 'pending') => shop.setPaymentStatus(anAdmin(), id, { paymentStatus });
  const receive = (dollars: number, note = 'Bank transfer') =>
    shop.recordOfflinePayment(anAdmin(), id, { amount: usd(dollars), note, key: null });
  const refund = (key: string | null = null) =>
    shop.refundBooking(anAdmin(), id, { amount: null, note: 'Sent back', key });
  const ledger = () => shop.ledgerOfBooking(anAdmin(), id);
  const asking = { caller: aVisitor(), token: null };
  const seen = () => shop.paymentsOfBooking(asking, id);
  return { ...made, id, mark, receive, refund, ledger, seen, entries: () => ledgerOf(id) };
};

describe('a booking that is marked pending', () => {
  it('keeps a transfer that was recorded, and its customer sees no refund that nobody made', async () => {
    const { receive, mark, ledger, seen } = await unpaid();
    await receive(190.01);
    await mark('paid');
    await mark('pending');
    expect(await ledger()).toMatchObject({
      paymentStatus: 'pending',
      balance: { kept: usd(190.01) },
      open: usd(799.99),
      entries: [
        { kind: 'offline', amount: usd(190.01), note: 'Bank transfer' },
        { kind: 'offline', amount: usd(799.99), note: 'Marked as paid' },
        { kind: 'refund', amount: usd(799.99), note: 'Marked as pending' },
      ],
    });
    expect(await seen()).toMatchObject({
      received: usd(190.01),
      refunded: 0,
      open: usd(799.99),
      movements: [{ kind: 'offline', amount: usd(190.01) }],
    });
    await mark('paid');
    await mark('pending');
    expect(await ledger()).toMatchObject({ balance: { kept: usd(190.01) }, open: usd(799.99) });
  });

  it('was not paid by a transfer, whatever its note says: that goes back by a refund', async () => {
    const { receive, mark, refund, ledger, entries, shop } = await unpaid();
    await receive(990, 'Marked as paid');
    await expect(mark('pending')).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Money was received for this booking. Refund the payment to make it pending again.',
    });
    expect(await ledger()).toMatchObject({ paymentStatus: 'paid', refundable: QUIZ });
    await refund('once');
    expect(await refund('once')).toMatchObject({ paymentStatus: 'paid', refundable: 0 });
    const [, back, ...more] = await entries();
    expect([back, more]).toMatchObject([{ kind: 'refund', status: 'pending', amount: QUIZ }, []]);
    await shop.markPaidOut(anAdmin(), back?.id ?? 0);
    expect(await ledger()).toMatchObject({ paymentStatus: 'pending', open: QUIZ });
  });
});
