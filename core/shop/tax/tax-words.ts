import type { TaxReason } from './line-tax.ts';

interface Said {
  readonly reason: TaxReason;
  readonly name: string;
  readonly percent: number;
}

/** `VAT 19 %`, or why no tax is charged. */
export const rateLabel = ({ reason, name, percent }: Said): string => {
  switch (reason) {
    case 'reverse-charge':
      return 'Reverse charge';
    case 'outside-scope':
      return 'Outside the scope of tax';
    case 'exempt':
      return 'Exempt from tax';
    case 'taxed':
    case 'zero':
      return `${name} ${percent} %`;
  }
};

interface SaidRate extends Said {
  readonly parts: readonly { readonly name: string; readonly percent: number }[];
}

/**
 * The rows that a list of sums has for a rate: one for each part, with the index of that part, or one with null where the rate has no
 * parts. With gross prices the sums contain it.
 */
export const rateRows = (
  rate: SaidRate,
  isGross: boolean,
): readonly { readonly label: string; readonly part: number | null }[] => {
  const said = (label: string): string => (isGross && rate.reason === 'taxed' ? `Includes ${label}` : label);
  return rate.parts.length > 0
    ? rate.parts.map(({ name, percent }, part) => ({ label: said(`${name} ${percent} %`), part }))
    : [{ label: said(rateLabel(rate)), part: null }];
};

export const NOT_CHARGED = 'Tax not charged';

/** Heading for tax that the sums above contain in a shop with net prices: the tax of fees, and of prices whose rate has risen since. */
export const CONTAINED_ABOVE = 'Contained in the sums above';
/** The surplus of prices in a shop with net prices whose rate has fallen since, because what is paid stays. */
export const AGREED_OTHERWISE = 'Agreed with another rate';
