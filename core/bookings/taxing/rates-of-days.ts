import type { LocalDate } from '../../kernel/calendar.ts';
import type { LineTax } from '../../shop/tax/line-tax.ts';
import { lineTaxOn } from '../../shop/tax/place.ts';
import {
  type SoldTax,
  type UnitTax,
  unitTaxOf,
  withoutUnused,
  withUnitTax,
} from '../../shop/tax/sold-tax.ts';
import type { TaxRate, TaxSettings } from '../../shop/tax/tax-settings.ts';
import { agreedDay } from '../booking/agreed-days.ts';
import { type Booking, sessionsOf } from '../booking/booking.ts';
import { type RateSpan, spanOf } from './rate-spans.ts';

type RateSettings = Pick<TaxSettings, 'rates'>;

/** A unit whose day has another rate than it was booked with. */
export interface OutdatedUnit {
  readonly line: number;
  readonly unit: number;
  readonly before: LineTax;
  readonly after: UnitTax;
}

const anew = ({ unit, addOns }: UnitTax, day: LocalDate, settings: RateSettings): UnitTax => ({
  unit: lineTaxOn(unit, day, settings),
  addOns: new Map([...addOns].map(([id, own]) => [id, lineTaxOn(own, day, settings)])),
});

const isOther = (a: UnitTax, b: UnitTax): boolean =>
  a.unit !== b.unit || [...a.addOns].some(([id, own]) => b.addOns.get(id) !== own);

/** Agreed units of a booking that have not taken place, whose day has another rate than they were booked with. */
export const outdatedUnits = (
  booking: Pick<Booking, 'tax' | 'lines'>,
  settings: RateSettings,
): readonly OutdatedUnit[] => {
  const { tax } = booking;
  if (!tax) return [];
  return sessionsOf(booking).flatMap((session): readonly OutdatedUnit[] => {
    const day = agreedDay(tax, session);
    const before = day === null ? null : unitTaxOf(tax, session);
    if (day === null || !before) return [];
    const after = anew(before, day, settings);
    const { line, unit } = session;
    return isOther(before, after) ? [{ line, unit, before: before.unit, after }] : [];
  });
};

/** The tax of a booking in which some units get the rates of their days. */
export const withRatesOfDays = (sold: SoldTax, outdated: readonly OutdatedUnit[]): SoldTax =>
  withoutUnused(outdated.reduce((tax, each) => withUnitTax(tax, each, each.after), sold));

/** A rate that replaces an earlier one of its place, and its days. */
export interface RateChange extends RateSpan, Pick<TaxRate, 'percent' | 'name' | 'parts'> {}

const follows = (rate: TaxRate, other: TaxRate): boolean =>
  other.from < rate.from &&
  other.country === rate.country &&
  other.category === rate.category &&
  // The rate of a country applies in its regions until they have their own.
  (other.region === rate.region || other.region === null);

/** The rates that replace earlier ones. */
export const rateChangesOf = ({ rates }: RateSettings): readonly RateChange[] =>
  rates.flatMap((rate): readonly RateChange[] => {
    if (!rates.some((other) => follows(rate, other))) return [];
    const { percent, name, parts } = rate;
    return [{ ...spanOf(rate, rates), percent, name, parts }];
  });

const isUnlike = (tax: LineTax, { country, region, category, percent, name, parts }: RateChange): boolean =>
  tax.country === country &&
  (region === null || tax.region === region) &&
  tax.category === category &&
  tax.reason !== 'reverse-charge' &&
  tax.reason !== 'outside-scope' &&
  (tax.percent !== percent || tax.name !== name || JSON.stringify(tax.parts) !== JSON.stringify(parts));

/** Whether a booking has agreed units that have not taken place, on days of one of these rates, with another rate than that. */
export const hasOutdatedRate = (
  booking: Pick<Booking, 'tax' | 'lines'>,
  changes: readonly RateChange[],
): boolean => {
  const { tax } = booking;
  if (!tax) return false;
  return sessionsOf(booking).some((session) => {
    const day = agreedDay(tax, session);
    const own = day === null ? null : unitTaxOf(tax, session);
    if (day === null || !own) return false;
    return changes.some(
      (change) =>
        day >= change.from &&
        (change.until === null || day < change.until) &&
        [own.unit, ...own.addOns.values()].some((rate) => isUnlike(rate, change)),
    );
  });
};
