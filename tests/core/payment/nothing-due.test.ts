import { csvRows } from '@wondercast/core/desk/office/csv';
import { EVERY_BOOKING, NEWEST_FIRST } from '@wondercast/core/desk/office/register';
import { paymentPhrase, paymentStanding } from '@wondercast/core/money/payment/payment-status';
import { describe, expect, it } from 'vitest';
import { factsOf, sumsOf } from '../../../adapters/pdf/invoice-words.ts';
import { aDiscountCode, usd } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, payingShop, payTokenIn, QUIZ } from '../../support/paying.ts';

const asking = { caller: aVisitor(), token: null };
const shown = (fee: number, refund: number) => ({
  shownFee: usd(fee),
  shownRefund: usd(refund),
  reason: null,
});

describe('a booking that has nothing due', () => {
  const cancelledUnpaid = async () => {
    const made = await payingShop();
    const booking = await made.shop.placeBooking(aPlacing());
    await made.drain();
    const after = await made.shop.cancelOwn(asking, { bookingId: booking.id, sessionId: null }, shown(0, 0));
    return { ...made, booking: after };
  };

  it('is not paid because it was cancelled before anybody paid', async () => {
    const { booking, shop, ports } = await cancelledUnpaid();
    expect(booking).toMatchObject({ total: 0, paymentStatus: 'pending', state: 'cancelled' });
    expect(paymentPhrase(paymentStanding(booking))).toBe('Nothing due');
    const listed = async (paymentStatus: 'paid' | 'pending' | 'nothing-due') => {
      const filter = { ...EVERY_BOOKING, paymentStatus };
      const page = await ports.read.register.page({ filter, order: NEWEST_FIRST }, { limit: 9, after: null });
      return page.total;
    };
    expect([await listed('paid'), await listed('pending'), await listed('nothing-due')]).toEqual([0, 0, 1]);
    const row = csvRows([
      { booking, account: null, open: usd(0), invoice: null, mails: [], numberChecks: [] },
    ]);
    expect(row).toContain('Nothing due');
    expect(await shop.payLinkForPlacer(booking)).toBeNull();
    expect(await shop.ledgerOfBooking(anAdmin(), booking.id)).toMatchObject({ open: 0 });
  });

  it('asks for no payment by the mail that was sent before, and by none that is sent later', async () => {
    const made = await cancelledUnpaid();
    const { booking, shop, ports, drain } = made;
    const page = await shop.payPage(payTokenIn(made));
    expect(page).toMatchObject({ total: 0, open: 0, paymentStatus: 'pending' });
    await drain();
    await shop.mailBookingReceived(booking.id, false, 'again');
    expect(ports.mails.at(-1)?.text).not.toContain('/pay/');
  });

  it('is changed at once where the change costs something, as what is paid later', async () => {
    const { shop, ports } = await payingShop();
    await ports.unitOfWork(({ discountCodes }) =>
      discountCodes.add(aDiscountCode({ code: 'FREE', discountValue: 990, discountType: 'fixed' })),
    );
    const free = await shop.placeBooking(aPlacing({ discountCode: 'FREE', shownTotal: usd(0) }));
    expect(free).toMatchObject({ total: 0, paymentStatus: 'paid' });
    const given = {
      lines: [{ line: 1, quantity: 2 }],
      shownDifference: QUIZ,
      version: free.version,
    } as Parameters<typeof shop.amendBooking>[2];
    const { booking } = await shop.amendBooking(asking, free.id, given);
    expect(booking).toMatchObject({ total: QUIZ, paymentStatus: 'pending', waived: 0 });
    expect(await shop.ledgerOfBooking(anAdmin(), free.id)).toMatchObject({ open: QUIZ });
  });
});

describe('an invoice', () => {
  it('prints as paid what the ledger says, and names what was given back of a paid booking', async () => {
    const { bookPaid, shop, ports } = await payingShop();
    const { id } = await bookPaid();
    await shop.refundBooking(anAdmin(), id, { amount: usd(300.33), note: 'Goodwill', key: null });
    await shop.numberInvoice(id);
    const [invoice] = await ports.read.invoices.ofBooking(id);
    expect(invoice?.figures).toMatchObject({ total: QUIZ, paid: usd(689.67), waived: usd(300.33), due: 0 });
    if (!invoice) throw new Error('It is not issued');
    expect(sumsOf(invoice).slice(-2)).toEqual([
      ['Paid', '−$689.67'],
      ['Waived', '−$300.33'],
    ]);
    expect(factsOf({ invoice }, null)).toContainEqual(['DUE', 'Nothing due']);
  });
});
