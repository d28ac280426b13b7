import {
  AGREED_OTHERWISE,
  CONTAINED_ABOVE,
  NOT_CHARGED,
  rateRows,
} from '@wondercast/core/shop/tax/tax-words';
import type { Wire } from '@wondercast/openapi/codec/wire';

/** A row in a list of amounts. */
export interface TaxRow {
  readonly name: string;
  readonly amount: number;
}

/** Less than the smallest amount of any currency. */
const NOTHING = 0.0005;

/**
 * The tax rows of a list of amounts. `entered` is the entered amount minus the discount plus fees. In a shop with gross prices, tax
 * that is not charged is shown as a deduction.
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

/** The same for a booking. Adds what net amounts already contain, so that all rows add up to what is paid. */
export const bookedTaxRowsOf = (tax: NonNullable<Wire<'Tax'>>, entered: number): readonly TaxRow[] => {
  const rows = taxRowsOf(tax, entered);
  const contained = tax.entered === 'net' ? entered + tax.tax - tax.gross : 0;
  if (Math.abs(contained) < NOTHING) return rows;
  return [...rows, { name: contained > 0 ? CONTAINED_ABOVE : AGREED_OTHERWISE, amount: -contained }];
};
