import type { TaxReason } from './line-tax.ts';

interface Said {
  readonly reason: TaxReason;
  readonly name: string;
  readonly percent: number;
}

/** `VAT 19 %`, or why none is charged. */
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
 * What a list of sums says of a rate, a row for each of its parts with the place of its part; null where it has none. A gross shop's sums contain
 * it.
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

/** What of a net shop's sums above is tax: that of fees, and of prices whose rate has risen since. */
export const CONTAINED_ABOVE = 'Contained in the sums above';
/** What prices of a net shop come to more, since their rate has sunk and what is paid stays. */
export const AGREED_OTHERWISE = 'Agreed with another rate';
