import type { LocalDate } from '../../kernel/calendar.ts';
import type { TaxRate } from '../../shop/tax/tax-settings.ts';
import type { Booking } from '../booking/booking.ts';

/** A range of days on which a place and category have one rate, or would have it. */
export interface RateSpan extends Pick<TaxRate, 'country' | 'region' | 'category'> {
  readonly from: LocalDate;
  /** The first day after the range; null where it has no end. */
  readonly until: LocalDate | null;
}

/** The days of a rate among the other rates of its place. */
export const spanOf = (
  { country, region, category, from }: Omit<RateSpan, 'until'>,
  rates: readonly Omit<RateSpan, 'until'>[],
): RateSpan => {
  const later = rates.filter(
    (other) =>
      other.country === country &&
      other.region === region &&
      other.category === category &&
      other.from > from,
  );
  return { country, region, category, from, until: later.map((each) => each.from).toSorted()[0] ?? null };
};

/** Whether something of a booking is taxed at this place and category on one of these days, or would be if that place had a rate. */
export const isTaxedIn = (
  { tax }: Pick<Booking, 'tax'>,
  { country, region, category, from, until }: RateSpan,
): boolean =>
  (tax?.rates ?? []).some(
    (rate) =>
      (rate.country === country || rate.insteadOf === country) &&
      (region === null || rate.region === region) &&
      rate.category === category &&
      rate.day >= from &&
      (until === null || rate.day < until),
  );
