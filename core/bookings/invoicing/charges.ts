import { type MinorUnits, minus, sum, times, ZERO } from '../../kernel/money.ts';
import { sharesOf } from '../../kernel/shares.ts';
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
 * discount where tax is said.
 */
export const chargesOf = (
  { title, units, unitPrice, amount, addOns }: InvoiceLine,
  net: MinorUnits | null,
): readonly [Charge, ...Charge[]] => {
  const [first, ...rest] = enteredCharges({ title, units, unitPrice, amount, addOns });
  if (net === null) return [first, ...rest];
  const [own = ZERO, ...shares] = sharesOf(
    net,
    [first, ...rest].map((each) => each.amount),
  );
  return [{ ...first, amount: own }, ...rest.map((each, at) => ({ ...each, amount: shares[at] ?? ZERO }))];
};
