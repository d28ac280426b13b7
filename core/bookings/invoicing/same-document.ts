import { addressLines } from '../../people/address-lines.ts';
import type { InvoiceFigures } from './invoice.ts';
import type { InvoicedTax } from './invoiced-tax.ts';

const rateContent = (rate: InvoicedTax['rates'][number]): readonly unknown[] => [
  [rate.category, rate.reason, rate.name, rate.percent, rate.country, rate.region, rate.text, rate.day],
  [rate.net, rate.amount, rate.gross],
  rate.parts.map(({ name, number, percent, amount }) => [name, number, percent, amount]),
  // Left out where there is none, as in documents of older releases.
  ...(rate.code ? [rate.code] : []),
];

/**
 * The content of a document as a list of values: a database does not keep the order of an object's fields, so objects cannot be compared.
 */
const contentOf = ({ buyer, lines, subtotal, discount, total, fees = [], taxed }: InvoiceFigures): string =>
  JSON.stringify([
    // An address is left out where there is none, as in documents of older releases.
    [
      buyer.name,
      buyer.companyName,
      buyer.email,
      buyer.purchaseOrder ?? null,
      ...(buyer.billing ? [buyer.billing.name, ...addressLines(buyer.billing)] : []),
    ],
    lines.map(({ title, tier, units, unitPrice, amount, addOns }) => [
      title,
      tier,
      units,
      unitPrice,
      amount,
      addOns.map(({ name, price }) => [name, price]),
    ]),
    subtotal,
    discount && [discount.code, discount.amount],
    total,
    // Left out where there are none, as in documents of older releases.
    ...fees.map(({ reason, amount }) => [reason, amount]),
    ...(taxed ? [taxed.rates.map(rateContent), buyer.billing?.taxNumber ?? null] : []),
  ]);

/**
 * Whether both documents ask the same buyer for the same amounts for the same things. Payments and proposed days make no difference
 * (decision 056).
 */
export const asksTheSame = (a: InvoiceFigures, b: InvoiceFigures): boolean => contentOf(a) === contentOf(b);
