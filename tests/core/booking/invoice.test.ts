import type { Booking } from '@wondercast/core/bookings/booking/booking';
import {
  dueOn,
  figuresOf,
  numberIn,
  seriesOf,
  validInvoiceOf,
} from '@wondercast/core/bookings/invoicing/invoice';
import { asksTheSame } from '@wondercast/core/bookings/invoicing/same-document';
import { minorUnits } from '@wondercast/core/kernel/money';
import { addressLines } from '@wondercast/core/people/address-lines';
import { describe, expect, it } from 'vitest';
import {
  aBookedLine,
  aBooking,
  aCustomer,
  anInvoice,
  aSeller,
  aSession,
  aSlot,
  day,
  usd,
} from '../../support/builders.ts';
import { anAdmin, aPlacing, aVisitor, stockedShop } from '../../support/memory-ports.ts';
import { payingShop } from '../../support/paying.ts';
import { aLineTax } from '../tax/a-tax.ts';

const shop = { seller: aSeller(), taxPercent: 0 };

describe('the figures of an invoice', () => {
  it('name the purchase order that the customer gave, also of a booking that was paid by card', async () => {
    const customer = aCustomer({ purchaseOrder: 'PO-4711' });
    expect(figuresOf(aBooking({ customer }), minorUnits(0), shop).buyer.purchaseOrder).toBe('PO-4711');
    expect(figuresOf(aBooking(), minorUnits(0), shop).buyer.purchaseOrder).toBeNull();
    const byCard = await (await payingShop()).bookPaid({ customer });
    expect(byCard.customer.purchaseOrder).toBe('PO-4711');
  });

  it('say tier, units, days, add-ons, discount, paid and due', () => {
    const booking = aBooking({
      lines: [
        aBookedLine({
          quantity: 2,
          selectedTier: 'elevated',
          addOns: [{ id: 1, name: 'Snack boxes', price: usd(189) }],
          addOnsTotal: usd(189),
          slots: [aSlot({ date: day('2026-03-19') }), aSlot()],
        }),
      ],
      subtotal: usd(2358),
      discount: { code: 'TEN', description: null, amount: usd(235.8), terms: null },
    });
    expect(figuresOf(booking, usd(1000), shop)).toMatchObject({
      buyer: { name: 'Mara Reyes', companyName: 'Northlight Studio', email: 'mara@northlight.example' },
      lines: [
        {
          title: 'The Big Quiz',
          tier: 'elevated',
          units: 2,
          unitPrice: usd(1179),
          amount: usd(2358),
          addOns: [{ name: 'Snack boxes', price: usd(189) }],
          days: ['2026-03-19'],
        },
      ],
      subtotal: usd(2358),
      discount: { code: 'TEN', amount: usd(235.8) },
      total: usd(2122.2),
      paid: usd(1000),
      due: usd(1122.2),
    });
  });

  it('tell agreed days from proposed ones, and leave out what is cancelled', () => {
    const agreed = { startsAt: new Date('2026-03-20T18:00:00Z'), zone: 'UTC' as const, minutes: 60 };
    const preferences = [aSlot({ date: day('2026-03-19') })];
    const sessions = [
      aSession({ state: 'agreed', agreed, preferences }),
      aSession({ state: 'preferred', preferences }),
      aSession({ state: 'cancelled', preferences: [aSlot({ date: day('2026-03-21') })] }),
    ];
    const booking = aBooking({ lines: [aBookedLine({ quantity: 3, sessions })], subtotal: usd(1980) });
    expect(figuresOf(booking, minorUnits(0), shop).lines).toEqual([
      {
        title: 'The Big Quiz',
        tier: 'starter',
        units: 2,
        unitPrice: usd(990),
        amount: usd(1980),
        addOns: [],
        days: ['2026-03-19'],
        agreed: ['2026-03-20'],
        sessions: [
          { day: '2026-03-20', time: '6:00 PM UTC', isAgreed: true, people: null },
          { day: '2026-03-19', time: '', isAgreed: false, people: null },
        ],
      },
    ]);
    const [proposed] = figuresOf(aBooking(), minorUnits(0), shop).lines;
    expect(proposed).not.toHaveProperty('agreed');
  });

  it.each([
    [0, 990, 0],
    [20, 990, 165],
    [7.25, 100, 6.76],
    [8.875, 1000, 81.52],
    [0.0625, 1000, 0.62],
    [99.9999, 1000, 500],
    [19, 0.01, 0],
    [100, 0.01, 0.01],
  ])('contain a tax of %s %% in $%s: $%s', (taxPercent, total, tax) => {
    const { tax: said, printsTax } = figuresOf(aBooking({ subtotal: usd(total) }), minorUnits(0), {
      ...shop,
      taxPercent,
    });
    expect(said).toEqual({ percent: taxPercent, amount: usd(tax) });
    expect(printsTax).toBe(taxPercent > 0);
  });

  it('are due thirty days after issue, or at once when paid', () => {
    const at = new Date('2026-12-15T23:30:00.000Z');
    expect(dueOn(figuresOf(aBooking(), minorUnits(0), shop), at)).toBe('2027-01-14');
    expect(dueOn(figuresOf(aBooking(), usd(990), shop), at)).toBe('2026-12-15');
  });
});

describe('the billing address of an invoice', () => {
  const billing = {
    name: 'Northlight Studio GmbH',
    lines: ['Lindengasse 4'],
    postalCode: '1070',
    city: 'Vienna',
    country: 'AT',
    region: null,
    taxNumber: 'ATU13585627',
  };
  const figuresWith = (given: Booking['billing']) =>
    figuresOf(aBooking({ billing: given }), minorUnits(0), shop);

  it('is printed line by line, and nothing for what nobody said', () => {
    expect(addressLines(billing)).toEqual(['Lindengasse 4', '1070 Vienna', 'AT', 'Tax number ATU13585627']);
    const alone = { ...billing, name: '', lines: [], postalCode: '', city: '', taxNumber: null };
    expect(addressLines({ ...alone, country: 'CA', region: 'CA-QC' })).toEqual(['CA-QC', 'CA']);
    expect(figuresWith(null).buyer).not.toHaveProperty('billing');
  });

  it('makes a document another one, and its number does', () => {
    expect(asksTheSame(figuresWith(billing), figuresWith({ ...billing }))).toBe(true);
    expect(asksTheSame(figuresWith(null), figuresWith(billing))).toBe(false);
    for (const change of [{ city: 'Graz' }, { name: 'Southlight' }, { taxNumber: null }])
      expect(asksTheSame(figuresWith(billing), figuresWith({ ...billing, ...change }))).toBe(false);
  });
});

describe('what an invoice asks for', () => {
  /** As a database answers it, which keeps no order of fields. */
  const asStored = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(asStored);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
        .map(([name, each]) => [name, asStored(each)]),
    );
  };

  it('is the same once it was stored, so that nothing is issued anew', () => {
    const tax: Booking['tax'] = {
      entered: 'gross',
      zone: 'Europe/Berlin',
      isWithheldOutside: false,
      rates: [aLineTax({ parts: [{ name: 'GST', number: 'R1', percent: 19 }] })],
      units: [{ line: 0, from: 0, to: 9, rate: 0, addOns: [] }],
    };
    const fee = {
      kind: 'amendment',
      amount: minorUnits(500),
      reason: 'Late',
      session: null,
      at: new Date(),
    } as const;
    const figures = figuresOf(aBooking({ tax, fees: [fee] }), minorUnits(0), shop);
    expect(figures.taxed?.rates[0]?.parts).toHaveLength(1);
    const stored = asStored(figures) as typeof figures;
    expect(asksTheSame(stored, figures)).toBe(true);
  });
});

describe('the number of an invoice', () => {
  it('belongs to its kind and UTC year', () => {
    expect(seriesOf(anInvoice({ issuedAt: new Date('2027-01-01T00:00:00.000Z') }))).toBe('INV-2027');
    expect(seriesOf({ ...anInvoice(), kind: 'credit-note' })).toBe('CN-2026');
    expect(numberIn('INV-2026', 42)).toBe('INV-2026-000042');
    expect(numberIn('INV-2026', 1_234_567)).toBe('INV-2026-1234567');
  });
});

const owner = { caller: aVisitor(), token: null };

describe('the invoice of a booking', () => {
  const shopWithBooking = async () => {
    const made = await stockedShop();
    return { ...made, booking: await made.shop.placeBooking(aPlacing()) };
  };
  const numbersOf = async ({ ports, booking }: Awaited<ReturnType<typeof shopWithBooking>>) =>
    (await ports.read.invoices.ofBooking(booking.id)).map(({ number }) => number);

  it('is issued once and mailed once, whoever asks how often', async () => {
    const made = await shopWithBooking();
    const { shop, booking, ports, drain } = made;
    const files = await Promise.all([
      shop.invoicePdf(owner, booking.id),
      drain(),
      shop.invoicePdf({ caller: anAdmin(), token: null }, booking.id),
      shop.mailInvoice(booking.id),
    ]);
    await shop.mailInvoice(booking.id);
    expect(await numbersOf(made)).toEqual(['INV-2026-000001']);
    const mails = ports.mails.filter(({ messageId }) => messageId.startsWith('invoice-'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: { address: 'mara@northlight.example' },
      subject: `Invoice INV-2026-000001 for your booking ${booking.reference}`,
      attachments: [{ filename: 'INV-2026-000001.pdf', contentType: 'application/pdf' }],
    });
    expect(files[2]).toEqual(files[0]);
    expect(mails[0]?.attachments[0]?.content).toEqual(files[0]);
  });

  it('is mailed with a link that pays what is open, and without one when nothing is', async () => {
    const { shop, booking, ports, drain } = await shopWithBooking();
    const payUrl = () => {
      const mail = ports.mails.findLast(({ messageId }) => messageId.startsWith('invoice-'));
      return /\S+\/pay\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? null;
    };
    await drain();
    const token = payUrl() ?? '';
    expect((await shop.payPage(token)).reference).toBe(booking.reference);
    await shop.setPaymentStatus(anAdmin(), booking.id, { paymentStatus: 'paid' });
    await shop.resendInvoice(anAdmin(), booking.id);
    expect(payUrl()).toBeNull();
  });

  it('is frozen: neither dates nor a part of the payment nor the clock change it', async () => {
    const made = await shopWithBooking();
    const { shop, booking, clock } = made;
    const before = await shop.invoicePdf(owner, booking.id);
    const items = [{ slots: [aSlot({ date: day('2026-04-01') })] }];
    await shop.changeSlots(owner, booking.id, { items });
    await shop.recordOfflinePayment(anAdmin(), booking.id, { amount: usd(1), note: 'Bank', key: null });
    clock.now = new Date('2027-05-01T10:00:00.000Z');
    expect(await shop.invoicePdf(owner, booking.id)).toEqual(before);
    expect(await numbersOf(made)).toEqual(['INV-2026-000001']);
  });

  it('is taken back and issued anew when other money is asked', async () => {
    const made = await shopWithBooking();
    const { shop, booking, ports } = made;
    await shop.invoicePdf(owner, booking.id);
    const dearer = { ...booking, subtotal: usd(1000), total: usd(1000) };
    await ports.unitOfWork(async ({ bookings }) => {
      await bookings.remove(booking.id);
      await bookings.add(dearer);
    });
    await shop.mailInvoice(booking.id);
    expect(await numbersOf(made)).toEqual(['INV-2026-000001', 'CN-2026-000001', 'INV-2026-000002']);
    const [first, note, second] = await ports.read.invoices.ofBooking(booking.id);
    expect(note).toMatchObject({ kind: 'credit-note', credits: first?.id, dueOn: null });
    expect(note?.figures).toEqual(first?.figures);
    expect(second?.figures.total).toBe(usd(1000));
    expect(validInvoiceOf(await ports.read.invoices.ofBooking(booking.id))).toEqual(second);
  });

  it('is kept with its credit note when the booking is deleted, for administrators only', async () => {
    const made = await shopWithBooking();
    const { shop, booking } = made;
    const before = await shop.invoicePdf(owner, booking.id);
    await shop.deleteBooking(aVisitor(), booking.id);
    expect(await numbersOf(made)).toEqual(['INV-2026-000001', 'CN-2026-000001']);
    await expect(shop.invoicePdf(owner, booking.id)).rejects.toMatchObject({ kind: 'not-found' });
    const { invoices } = await shop.listInvoices(anAdmin(), { limit: 10, before: null });
    expect(invoices.map(({ kind }) => kind)).toEqual(['credit-note', 'invoice']);
    const [note, invoice] = invoices;
    expect((await shop.documentPdf(anAdmin(), invoice?.id ?? 0)).file).toEqual(before);
    const credit = await shop.documentPdf(anAdmin(), note?.id ?? 0);
    expect(new TextDecoder().decode(credit.file)).toContain('"credited":"INV-2026-000001"');
    expect(await shop.invoicePdf({ caller: anAdmin(), token: null }, booking.id)).toEqual(credit.file);
    await expect(shop.documentPdf(aVisitor(), 1)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('does not come of a booking that was deleted before it was issued', async () => {
    const made = await shopWithBooking();
    const { shop, booking, drain, failed } = made;
    await shop.deleteBooking(aVisitor(), booking.id);
    await drain();
    expect(await numbersOf(made)).toEqual([]);
    expect(failed()).toEqual([]);
  });

  it('is forgotten after the years it must be kept', async () => {
    const made = await shopWithBooking();
    const { shop, booking, clock } = made;
    await shop.invoicePdf(owner, booking.id);
    clock.now = new Date('2036-02-28T10:00:00.000Z');
    await shop.deleteExpiredInvoices();
    expect(await numbersOf(made)).toHaveLength(1);
    clock.now = new Date('2036-03-02T10:00:00.000Z');
    await shop.deleteExpiredInvoices();
    expect(await numbersOf(made)).toEqual([]);
  });
});

describe('sending an invoice again', () => {
  it('happens at once, each time anew, and is in the send log', async () => {
    const { shop, ports, drain } = await stockedShop();
    const { id } = await shop.placeBooking(aPlacing());
    await drain();
    await shop.resendInvoice(anAdmin(), id);
    await shop.resendInvoice(anAdmin(), id);
    const sent = ports.mails.filter(({ messageId }) => messageId.startsWith('invoice-'));
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(3);
    const log = (await ports.read.bookingMails.of(id)).filter(({ kind }) => kind === 'invoice');
    expect(log).toMatchObject([{ state: 'sent' }, { state: 'sent' }, { state: 'sent' }]);
    await expect(shop.resendInvoice(anAdmin(), 999)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('says when the mail server does not take it, and logs why', async () => {
    const limits: (number | null | undefined)[] = [];
    const mailer = {
      send: (_: unknown, withinMs?: number | null) => {
        limits.push(withinMs);
        return Promise.reject(new Error('454 busy'));
      },
    };
    const { shop, ports } = await stockedShop({ mailer });
    const { id } = await shop.placeBooking(aPlacing());
    await expect(shop.resendInvoice(anAdmin(), id)).rejects.toMatchObject({
      kind: 'provider',
      message: 'Failed to send invoice email',
    });
    expect(limits).toEqual([10_000]);
    expect(await ports.read.bookingMails.of(id)).toMatchObject([
      { kind: 'invoice', state: 'failed', attempts: 1, error: '454 busy' },
    ]);
  });
});
