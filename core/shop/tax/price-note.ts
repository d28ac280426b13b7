import type { LocalDate } from '../../kernel/calendar.ts';
import { TAX_CATEGORIES } from './line-tax.ts';
import { rateAt, type TaxRate, type TaxSettings } from './tax-settings.ts';
import { taxPlaceOf } from './union.ts';

/** The rates of the seller's own place on a day, one per category. */
const ownRates = ({ rates, seller }: TaxSettings, day: LocalDate): readonly TaxRate[] => {
  const place = taxPlaceOf(seller, day);
  return TAX_CATEGORIES.flatMap((category) => rateAt(rates, place, category, day) ?? []);
};

/** The standard rate of the seller's place in percent; 0 where it has none. */
export const standardPercent = (settings: TaxSettings, day: LocalDate): number =>
  ownRates(settings, day).find(({ category }) => category === 'standard')?.percent ?? 0;

/**
 * The note next to prices: `incl. 19 % VAT` or `plus VAT`. The percentage is given where the seller's place has only one rate; null where
 * it charges none.
 */
export const priceNoteOf = (settings: TaxSettings, day: LocalDate): string | null => {
  const charged = ownRates(settings, day).filter(({ percent }) => percent > 0);
  const [first] = charged;
  if (!first) return null;
  if (settings.entered === 'net') return `plus ${first.name}`;
  const same = charged.every(({ percent }) => percent === first.percent);
  return same ? `incl. ${first.percent} % ${first.name}` : `incl. ${first.name}`;
};
