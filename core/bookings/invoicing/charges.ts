import { type MinorUnits, minorUnits, minus, sum, times, ZERO } from '../../kernel/money.ts';
import { sharesOf } from '../../kernel/shares.ts';
import type { PriceEntry } from '../../shop/tax/line-tax.ts';
import type { InvoiceLine } from './invoice.ts';

/** One thing that is charged: what it is, for one unit, and for all. */
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
 * A line taken apart: the experience without its add-ons, then each add-on. Their amounts add up to the line's, or to its net before the
 * discount where tax is said. Prices are as entered; in a net shop a rate that has changed since leaves another net, and a price that comes to it.
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
