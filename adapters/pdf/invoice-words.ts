import type { Invoice, InvoiceLine } from '@wondercast/core/bookings/invoicing/invoice';
import { dayAt, formatDay, formatDayLong, type LocalDate } from '@wondercast/core/kernel/calendar';
import { formatUsd, ZERO } from '@wondercast/core/kernel/money';
import { seatsLabel, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { groupedIban } from '@wondercast/core/shop/settings/iban';
import { TAX_DECIMALS } from '@wondercast/core/shop/settings/selling';

export const titleOf = ({ kind }: Invoice): string => (kind === 'invoice' ? 'Invoice' : 'Credit note');

const settledWords = ({ total, paid }: Invoice['figures']): string =>
  total > ZERO && paid === total ? 'Paid in full' : 'Nothing due';

/** The facts of the document with their labels. */
export const factsOf = (
  invoice: Invoice,
  credited: string | null,
): readonly (readonly [label: string, value: string])[] => [
  ['NUMBER', invoice.number],
  ['ISSUED', formatDayLong(dayAt(invoice.issuedAt, 0))],
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

/** The details below a line's title. */
export const detailsOf = ({ agreed = [], days, ...line }: InvoiceLine): readonly string[] => [
  `${tierLabel(line.tier)} tier, ${seatsLabel(line.tier)}`,
  ...line.addOns.map(({ name, price }) => `${name} +${formatUsd(price)}`),
  ...(agreed.length > 0 ? [`Agreed: ${daysOf(agreed)}`] : []),
  ...(days.length > 0 ? [`Proposed: ${daysOf(days)}`] : []),
];

/** 8.875 → `8.875%`. */
const percentage = (percent: number): string => `${Number(percent.toFixed(TAX_DECIMALS))}%`;

/** The sums below the lines. */
export const sumsOf = ({ kind, figures }: Invoice): readonly (readonly [label: string, value: string])[] => {
  const { subtotal, discount, fees = [], tax, total, paid, waived = ZERO } = figures;
  return [
    ['Subtotal', formatUsd(subtotal)],
    ...(discount ? [[`Discount ${discount.code}`, `−${formatUsd(discount.amount)}`] as const] : []),
    ...fees.map(({ reason, amount }) => [reason, formatUsd(amount)] as const),
    [`Tax included, ${percentage(tax.percent)}`, formatUsd(tax.amount)],
    ...(kind === 'invoice'
      ? ([
          ['Total', formatUsd(total)],
          ['Paid', paid === ZERO ? formatUsd(ZERO) : `−${formatUsd(paid)}`],
          ...(waived > ZERO ? [['Waived', `−${formatUsd(waived)}`] as const] : []),
        ] as const)
      : []),
  ];
};

/** The document's final amount. */
export const resultOf = ({ kind, figures }: Invoice): readonly [label: string, value: string] =>
  kind === 'invoice' ? ['Amount due', formatUsd(figures.due)] : ['Amount credited', formatUsd(figures.total)];

/** Where a transfer goes, line by line; nothing where none is expected. */
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
