import { addressLines } from '../../people/address-lines.ts';
import type { InvoiceFigures } from './invoice.ts';
import type { InvoicedTax } from './invoiced-tax.ts';

const rateContent = (rate: InvoicedTax['rates'][number]): readonly unknown[] => [
  [rate.category, rate.reason, rate.name, rate.percent, rate.country, rate.region, rate.text, rate.day],
  [rate.net, rate.amount, rate.gross],
  rate.parts.map(({ name, number, percent, amount }) => [name, number, percent, amount]),
  // Left out where there is none, as older documents do.
  ...(rate.code ? [rate.code] : []),
];

/** A database keeps no order of fields, so that none is compared as an object. */
const contentOf = ({ buyer, lines, subtotal, discount, total, fees = [], taxed }: InvoiceFigures): string =>
  JSON.stringify([
    // An address is left out where there is none, as older documents do.
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
    // Left out where there are none, as older documents do.
    ...fees.map(({ reason, amount }) => [reason, amount]),
    ...(taxed ? [taxed.rates.map(rateContent), buyer.billing?.taxNumber ?? null] : []),
  ]);

/** Whether both ask the same of the same for the same. Payments and proposed days are no difference (decision 056). */
export const asksTheSame = (a: InvoiceFigures, b: InvoiceFigures): boolean => contentOf(a) === contentOf(b);
