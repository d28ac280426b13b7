import type { LocalDate } from '../../kernel/calendar.ts';
import type { LineTax, TaxCategory } from '../../shop/tax/line-tax.ts';
import type { SoldTax } from '../../shop/tax/sold-tax.ts';
import type { Booking } from '../booking/booking.ts';

/** A rate that was taken for want of a place's own. */
export interface TakenRate {
  readonly category: TaxCategory;
  readonly day: LocalDate;
  /** What was charged instead, such as `VAT` of 19 % of DE; nothing at 0 %. */
  readonly name: string;
  readonly percent: number;
  readonly country: string;
}

/** A booking was taxed at the seller's rate, because its place in the union has none in the settings. Listed until somebody has looked after it. */
export interface MissingRate {
  readonly id: number;
  readonly bookingId: number;
  /** Whose rate is missing. */
  readonly country: string;
  readonly taken: readonly TakenRate[];
  readonly since: Date;
}

/** A booking has one of a country: another takes its place. */
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
  /** Units and add-ons that have it. */
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

/** What units that are new since `before` were taxed at for want of a rate, by country. */
export const missingRates = (
  before: SoldTax | null,
  { id: bookingId, tax }: Pick<Booking, 'id' | 'tax'>,
  since: Date,
): readonly NewMissingRate[] => {
  // The usual booking costs nothing here.
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
