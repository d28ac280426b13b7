import type { LocalDate } from '../../kernel/calendar.ts';
import { digitsOf } from '../../kernel/currencies.ts';
import { currency, type MinorUnits, minus, moneyStyle, sum, ZERO } from '../../kernel/money.ts';
import { seatsLabel, tierLabel } from '../../shop/pricing/tiers.ts';
import { plainOf } from '../../shop/tax/exchange-words.ts';
import { chargesOf } from './charges.ts';
import type { EInvoice, EInvoiceAllowance, EInvoiceLine, EInvoicePayment, NoEInvoice } from './e-invoice.ts';
import { buyerOf, sellerOf } from './e-invoice-parties.ts';
import { amountAt, isNearRate, isSoldAt, rateOf, taxesOf } from './e-invoice-tax.ts';
import { dayOfDocument, type Invoice, type InvoiceFigures, type InvoiceLine } from './invoice.ts';
import type { InvoicedRate, InvoicedTax } from './invoiced-tax.ts';

export type EInvoiceFound =
  | { readonly found: true; readonly eInvoice: EInvoice }
  | { readonly found: false; readonly why: NoEInvoice };

const PRICE_DECIMALS = 6;

/** The net price of one unit with six decimals, rounded half up. */
const priceOfOne = (net: MinorUnits, units: number): string => {
  const whole = BigInt(10 ** PRICE_DECIMALS);
  const divisor = BigInt(units) * BigInt(10 ** moneyStyle().digits);
  const price = (2n * BigInt(net) * whole + divisor) / (2n * divisor);
  return `${price / whole}.${String(price % whole).padStart(PRICE_DECIMALS, '0')}`;
};

/** The agreed days of what a document sells. */
const agreedDays = (lines: readonly InvoiceLine[]): readonly LocalDate[] => [
  ...new Set(lines.flatMap(({ agreed = [] }) => agreed)),
];

/** The delivery day of everything that is sold; null while a day is not agreed, and where there are several days. */
const deliveredOn = (lines: readonly InvoiceLine[]): LocalDate | null => {
  const [day, ...others] = agreedDays(lines);
  const isAgreed = lines.every(({ agreed = [], units }) => agreed.length === units);
  return day !== undefined && others.length === 0 && isAgreed ? day : null;
};

const periodOf = ({ agreed = [] }: InvoiceLine): EInvoiceLine['period'] => {
  const [from, ...rest] = agreed.toSorted();
  return from === undefined ? null : { from, until: rest.at(-1) ?? from };
};

/** The lines of the XML: one for each part of a line that the PDF shows. */
const soldLines = ({ lines }: InvoiceFigures, taxed: InvoicedTax): readonly Omit<EInvoiceLine, 'id'>[] => {
  const isOneDay = deliveredOn(lines) !== null;
  return lines.flatMap((line, at) => {
    const own = taxed.lines[at];
    const rate = own && (own.free ?? taxed.rates[own.rate]);
    if (!own || !rate) return [];
    return chargesOf(line, own.net).map(({ name, amount }, place) => ({
      name,
      description: place === 0 ? `${tierLabel(line.tier)} tier, ${seatsLabel(line.tier)}` : null,
      units: line.units,
      price: priceOfOne(amount, line.units),
      net: amount,
      period: isOneDay ? null : periodOf(line),
      rate: rateOf(rate),
    }));
  });
};

/**
 * A fee is one line for each of its rates, and not a charge of the document (BG-21): a booking that was cancelled for a fee sells nothing
 * else, and a document must have a line (BR-16).
 */
const feeLines = ({ fees = [] }: InvoiceFigures, taxed: InvoicedTax): readonly Omit<EInvoiceLine, 'id'>[] =>
  taxed.fees.flatMap(({ rate: place, net, fee }) => {
    const rate = taxed.rates[place];
    if (!rate || net === ZERO) return [];
    return [
      {
        name: fees[fee ?? 0]?.reason ?? 'Fee',
        description: null,
        units: 1,
        price: priceOfOne(net, 1),
        net,
        period: null,
        rate: rateOf(rate),
      },
    ];
  });

/** The discount, one allowance for each category and rate. */
const allowancesOf = ({ discount }: InvoiceFigures, taxed: InvoicedTax): readonly EInvoiceAllowance[] => {
  const shares = taxed.allowances.flatMap(({ rate: place, net }) => {
    const rate = taxed.rates[place];
    return rate ? [{ rate: rateOf(rate), amount: net }] : [];
  });
  return taxesOf(taxed.rates)
    .map(({ rate }) => ({
      rate,
      amount: amountAt(rate, shares),
      reason: `Discount ${discount?.code ?? ''}`.trim(),
    }))
    .filter(({ amount }) => amount > ZERO);
};

const SEPA_TRANSFER = '58';
const TRANSFER = '30';

/** The bank details for a transfer; null where the PDF has none. */
const paymentOf = ({ kind, reference, figures }: Invoice): EInvoicePayment | null => {
  const { bank, due } = figures;
  if (kind === 'credit-note' || !bank || due === ZERO) return null;
  return {
    code: currency() === 'EUR' ? SEPA_TRANSFER : TRANSFER,
    remittance: reference,
    iban: bank.iban,
    holder: bank.holder,
    bic: bank.bic,
  };
};

/** The rates of everything that is sold, including what is free. */
const ratesOf = ({ lines, rates }: InvoicedTax): readonly InvoicedRate[] => [
  ...rates,
  ...lines.flatMap(({ free }) => free ?? []),
];

const MOST_DECIMALS = 2;

/** The third decimal of a currency with three decimals is zero here (BR-DEC-15). */
const exchangedOf = ({ exchanged }: InvoicedTax): EInvoice['exchanged'] =>
  exchanged
    ? {
        currency: exchanged.to,
        tax: plainOf(exchanged.amount, exchanged.to, Math.min(MOST_DECIMALS, digitsOf(exchanged.to))),
      }
    : null;

/** Why the standard does not allow the sums or categories of a document; null where it does. */
const wrongWith = ({ lines, allowances, taxes, totals, buyer }: EInvoice): NoEInvoice | null => {
  const codes = new Set(taxes.map(({ rate }) => rate.code));
  if (lines.length === 0) return 'empty';
  if (codes.has('O') && codes.size > 1) return 'mixed-scope';
  if (codes.has('AE') && buyer.vatNumber === null) return 'no-number';
  const nets = lines.map(({ rate, net }) => ({ rate, amount: net }));
  const addsUp = taxes.every(
    (tax) => minus(amountAt(tax.rate, nets), amountAt(tax.rate, allowances)) === tax.net && isNearRate(tax),
  );
  const isWhole =
    minus(totals.lines, totals.allowances) === totals.net &&
    sum(taxes.map(({ net }) => net)) === totals.net &&
    sum(taxes.map(({ amount }) => amount)) === totals.tax;
  return addsUp && isWhole ? null : 'rounding';
};

/** The fields of the invoice that a credit note refers to. */
type Credited = Pick<Invoice, 'number' | 'issuedAt' | 'figures'>;

/**
 * A document in the terms of EN 16931, from its frozen figures alone; or the reason why it has none. `credited` is the invoice that a
 * credit note credits; null where that invoice is no longer stored.
 * Lines are net before the discount, and the discount is an allowance of each rate, so that BR-CO-10, -13, -14 and -15 hold exactly: they
 * add the same figures as the document. In a shop with net prices the tax of a rate is its percentage of the net, rounded (BR-CO-17). In a
 * shop with gross prices the tax is taken out of the gross, so it may differ from the percentage of the net by one minor unit, or by one
 * for each part of a rate; the standard's check tolerates a difference of less than a whole unit.
 */
export const eInvoiceOf = (document: Invoice, credited: Credited | null): EInvoiceFound => {
  const { kind, number, reference, dueOn, figures } = document;
  const { taxed, taxedSeller, buyer, due } = figures;
  if (!taxed) return { found: false, why: 'untaxed' };
  if (moneyStyle().digits > 2) return { found: false, why: 'three-decimals' };
  if (!taxedSeller || taxedSeller.registrations.length === 0) return { found: false, why: 'no-seller' };
  const isCredit = kind === 'credit-note';
  const lines = [...soldLines(figures, taxed), ...feeLines(figures, taxed)];
  const taxes = taxesOf(ratesOf(taxed)).filter(({ rate }) => isSoldAt(rate, lines));
  const isOutside = taxes.some(({ rate }) => rate.code === 'O');
  const allowances = allowancesOf(figures, taxed);
  const owed = isCredit ? taxed.gross : due;
  const eInvoice: EInvoice = {
    number,
    day: dayOfDocument(document),
    typeCode: isCredit ? '381' : '380',
    currency: currency(),
    exchanged: exchangedOf(taxed),
    dueOn: isCredit ? null : dueOn,
    purchaseOrder: buyer.purchaseOrder,
    terms: isCredit ? 'The invoice is cancelled in full. Payments are settled separately.' : null,
    note: `Booking ${reference}`,
    preceding: credited && { number: credited.number, day: dayOfDocument(credited) },
    seller: sellerOf(figures.seller, taxedSeller, isOutside),
    buyer: buyerOf(buyer, taxedSeller.address.country, isOutside),
    deliveredOn: deliveredOn(figures.lines),
    payment: paymentOf(document),
    allowances,
    totals: {
      lines: sum(lines.map(({ net }) => net)),
      allowances: sum(allowances.map(({ amount }) => amount)),
      net: taxed.net,
      tax: taxed.amount,
      gross: taxed.gross,
      paid: minus(taxed.gross, owed),
      due: owed,
    },
    taxes,
    lines: lines.map((line, at) => ({ id: String(at + 1), ...line })),
  };
  const why = wrongWith(eInvoice);
  return why ? { found: false, why } : { found: true, eInvoice };
};
