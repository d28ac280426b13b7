import {
  AGREED_OTHERWISE,
  CONTAINED_ABOVE,
  NOT_CHARGED,
  rateRows,
} from '@wondercast/core/shop/tax/tax-words';
import type { Wire } from '@wondercast/openapi/codec/wire';

/** A row of a list of sums. */
export interface TaxRow {
  readonly name: string;
  readonly amount: number;
}

/** Less than the smallest amount of any currency. */
const NOTHING = 0.0005;

/**
 * What lists of sums say of tax. `entered` is what was entered, less the discount and with fees: of a gross shop, what is not charged is
 * said as what leaves it.
 */
export const taxRowsOf = (tax: NonNullable<Wire<'Tax'>>, entered: number): readonly TaxRow[] => {
  const isGross = tax.entered === 'gross';
  const left = isGross ? entered - tax.gross : 0;
  return [
    ...(left > NOTHING ? [{ name: NOT_CHARGED, amount: -left }] : []),
    ...tax.rates.flatMap((rate) =>
      rateRows(rate, isGross).map(({ label, part }) => ({
        name: label,
        amount: part === null ? rate.tax : (rate.parts[part]?.tax ?? 0),
      })),
    ),
  ];
};

/** The same of what is booked: with what sums of a net shop contain already, so that all of them add up to what is paid. */
export const bookedTaxRowsOf = (tax: NonNullable<Wire<'Tax'>>, entered: number): readonly TaxRow[] => {
  const rows = taxRowsOf(tax, entered);
  const contained = tax.entered === 'net' ? entered + tax.tax - tax.gross : 0;
  if (Math.abs(contained) < NOTHING) return rows;
  return [...rows, { name: contained > 0 ? CONTAINED_ABOVE : AGREED_OTHERWISE, amount: -contained }];
};
