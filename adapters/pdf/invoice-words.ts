import { peopleWords } from '@wondercast/core/bookings/booking/needs';
import {
  dayOfDocument,
  type Invoice,
  type InvoicedSession,
  type InvoiceLine,
} from '@wondercast/core/bookings/invoicing/invoice';
import type { InvoicedRate, InvoicedTax } from '@wondercast/core/bookings/invoicing/invoiced-tax';
import type { PaymentShown } from '@wondercast/core/bookings/invoicing/payments-shown';
import { formatDay, formatDayLong, type LocalDate } from '@wondercast/core/kernel/calendar';
import { formatMoney, type MinorUnits, sum, ZERO } from '@wondercast/core/kernel/money';
import { seatsLabel, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { groupedIban } from '@wondercast/core/shop/settings/iban';
import { TAX_DECIMALS } from '@wondercast/core/shop/settings/selling-record';
import { exchangedWords } from '@wondercast/core/shop/tax/exchange-words';
import { rateLabel, rateRows } from '@wondercast/core/shop/tax/tax-words';

/** The document to draw: an invoice or credit note, or a receipt for what was paid on an invoice. */
export interface Drawn {
  readonly invoice: Invoice;
  readonly payments?: readonly PaymentShown[];
  readonly isReceipt?: boolean;
}

export const titleOf = ({ invoice, isReceipt }: Pick<Drawn, 'invoice' | 'isReceipt'>): string => {
  if (invoice.kind === 'credit-note') return 'Credit note';
  return isReceipt ? 'Receipt' : 'Invoice';
};

const settledWords = ({ total, paid }: Invoice['figures']): string =>
  total > ZERO && paid === total ? 'Paid in full' : 'Nothing due';

/** The facts of the document, each with a label. */
export const factsOf = (
  { invoice, payments = [], isReceipt }: Drawn,
  credited: string | null,
): readonly (readonly [label: string, value: string])[] => [
  isReceipt ? ['FOR INVOICE', invoice.number] : ['NUMBER', invoice.number],
  isReceipt
    ? ['LAST PAYMENT', formatDayLong(payments.findLast(({ goesBack }) => !goesBack)?.day ?? null)]
    : ['ISSUED', formatDayLong(dayOfDocument(invoice))],
  invoice.kind === 'credit-note'
    ? ['CREDITS INVOICE', credited ?? '–']
    : ['DUE', invoice.figures.due > ZERO ? formatDayLong(invoice.dueOn) : settledWords(invoice.figures)],
  ['BOOKING', invoice.reference],
];

const DAYS_IN_FULL = 8;

const daysOf = (days: readonly LocalDate[]): string => {
  const shown = days.slice(0, DAYS_IN_FULL).map(formatDay).join(' · ');
  return days.length > DAYS_IN_FULL ? `${shown} and ${days.length - DAYS_IN_FULL} more` : shown;
};

const sessionWords = ({ day, time, isAgreed, people }: InvoicedSession): string => {
  const when = [day && formatDay(day), time].filter(Boolean).join(', ');
  const said = when === '' ? 'Date to be agreed' : `${isAgreed ? 'Agreed' : 'Proposed'}: ${when}`;
  return [said, peopleWords(people)].filter(Boolean).join(', ');
};

/** Lists equal sessions once, with their number: "2 × Date to be agreed, 20 people". */
const sessionLines = (sessions: readonly InvoicedSession[]): readonly string[] => {
  const counted = [...Map.groupBy(sessions, sessionWords)].map(([words, same]) =>
    same.length === 1 ? words : `${same.length} × ${words}`,
  );
  const rest = counted.length - DAYS_IN_FULL;
  return rest > 0 ? [...counted.slice(0, DAYS_IN_FULL), `and ${rest} more`] : counted;
};

/** When a line's sessions take place, and for how many people. */
const whenOf = ({ sessions, agreed = [], days }: InvoiceLine): readonly string[] => {
  if (sessions) return sessionLines(sessions);
  return [
    ...(agreed.length > 0 ? [`Agreed: ${daysOf(agreed)}`] : []),
    ...(days.length > 0 ? [`Proposed: ${daysOf(days)}`] : []),
  ];
};

/** The details below a line's title. */
export const detailsOf = (line: InvoiceLine, rate: InvoicedRate | null): readonly string[] => [
  [`${tierLabel(line.tier)} tier, ${seatsLabel(line.tier)}`, rate && rateLabel(rate)]
    .filter(Boolean)
    .join(' · '),
  ...whenOf(line),
];

/** Payments and refunds, each with its amount. */
export const paymentRows = (
  payments: readonly PaymentShown[],
): readonly (readonly [label: string, value: string])[] =>
  payments.map(({ day, words, amount, goesBack }) => [
    `${formatDayLong(day)}: ${words}`,
    `${goesBack ? '−' : ''}${formatMoney(amount)}`,
  ]);

/** Formats 8.875 as `8.875%`. */
const percentage = (percent: number): string => `${Number(percent.toFixed(TAX_DECIMALS))}%`;

/** The reasons why rates charge nothing, each once. */
export const reasonsOf = ({ rates }: InvoicedTax): readonly string[] => [
  ...new Set(
    rates.flatMap(({ reason, text, country, code, isWithheld }) => {
      if (reason === 'exempt') return text ? [`Exempt: ${text}${code ? ` (${code})` : ''}`] : [];
      if (reason === 'reverse-charge') return ['Reverse charge: the customer owes the tax.'];
      if (reason !== 'outside-scope') return [];
      const why = isWithheld ? 'withheld for what was cancelled' : `supplied in ${country}`;
      return [`Outside the scope of tax: ${why}.`];
    }),
  ),
];

/** The tax of each rate in the currency of the seller's country; empty when the shop already sells in it. */
export const exchangeOf = ({ exchanged, rates }: InvoicedTax): readonly string[] => {
  if (!exchanged) return [];
  const [name, ...others] = new Set(rates.flatMap(({ amount, name: each }) => (amount > ZERO ? each : [])));
  return [`${exchangedWords(name !== undefined && others.length === 0 ? name : 'Tax', exchanged)}.`];
};

const taxRows = (rate: InvoicedRate): Rows =>
  rateRows(rate, false).map(({ label, part }) => {
    const own = part === null ? null : rate.parts[part];
    return [
      [label, `on ${formatMoney(rate.net)}`, own?.number && `(${own.number})`].filter(Boolean).join(' '),
      formatMoney(own?.amount ?? rate.amount),
    ];
  });

type Rows = readonly (readonly [label: string, value: string])[];

/** The fees of a taxed document without lines. They are drawn in place of the lines. */
export const feeItems = ({ lines, fees = [], taxed }: Invoice['figures']): readonly FeeItem[] =>
  taxed && lines.length === 0
    ? fees.map(({ reason }, at) => ({
        name: reason,
        net: sum(taxed.fees.flatMap(({ fee = 0, net }) => (fee === at ? net : []))),
      }))
    : [];

interface FeeItem {
  readonly name: string;
  readonly net: MinorUnits;
}

/** The sums of a taxed document: net amounts, then the tax of each rate. */
const taxedRows = (figures: Invoice['figures'], taxed: InvoicedTax): Rows => {
  const { discount, fees = [] } = figures;
  const isListed = feeItems(figures).length > 0;
  const allowed = sum(taxed.allowances.map(({ net }) => net));
  // A fee that is taxed at several rates has one share for each.
  const feesNet = sum(taxed.fees.map(({ net }) => net));
  const reasons = fees.map(({ reason }) => reason).join('; ');
  return [
    ['Subtotal, net', formatMoney(isListed ? feesNet : sum(taxed.lines.map(({ net }) => net)))],
    ...(discount ? [[`Discount ${discount.code}, net`, `−${formatMoney(allowed)}`] as const] : []),
    ...(fees.length > 0 && !isListed ? [[`${reasons}, net`, formatMoney(feesNet)] as const] : []),
    ...taxed.rates.flatMap(taxRows),
  ];
};

/** The sums of a shop that shows at most one tax percentage. */
const untaxedRows = ({ subtotal, discount, fees = [], tax, printsTax = true }: Invoice['figures']): Rows => [
  ['Subtotal', formatMoney(subtotal)],
  ...(discount ? [[`Discount ${discount.code}`, `−${formatMoney(discount.amount)}`] as const] : []),
  ...fees.map(({ reason, amount }) => [reason, formatMoney(amount)] as const),
  ...(printsTax ? [[`Tax included, ${percentage(tax.percent)}`, formatMoney(tax.amount)] as const] : []),
];

/** The sums below the lines. */
export const sumsOf = ({ kind, figures }: Invoice): Rows => {
  const { taxed, total, paid, waived = ZERO } = figures;
  return [
    ...(taxed ? taxedRows(figures, taxed) : untaxedRows(figures)),
    ...(kind === 'invoice'
      ? ([
          ['Total', formatMoney(total)],
          ['Paid', paid === ZERO ? formatMoney(ZERO) : `−${formatMoney(paid)}`],
          ...(waived > ZERO ? [['Waived', `−${formatMoney(waived)}`] as const] : []),
        ] as const)
      : []),
  ];
};

/** The document's final amount. */
export const resultOf = ({
  invoice: { kind, figures },
  isReceipt,
}: Drawn): readonly [label: string, value: string] => {
  if (kind === 'credit-note') return ['Amount credited', formatMoney(figures.total)];
  return isReceipt && figures.due === ZERO
    ? ['Amount paid', formatMoney(figures.paid)]
    : ['Amount due', formatMoney(figures.due)];
};

/** The bank account for a transfer, line by line; empty when no transfer is expected. */
export const transferOf = ({ kind, figures }: Invoice): readonly string[] => {
  const { bank, due } = figures;
  if (kind === 'credit-note' || !bank || due === ZERO) return [];
  return [
    bank.bankName ? `${bank.holder}, ${bank.bankName}` : bank.holder,
    `IBAN ${groupedIban(bank.iban)}`,
    ...(bank.bic ? [`BIC ${bank.bic}`] : []),
  ];
};

export const noteOf = (invoice: Invoice): string => {
  if (invoice.kind === 'credit-note')
    return 'The invoice named above is cancelled in full. Payments are settled separately.';
  return invoice.figures.due > ZERO
    ? `Please name ${invoice.reference} with your payment. Dates are tentative until confirmed and do not change what is due.`
    : 'Nothing is left to pay. Thank you.';
};
