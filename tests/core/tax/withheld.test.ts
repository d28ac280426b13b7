import type { Asking } from '@wondercast/core/bookings/booking/steps/assert-owner';
import { standingDocuments } from '@wondercast/core/bookings/invoicing/document-state';
import { eInvoiceOf } from '@wondercast/core/bookings/invoicing/e-invoice-of';
import { figuresOf, type Invoice } from '@wondercast/core/bookings/invoicing/invoice';
import { mergedValidInvoice } from '@wondercast/core/bookings/invoicing/invoice-set';
import { plus, ZERO } from '@wondercast/core/kernel/money';
import { describe, expect, it } from 'vitest';
import { feeItems, reasonsOf, sumsOf } from '../../../adapters/pdf/invoice-words.ts';
import { aRequestedLine, usd } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, mailsOf, payingShop } from '../../support/paying.ts';
import { aBilling, BERLIN } from './a-tax.ts';

const HOUR_MS = 3_600_000;
const asking: Asking = { caller: aVisitor(), token: null };

/** A booking of two sessions of 990.00, invoiced; half of a session's price is withheld where it is cancelled so late. */
const invoiced = async (country = 'DE', isWithheldOutside = true) => {
  const made = await payingShop();
  const { shop, ports, clock, drain, pass } = made;
  await shop.setTax(anAdmin(), null, { isOn: true, ...BERLIN, isWithheldOutside });
  const lines = [aRequestedLine({ quantity: 2 })];
  const billing = { ...aBilling(country), lines: [] };
  const { total } = await shop.quoteCart({ lines, discountCode: null, billing }, null);
  const { id } = await shop.placeBooking(aPlacing({ lines, billing, shownTotal: total }));
  for (const unit of [1, 2])
    await shop.agreeSession(anAdmin(), `${id}-1-${unit}`, {
      startsAt: new Date(clock.now.getTime() + 100 * HOUR_MS),
      zone: 'UTC',
    });
  await shop.numberInvoice(id);
  const documents = () => ports.read.invoices.ofBooking(id);
  const cancel = async (unit: number | null) => {
    const sessionId = unit === null ? null : `${id}-1-${unit}`;
    const { booking, sessions } = await shop.choicesOfBooking(asking, id);
    const { fee, refund } = sessions.find((each) => each.sessionId === sessionId)?.cancel ?? booking;
    await shop.cancelOwn(
      asking,
      { bookingId: id, sessionId },
      { shownFee: fee, shownRefund: refund, reason: null },
    );
    // Changes of an hour have one new document.
    await drain();
    pass(61);
    await drain();
    return fee;
  };
  const pay = (dollars: number) =>
    shop.recordOfflinePayment(anAdmin(), id, { amount: usd(dollars), note: 'Transfer', key: null });
  const standing = async () =>
    standingDocuments(await documents(), await ports.read.ledger.ofBooking(id), clock.now).map((each) => [
      each.kind,
      each.figures.total,
      each.state,
    ]);
  return { ...made, id, documents, cancel, pay, standing };
};

const codesOf = (document: Invoice | undefined): readonly string[] => {
  const found = document && eInvoiceOf(document, null);
  return found?.found ? found.eInvoice.taxes.map(({ rate }) => rate.code) : [found?.why ?? 'no document'];
};

describe('what is withheld outside the scope of tax', () => {
  it('has an invoice of its own, so that both have XML, and both come to what the booking costs', async () => {
    const { cancel, documents, standing, ports, id } = await invoiced();
    expect(await cancel(1)).toBe(usd(495));
    expect(await standing()).toEqual([
      ['invoice', usd(1980), 'replaced'],
      ['credit-note', usd(1980), 'credit-note'],
      ['invoice', usd(990), 'open'],
      ['invoice', usd(495), 'open'],
    ]);
    const [, , rest, fees] = await documents();
    expect([rest, fees].map(codesOf)).toEqual([['S'], ['O']]);
    expect([rest?.figures.fees, fees?.figures.lines, fees?.figures.policy]).toEqual([[], [], []]);
    expect(fees?.figures.fees).toEqual([{ reason: 'Cancelled: The Big Quiz, session 1', amount: usd(495) }]);
    const booking = await ports.read.bookings.byId(id);
    expect(plus(rest?.figures.total ?? ZERO, fees?.figures.total ?? ZERO)).toBe(booking?.total);
  });

  it('stands on paper where lines stand, with the reason that it has no tax', async () => {
    const { cancel, documents } = await invoiced();
    await cancel(1);
    const [, , rest, fees] = await documents();
    if (!rest || !fees) throw new Error('There are two');
    expect([feeItems(rest.figures), feeItems(fees.figures)]).toEqual([
      [],
      [{ name: 'Cancelled: The Big Quiz, session 1', net: usd(495) }],
    ]);
    expect(sumsOf(fees).slice(0, 3)).toEqual([
      ['Subtotal, net', '$495.00'],
      ['Outside the scope of tax on $495.00', '$0.00'],
      ['Total', '$495.00'],
    ]);
    const { taxed } = fees.figures;
    expect(taxed && reasonsOf(taxed)).toEqual(['Outside the scope of tax: withheld for what was cancelled.']);
  });

  it('is paid after the rest, and a receipt has both', async () => {
    const { cancel, documents, standing, pay, shop, id } = await invoiced();
    await cancel(1);
    await pay(400);
    expect((await standing()).slice(2)).toMatchObject([
      ['invoice', usd(990), 'open'],
      ['invoice', usd(495), 'open'],
    ]);
    await pay(600);
    expect((await standing()).slice(2)).toMatchObject([
      ['invoice', usd(990), 'paid'],
      ['invoice', usd(495), 'open'],
    ]);
    await pay(485);
    expect((await standing()).slice(2)).toMatchObject([
      ['invoice', usd(990), 'paid'],
      ['invoice', usd(495), 'paid'],
    ]);
    const [, , rest, fees] = await documents();
    const { file } = await shop.receiptPdf(asking, id);
    const drawn = JSON.parse(new TextDecoder().decode(file));
    expect([drawn.number, drawn.figures.total, drawn.figures.paid, drawn.payments.length]).toEqual([
      `${rest?.number}, ${fees?.number}`,
      usd(1485),
      usd(1485),
      3,
    ]);
    const { file: pdf } = await shop.bookingDocumentPdf(asking, id, fees?.id ?? 0);
    const settled = JSON.parse(new TextDecoder().decode(pdf));
    expect([
      settled.figures.paid,
      settled.figures.due,
      settled.payments,
      settled.eInvoice.totals.paid,
    ]).toEqual([usd(495), 0, [], usd(495)]);
  });

  it('is mailed with the rest, in one mail that says what both come to', async () => {
    const made = await invoiced();
    await made.cancel(1);
    const [, , rest, fees] = await made.documents();
    const mail = mailsOf(made, 'invoice').at(-1);
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
      `${rest?.number}.pdf`,
      `${fees?.number}.pdf`,
    ]);
    expect(mail?.text).toContain(`on invoice ${fees?.number}, which is attached too`);
    expect(mail?.text).toContain('$1,485.00');
  });

  it('is taken back with the rest where something changes, and stands alone where nothing else is left', async () => {
    const { cancel, documents, standing, shop, id } = await invoiced();
    await cancel(1);
    await cancel(2);
    expect((await standing()).slice(2)).toEqual([
      ['invoice', usd(990), 'replaced'],
      ['invoice', usd(495), 'replaced'],
      ['credit-note', usd(990), 'credit-note'],
      ['credit-note', usd(495), 'credit-note'],
      ['invoice', usd(990), 'open'],
    ]);
    const last = (await documents()).at(-1);
    expect([codesOf(last), last?.figures.part]).toEqual([['O'], undefined]);
    const before = (await documents()).length;
    await shop.bookingDocuments(asking, id);
    await shop.invoicePdf(asking, id);
    expect(await documents()).toHaveLength(before);
    await shop.deleteAnyBooking(anAdmin(), id);
    expect((await documents()).slice(before).map(({ kind, credits }) => [kind, credits])).toEqual([
      ['credit-note', last?.id],
    ]);
  });

  it('is credited with the rest when the booking is deleted', async () => {
    const { cancel, documents, shop, id } = await invoiced();
    await cancel(1);
    const [, , rest, fees] = await documents();
    await shop.deleteAnyBooking(anAdmin(), id);
    expect((await documents()).slice(4).map(({ kind, credits }) => [kind, credits])).toEqual([
      ['credit-note', rest?.id],
      ['credit-note', fees?.id],
    ]);
  });

  it.each([
    ['nothing of the booking is in the scope', 'US', true],
    ['a fee has its session’s tax', 'DE', false],
  ])('stands on the one document where %s', async (_, country, isWithheldOutside) => {
    const { cancel, documents } = await invoiced(country, isWithheldOutside);
    await cancel(1);
    const all = await documents();
    expect([all.length, all[2]?.figures.fees?.length, codesOf(all[2])]).toEqual([
      3,
      1,
      [country === 'US' ? 'O' : 'S'],
    ]);
  });

  it('stays on a document of an older release, which had both', async () => {
    const { cancel, documents, ports, shop, id, now } = await invoiced().then((made) => ({
      ...made,
      now: made.clock.now,
    }));
    await cancel(1);
    const [, , ...valid] = await documents();
    const booking = await ports.read.bookings.byId(id);
    if (!booking) throw new Error('It is there');
    await ports.unitOfWork(async ({ invoices }) => {
      for (const each of valid)
        await invoices.issue({ ...each, kind: 'credit-note', credits: each.id, issuedAt: now });
      const figures = figuresOf(booking, ZERO, ports.profile);
      await invoices.issue({
        ...booking,
        kind: 'invoice',
        bookingId: id,
        issuedAt: now,
        dueOn: null,
        credits: null,
        figures,
      });
    });
    const before = await documents();
    await shop.invoicePdf(asking, id);
    await shop.bookingDocuments(asking, id);
    expect(await documents()).toEqual(before);
    expect(mergedValidInvoice(before)).toEqual(before.at(-1));
    expect(codesOf(before.at(-1))).toEqual(['mixed-scope']);
  });
});
