import { type MinorUnits, minorUnits, minus, sum, times, ZERO } from '../../kernel/money.ts';
import { sharesOf } from '../../kernel/shares.ts';
import type { PriceEntry } from '../../shop/tax/line-tax.ts';
import type { InvoiceLine } from './invoice.ts';

/** One thing that is charged, with its price for one unit and for all units. */
export interface Charge {
  readonly name: string;
  readonly unitPrice: MinorUnits;
  readonly amount: MinorUnits;
}

const enteredCharges = ({
  title,
  units,
  unitPrice,
  amount,
  addOns,
}: Pick<InvoiceLine, 'title' | 'units' | 'unitPrice' | 'amount' | 'addOns'>): readonly [
  Charge,
  ...Charge[],
] => {
  const further = addOns.map(({ name, price }) => ({ name, unitPrice: price, amount: times(price, units) }));
  return [
    {
      name: title,
      unitPrice: minus(unitPrice, sum(further.map((each) => each.unitPrice))),
      amount: minus(amount, sum(further.map((each) => each.amount))),
    },
    ...further,
  ];
};

/**
 * Splits a line into the experience without its add-ons, and each add-on. The amounts add up to the line's amount, or, where the document
 * shows tax, to its net before the discount. Unit prices are as entered. Where a rate of a shop with net prices has changed since, the net
 * differs, and unit prices are computed from it.
 */
export const chargesOf = (
  { title, units, unitPrice, amount, addOns }: InvoiceLine,
  net: MinorUnits | null,
  entered: PriceEntry = 'gross',
): readonly [Charge, ...Charge[]] => {
  const [first, ...rest] = enteredCharges({ title, units, unitPrice, amount, addOns });
  if (net === null) return [first, ...rest];
  const [own = ZERO, ...shares] = sharesOf(
    net,
    [first, ...rest].map((each) => each.amount),
  );
  const isAsEntered = entered === 'gross' || net === amount;
  const charged = (charge: Charge, share: MinorUnits): Charge => ({
    ...charge,
    amount: share,
    unitPrice: isAsEntered ? charge.unitPrice : minorUnits(Math.round(share / units)),
  });
  return [charged(first, own), ...rest.map((each, at) => charged(each, shares[at] ?? ZERO))];
};
