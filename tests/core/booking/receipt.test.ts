import type { Asking } from '@wondercast/core/bookings/booking/steps/assert-owner';
import { chargesOf } from '@wondercast/core/bookings/invoicing/charges';
import { standingDocuments } from '@wondercast/core/bookings/invoicing/document-state';
import type { InvoiceFigures } from '@wondercast/core/bookings/invoicing/invoice';
import type { PaymentShown } from '@wondercast/core/bookings/invoicing/payments-shown';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, usd } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, mailsOf, payingShop } from '../../support/paying.ts';

const asking: Asking = { caller: aVisitor(), token: null };

interface Document {
  readonly number: string;
  readonly isReceipt?: boolean;
  readonly payUrl: string | null;
  readonly payments?: readonly PaymentShown[];
  readonly figures: InvoiceFigures;
}

const read = (file: Uint8Array): Document => JSON.parse(new TextDecoder().decode(file));

const DAY = /^\d{4}-\d\d-\d\d$/;
const card = (amount: number) => ({
  day: expect.stringMatching(DAY),
  words: 'Visa ending in 4242',
  amount,
  goesBack: false,
});

/** A quiz of $990, to be paid later, with its invoice. */
const invoicedShop = async () => {
  const made = await payingShop();
  const { id } = await made.shop.placeBooking(aPlacing({ shownTotal: usd(990) }));
  await made.drain();
  const transfer = (dollars: number) =>
    made.shop.recordOfflinePayment(anAdmin(), id, { amount: usd(dollars), note: 'Desk only', key: null });
  const invoice = async () => read(await made.shop.invoicePdf(asking, id));
  const receipt = async () => read((await made.shop.receiptPdf(asking, id)).file);
  const states = async () => (await made.shop.bookingDocuments(asking, id)).map(({ state }) => state);
  return { ...made, id, transfer, invoice, receipt, states };
};

describe('the receipt of a booking', () => {
  it('names the card by its last four digits, and goes with the mails of a payment', async () => {
    const made = await payingShop();
    const { id } = await made.bookPaid({ lines: [aRequestedLine()] });
    await made.drain();
    const { file, invoice } = await made.shop.receiptPdf(asking, id);
    expect(read(file)).toMatchObject({
      isReceipt: true,
      number: invoice.number,
      payments: [card(usd(990))],
      figures: { total: usd(990), paid: usd(990), due: 0 },
    });
    const [mail] = mailsOf(made, 'invoice-');
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      `${invoice.number}.pdf`,
      `receipt-${invoice.number}.pdf`,
    ]);
  });

  it('is there for a transfer too, which is mailed, without what the desk noted', async () => {
    const made = await invoicedShop();
    await made.transfer(990);
    await made.drain();
    const { payments } = await made.receipt();
    expect(payments).toMatchObject([{ words: 'Transfer or other payment', amount: usd(990) }]);
    const [mail] = mailsOf(made, 'payment-');
    expect(mail?.text).toContain('We have received $990.00 USD');
    expect(mail?.attachments).toHaveLength(1);
    expect(JSON.stringify(payments)).not.toContain('Desk only');
  });

  it('is not there before anything was paid, and for nobody else', async () => {
    const { shop, id } = await invoicedShop();
    await expect(shop.receiptPdf(asking, id)).rejects.toMatchObject({ kind: 'not-found' });
    const stranger = { caller: aVisitor('somebody else'), token: null };
    await expect(shop.receiptPdf(stranger, id)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('says of a part what is still due, and what went back', async () => {
    const made = await invoicedShop();
    await made.transfer(400);
    expect(await made.receipt()).toMatchObject({ figures: { paid: usd(400), due: usd(590) } });
    await made.transfer(590);
    await made.shop.refundBooking(anAdmin(), made.id, { amount: usd(90), note: 'Goodwill', key: null });
    for (const { entry } of await made.shop.refundsToPayOut(anAdmin()))
      await made.shop.markPaidOut(anAdmin(), entry.id);
    expect((await made.receipt()).payments?.map(({ words, goesBack }) => [words, goesBack])).toEqual([
      ['Transfer or other payment', false],
      ['Transfer or other payment', false],
      ['Refunded by transfer', true],
    ]);
  });
});

describe('an invoice', () => {
  it('stays as it was issued until it is paid, then says what paid it', async () => {
    const made = await invoicedShop();
    const issued = await made.invoice();
    expect(issued).toMatchObject({ figures: { paid: 0, due: usd(990) } });
    await made.transfer(400);
    expect(await made.invoice()).toEqual(issued);
    expect(await made.states()).toEqual(['open']);
    await made.transfer(590);
    expect(await made.invoice()).toMatchObject({
      number: issued.number,
      payUrl: null,
      payments: [{ amount: usd(400) }, { amount: usd(590) }],
      figures: { lines: issued.figures.lines, paid: usd(990), due: 0 },
    });
    expect(await made.states()).toEqual(['paid']);
  });

  it('is overdue after its day, replaced by another one, taken back with nothing in its place', async () => {
    const { shop, ports, id, states, pass } = await invoicedShop();
    const [issued] = await ports.read.invoices.ofBooking(id);
    if (!issued) throw new Error('It is issued');
    const note = { ...issued, id: 2, kind: 'credit-note' as const, credits: issued.id };
    const now = new Date(issued.issuedAt.getTime() + 60 * 86_400_000);
    const stand = (...documents: (typeof issued)[]) =>
      standingDocuments(documents, [], now).map(({ state }) => state);
    expect(stand(issued)).toEqual(['overdue']);
    expect(stand(issued, note)).toEqual(['credited', 'credit-note']);
    expect(stand(issued, note, { ...issued, id: 3 })).toEqual(['replaced', 'credit-note', 'overdue']);
    pass(60 * 24 * 60);
    expect(await states()).toEqual(['overdue']);
    expect((await shop.listInvoices(anAdmin(), { limit: 5, before: null })).invoices).toMatchObject([
      { id: issued.id, state: 'overdue' },
    ]);
  });

  it('shows a tier without its add-ons, then each add-on, which together are the amount of the line', () => {
    const money = fc.integer({ min: 0, max: 99_999 }).map((whole) => usd(whole / 100));
    fc.assert(
      fc.property(
        money,
        fc.array(money, { maxLength: 4 }),
        fc.integer({ min: 1, max: 900 }),
        (tier, prices, units) => {
          const unitPrice = usd((tier + prices.reduce<number>((all, price) => all + price, 0)) / 100);
          const [first, ...rest] = chargesOf(
            {
              title: 'Quiz',
              tier: 'starter',
              units,
              unitPrice,
              amount: usd((unitPrice * units) / 100),
              addOns: prices.map((price) => ({ name: 'More', price })),
              days: [],
            },
            null,
          );
          expect(first.unitPrice).toBe(tier);
          expect([first, ...rest].reduce((all, { amount }) => all + amount, 0)).toBe(unitPrice * units);
          for (const charge of [first, ...rest]) expect(charge.amount).toBe(charge.unitPrice * units);
        },
      ),
    );
  });

  it('says the price that a changed rate leaves of a net one, and else the price as entered', () => {
    const line = {
      ...({ title: 'Quiz', tier: 'starter', units: 3, days: [] } as const),
      ...{ unitPrice: usd(12), amount: usd(36), addOns: [{ name: 'More', price: usd(2) }] },
    };
    const told = (net: number, entered: 'gross' | 'net') =>
      chargesOf(line, usd(net), entered).map(({ unitPrice, amount }) => [unitPrice, amount]);
    expect(told(36, 'net')).toEqual([
      [1000, 3000],
      [200, 600],
    ]);
    expect(told(35.4, 'net')).toEqual([
      [983, 2950],
      [197, 590],
    ]);
    expect(told(30.25, 'gross')).toEqual([
      [1000, 2521],
      [200, 504],
    ]);
  });
});
