import type { LocalDate } from '../../kernel/calendar.ts';
import type { LineTax, TaxCategory } from '../../shop/tax/line-tax.ts';
import type { SoldTax } from '../../shop/tax/sold-tax.ts';
import type { Booking } from '../booking/booking.ts';

/** The rate that was charged because a place has none of its own. */
export interface TakenRate {
  readonly category: TaxCategory;
  readonly day: LocalDate;
  /** The name of the rate that was charged instead, such as `VAT` of 19 % of DE; empty at 0 %. */
  readonly name: string;
  readonly percent: number;
  readonly country: string;
}

/**
 * A booking was taxed at the seller's rate, because its place in the EU has no rate in the settings. It is listed until somebody has dealt
 * with it.
 */
export interface MissingRate {
  readonly id: number;
  readonly bookingId: number;
  /** The country whose rate is missing. */
  readonly country: string;
  readonly taken: readonly TakenRate[];
  readonly since: Date;
}

/** A booking has one entry per country: a new one replaces it. */
export type NewMissingRate = Omit<MissingRate, 'id'>;

const takenOf = ({ category, day, name, percent, country }: LineTax): TakenRate => ({
  category,
  day,
  name,
  percent,
  country,
});

interface Counted {
  readonly insteadOf: string;
  readonly taken: TakenRate;
  /** How many units and add-ons have it. */
  count: number;
}

const countedOf = (sold: SoldTax | null): ReadonlyMap<string, Counted> => {
  const found = new Map<string, Counted>();
  const count = (rate: number, units: number): void => {
    const tax = sold?.rates[rate];
    if (tax?.insteadOf === undefined) return;
    const taken = takenOf(tax);
    const key = JSON.stringify([tax.insteadOf, taken]);
    const counted = found.get(key) ?? { insteadOf: tax.insteadOf, taken, count: 0 };
    counted.count += units;
    found.set(key, counted);
  };
  for (const { from, to, rate, addOns } of sold?.units ?? []) {
    count(rate, to - from + 1);
    for (const [, own] of addOns) count(own, to - from + 1);
  }
  return found;
};

/** The missing rates of units that are new since `before`, by country. */
export const missingRates = (
  before: SoldTax | null,
  { id: bookingId, tax }: Pick<Booking, 'id' | 'tax'>,
  since: Date,
): readonly NewMissingRate[] => {
  // Early return: most bookings have no such rate.
  if (!tax?.rates.some(({ insteadOf }) => insteadOf !== undefined)) return [];
  const had = countedOf(before);
  const added = [...countedOf(tax)].flatMap(([key, each]) =>
    each.count > (had.get(key)?.count ?? 0) ? [each] : [],
  );
  return [...Map.groupBy(added, ({ insteadOf }) => insteadOf)].map(([country, all]) => ({
    bookingId,
    country,
    taken: all.map(({ taken }) => taken),
    since,
  }));
};
