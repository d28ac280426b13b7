import { countryName } from '../../people/countries.ts';
import type { TaxCategory } from '../../shop/tax/line-tax.ts';
import type { MissingRate, TakenRate } from './missing-rate.ts';

export const NO_SUCH_MATTER = 'This is not on the list any more.';

const CATEGORIES: Readonly<Record<TaxCategory, string>> = {
  standard: 'standard',
  reduced: 'reduced',
  reduced2: 'second reduced',
  reduced3: 'third reduced',
  zero: 'zero',
  exempt: 'exempt',
};

const charged = ({ percent, name, country }: TakenRate): string =>
  percent > 0 ? `${name} ${percent} % of ${countryName(country)} was charged instead` : 'nothing was charged';

/** `France has no standard rate: VAT 19 % of Germany was charged instead.` Each rate once, whatever its days. */
export const missingRateWords = ({ country, taken }: Pick<MissingRate, 'country' | 'taken'>): string => {
  const said = taken.map(
    (each) => `${countryName(country)} has no ${CATEGORIES[each.category]} rate: ${charged(each)}.`,
  );
  return [...new Set(said)].join(' ');
};
