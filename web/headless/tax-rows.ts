import type { Wire } from '@wondercast/openapi/codec/wire';

type Tax = NonNullable<Wire<'Tax'>>;
type Rate = Tax['rates'][number];

/** A row of a list of sums. */
export interface TaxRow {
  readonly name: string;
  readonly amount: number;
}

/** `VAT 19 %`, or why none is charged. */
const wordsOf = ({ reason, name, percent }: Rate): string => {
  if (reason === 'reverse-charge') return 'Reverse charge: the buyer owes the tax';
  if (reason === 'outside-scope') return 'Outside the scope of tax';
  return reason === 'exempt' ? 'Exempt from tax' : `${name} ${percent} %`;
};

const rowsOf = (rate: Rate, isGross: boolean): readonly TaxRow[] => {
  const said = (words: string): string => (isGross && rate.reason === 'taxed' ? `Includes ${words}` : words);
  return rate.parts.length > 0
    ? rate.parts.map((part) => ({ name: said(`${part.name} ${part.percent} %`), amount: part.tax }))
    : [{ name: said(wordsOf(rate)), amount: rate.tax }];
};

/** Less than the smallest amount of any currency. */
const NOTHING = 0.0005;

/**
 * What lists of sums say of tax. `entered` is what was entered, less the discount and with fees: of a gross shop, what is not charged is said as
 * what leaves it.
 */
export const taxRowsOf = (tax: Tax, entered: number): readonly TaxRow[] => {
  const isGross = tax.entered === 'gross';
  const left = isGross ? entered - tax.gross : 0;
  return [
    ...(left > NOTHING ? [{ name: 'Tax not charged', amount: -left }] : []),
    ...tax.rates.flatMap((rate) => rowsOf(rate, isGross)),
  ];
};
