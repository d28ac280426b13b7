import { countryName } from '../../people/countries.ts';
import type { Decider, LineTax, TaxCategory } from '../../shop/tax/line-tax.ts';
import { isRefused } from './check-states.ts';
import type { MissingRate, TakenRate } from './missing-rate.ts';
import { type NumberCheck, OFFICE_NAMES } from './number-check.ts';
import type { OutdatedUnit } from './rates-of-days.ts';

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

/** `France has no standard rate: VAT 19 % of Germany was charged instead.` Each rate once, for all of its days. */
export const missingRateWords = ({ country, taken }: Pick<MissingRate, 'country' | 'taken'>): string => {
  const said = taken.map(
    (each) => `${countryName(country)} has no ${CATEGORIES[each.category]} rate: ${charged(each)}.`,
  );
  return [...new Set(said)].join(' ');
};

export const TAX_IS_OFF =
  'Tax is off in the settings, so there is no rate to charge. Please keep it, with a reason.';
export const NOTHING_TO_CHARGE =
  'Without the number the booking would cost the same. Please keep it, with a reason.';

/** What the customer reads about why tax is charged now. */
export const notConfirmed = ({ office, number }: Pick<NumberCheck, 'office' | 'number'>): string =>
  `Tax is charged: ${OFFICE_NAMES[office]} did not confirm the tax number ${number}`;

/** What the people who run the shop read about a check that they have to decide about. */
export const checkWords = (check: NumberCheck): string => {
  const { number, office, problem } = check;
  const name = OFFICE_NAMES[office];
  return isRefused(check)
    ? `${name} says that ${number} is not a valid number.`
    : `${name} could not check ${number}${problem ? `: ${problem}` : '.'}`;
};

const PLACES: Readonly<Record<Decider, string>> = {
  seller: 'The seller’s place decides',
  venue: 'The venue’s place decides',
  customer: 'The customer’s place decides',
};

/** `The customer’s place decides; nobody has said it, so the seller’s was taken.` */
export const placeWords = ({
  by,
  isAssumed,
  insteadOf,
}: Pick<LineTax, 'by' | 'isAssumed' | 'insteadOf'>): string => {
  const decides = by === undefined ? 'Its place was frozen with the booking' : PLACES[by];
  if (isAssumed) return `${decides}; nobody has said it, so the seller’s was taken.`;
  return insteadOf === undefined
    ? `${decides}.`
    : `${decides}; ${countryName(insteadOf)} has no rate in the settings, so the seller’s was taken.`;
};

/** `VAT 19 %`. */
export const rateWords = ({ name, percent }: Pick<LineTax, 'name' | 'percent'>): string =>
  `${name} ${percent} %`;

/** `Booked with VAT 19 %; on its day VAT 20 % holds.` Each text once. */
export const outdatedWords = (outdated: readonly OutdatedUnit[]): string =>
  [
    ...new Set(
      outdated.map(
        ({ before, after }) => `Booked with ${rateWords(before)}; on its day ${rateWords(after.unit)} holds.`,
      ),
    ),
  ].join(' ');

export const NOTHING_TO_RENEW = 'This booking has the rates of its days.';
export const NO_RATES = 'Tax is off in the settings, so there is no rate to issue it by.';

/** `VAT 19 % became VAT 20 %`: each change once. */
export const rateChanges = (outdated: readonly OutdatedUnit[]): readonly string[] => [
  ...new Set(
    outdated.map(
      ({ before, after }) => `${rateWords(before)} became ${rateWords(after.unit)} on ${after.unit.day}`,
    ),
  ),
];
