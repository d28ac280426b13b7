import { type MinorUnits, minorUnits, minus, plus, ZERO } from '../../kernel/money.ts';
import type { Booking } from '../booking/booking.ts';
import { feesTotal } from '../booking/fee.ts';
import { figuresOf, type Invoice, type InvoiceFigures, type Sells, validInvoiceOf } from './invoice.ts';
import { hasNoTax, type InvoicedTax } from './invoiced-tax.ts';
import { asksTheSame } from './same-document.ts';

/** The money of a booking: how much of its total was received and kept, how much is still to be paid, and all that was received. */
export interface BookingMoney {
  readonly paid: MinorUnits;
  readonly due: MinorUnits;
  readonly came: MinorUnits;
}

/** Whether a document has both parts that are outside the scope of tax and parts that are not. */
const isMixed = ({ rates, lines }: InvoicedTax): boolean => {
  const all = [...rates, ...lines.flatMap(({ free }) => free ?? [])];
  return new Set(all.map(({ reason }) => reason === 'outside-scope')).size > 1;
};

/**
 * The figures of a booking's documents now. What a cancellation withholds outside the scope of tax gets an invoice of its own beside the
 * rest, because the standard requires it to stand alone (BR-O-11). Received money pays the first document before the second.
 */
export const figuresOfDocuments = (
  booking: Booking,
  { paid, due, came }: BookingMoney,
  sells: Sells,
): readonly [InvoiceFigures, ...InvoiceFigures[]] => {
  const whole = { ...figuresOf(booking, paid, sells, due), received: came };
  const { tax, total } = booking;
  const apart = booking.fees.filter((fee) => tax !== null && hasNoTax(tax, fee));
  const withheld = feesTotal(apart);
  if (!whole.taxed || withheld === ZERO || !isMixed(whole.taxed)) return [whole];
  const rest = minus(total, withheld);
  const paidOfRest = minorUnits(Math.min(paid, rest));
  const dueOfRest = minorUnits(Math.min(due, minus(rest, paidOfRest)));
  const first = { ...booking, total: rest, fees: booking.fees.filter((fee) => !apart.includes(fee)) };
  const second = { ...booking, total: withheld, fees: apart, subtotal: ZERO, discount: null };
  return [
    { ...figuresOf(first, paidOfRest, sells, dueOfRest), received: came },
    {
      ...figuresOf(second, minus(paid, paidOfRest), sells, minus(due, dueOfRest), 'fees'),
      // Received money pays the first document first.
      received: plus(came, dueOfRest),
    },
  ];
};

/**
 * Whether the valid documents ask for what the booking costs now. Payments make no difference. A single document of an older release that
 * includes everything stays valid.
 */
export const matchPresentPrice = (valid: readonly Invoice[], booking: Booking, sells: Sells): boolean => {
  const money = { paid: ZERO, due: booking.total, came: ZERO };
  const isOf = (figures: readonly InvoiceFigures[]) =>
    valid.length === figures.length &&
    valid.every((each, at) => {
      const asked = figures[at];
      return asked !== undefined && asksTheSame(each.figures, asked);
    });
  const figures = figuresOfDocuments(booking, money, sells);
  return isOf(figures) || (figures.length > 1 && isOf([figuresOf(booking, ZERO, sells)]));
};

const joinedTax = (a: InvoicedTax, b: InvoicedTax, fees: number): InvoicedTax => ({
  ...a,
  fees: [
    ...a.fees,
    ...b.fees.map((each) => ({ ...each, rate: each.rate + a.rates.length, fee: (each.fee ?? 0) + fees })),
  ],
  rates: [...a.rates, ...b.rates],
  places: [...(a.places ?? []), ...(b.places ?? [])],
  net: plus(a.net, b.net),
  amount: plus(a.amount, b.amount),
  gross: plus(a.gross, b.gross),
});

/** An invoice merged with the invoice of its fees, for showing the booking as a whole. */
const joined = (invoice: Invoice, { number, figures: of }: Invoice): Invoice => {
  const { figures } = invoice;
  const { fees = [], taxed, waived = ZERO } = figures;
  return {
    ...invoice,
    number: `${invoice.number}, ${number}`,
    figures: {
      ...figures,
      fees: [...fees, ...(of.fees ?? [])],
      ...(taxed && of.taxed ? { taxed: joinedTax(taxed, of.taxed, fees.length) } : {}),
      total: plus(figures.total, of.total),
      paid: plus(figures.paid, of.paid),
      waived: plus(waived, of.waived ?? ZERO),
      due: plus(figures.due, of.due),
    },
  };
};

/** Invoices, oldest first, each merged with the invoice of its fees where it has one. */
export const joinedInvoices = (invoices: readonly Invoice[]): readonly Invoice[] => {
  const found: Invoice[] = [];
  for (const invoice of invoices) {
    if (invoice.kind !== 'invoice') continue;
    const last = invoice.figures.part === 'fees' ? found.pop() : undefined;
    found.push(last ? joined(last, invoice) : invoice);
  }
  return found;
};

/** The valid invoices of a booking merged into one, given all its documents; null where none is valid. */
export const mergedValidInvoice = (documents: readonly Invoice[]): Invoice | null => {
  const valid = validInvoiceOf(documents);
  return valid && (joinedInvoices(documents).findLast(({ id }) => id === valid.id) ?? null);
};
