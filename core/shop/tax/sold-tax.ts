import type { Zone } from '../../calendar/scheduling/zone.ts';
import { type MinorUnits, minorUnits, minus, moneyStep, plus, times, ZERO } from '../../kernel/money.ts';
import type { LineTax, PriceEntry } from './line-tax.ts';
import { bookedTax, type TaxedSums, taxOf } from './tax-of.ts';

/** Identifies a unit of a cart or a booking. */
export interface UnitName {
  readonly line: number;
  readonly unit: number;
}

/** Consecutive units of a line that have the same tax. */
export interface TaxedUnits {
  readonly line: number;
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
  /** Index of their rate among `rates`. */
  readonly rate: number;
  /** Add-ons that have another rate, by id. */
  readonly addOns: readonly (readonly [id: number, rate: number])[];
}

/**
 * The tax of what is sold, frozen when it was booked. It contains no amounts: `taxOf` computes every sum. It is plain data, as it is
 * stored.
 */
export interface SoldTax {
  readonly entered: PriceEntry;
  /** The shop's time zone, which decides the days of documents. */
  readonly zone: Zone;
  /** Each rate once. */
  readonly rates: readonly LineTax[];
  readonly units: readonly TaxedUnits[];
  /** Whether what a cancellation or a reduction withholds is outside the scope of tax. */
  readonly isWithheldOutside: boolean;
}

/** The same without rates that no unit has or was booked with, in their order. */
export const withoutUnused = (sold: SoldTax): SoldTax => {
  const used = new Set(sold.units.flatMap(({ rate, addOns }) => [rate, ...addOns.map(([, at]) => at)]));
  const booked = [...used].flatMap((at) => sold.rates[at]?.booked ?? []);
  const places = [...sold.rates.keys()].filter((at) => {
    const tax = sold.rates[at];
    return used.has(at) || (tax !== undefined && booked.some((each) => sameTax(each, tax)));
  });
  return {
    ...sold,
    rates: places.flatMap((at) => sold.rates[at] ?? []),
    units: sold.units.map((run) => ({
      ...run,
      rate: places.indexOf(run.rate),
      addOns: run.addOns.map(([id, rate]) => [id, places.indexOf(rate)] as const),
    })),
  };
};

/** The tax of a unit and of its add-ons. */
export interface UnitTax {
  readonly unit: LineTax;
  readonly addOns: ReadonlyMap<number, LineTax>;
}

export const noUnitsTaxed = (given: Omit<SoldTax, 'rates' | 'units'>): SoldTax => ({
  ...given,
  rates: [],
  units: [],
});

const sameTax = (a: LineTax, b: LineTax): boolean => JSON.stringify(a) === JSON.stringify(b);

const withRate = (rates: readonly LineTax[], tax: LineTax): readonly [readonly LineTax[], number] => {
  const at = rates.findIndex((each) => sameTax(each, tax));
  return at >= 0 ? [rates, at] : [[...rates, tax], rates.length];
};

/** Consecutive units of a line. */
export interface UnitRun {
  readonly line: number;
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
}

const follows = (
  run: TaxedUnits,
  { line, from }: UnitRun,
  rate: number,
  addOns: TaxedUnits['addOns'],
): boolean =>
  run.line === line &&
  run.to === from - 1 &&
  run.rate === rate &&
  JSON.stringify(run.addOns) === JSON.stringify(addOns);

/** The run that contains a unit. */
const runOf = ({ units }: Pick<SoldTax, 'units'>, { line, unit }: UnitName): TaxedUnits | undefined =>
  units.find((run) => run.line === line && run.from <= unit && unit <= run.to);

/** The runs without these units; runs that contain some of them are split. */
const without = (units: readonly TaxedUnits[], { line, from, to }: UnitRun): readonly TaxedUnits[] =>
  units.flatMap((run) => {
    if (run.line !== line || to < run.from || from > run.to) return [run];
    return [
      ...(from > run.from ? [{ ...run, to: from - 1 }] : []),
      ...(to < run.to ? [{ ...run, from: to + 1 }] : []),
    ];
  });

/** The same with this tax for a run of units. */
export const withRunTax = (sold: SoldTax, run: UnitRun, tax: UnitTax): SoldTax => {
  let [rates, rate] = withRate(sold.rates, tax.unit);
  const addOns: (readonly [number, number])[] = [];
  for (const [id, own] of tax.addOns) {
    const [next, at] = withRate(rates, own);
    rates = next;
    if (at !== rate) addOns.push([id, at]);
  }
  const units = without(sold.units, run);
  const last = units.at(-1);
  return {
    ...sold,
    rates,
    units:
      last && follows(last, run, rate, addOns)
        ? [...units.slice(0, -1), { ...last, to: run.to }]
        : [...units, { ...run, rate, addOns }],
  };
};

/** The same with this tax for one unit. */
export const withUnitTax = (sold: SoldTax, { line, unit }: UnitName, tax: UnitTax): SoldTax =>
  withRunTax(sold, { line, from: unit, to: unit }, tax);

/** The tax of a unit; null where none is recorded. */
export const unitTaxOf = (sold: SoldTax, name: UnitName): UnitTax | null => {
  const run = runOf(sold, name);
  const unit = run && sold.rates[run.rate];
  if (!run || !unit) return null;
  const addOns = run.addOns.flatMap(([id, at]) => {
    const own = sold.rates[at];
    return own ? [[id, own] as const] : [];
  });
  return { unit, addOns: new Map(addOns) };
};

/** A key that is equal for units with the same tax. */
export const ratesOf = (sold: SoldTax, name: UnitName): string => {
  const run = runOf(sold, name);
  return run ? JSON.stringify([run.rate, run.addOns]) : '';
};

/** Tier and add-ons of a unit, with their prices. */
export interface SoldUnit {
  readonly tierPrice: MinorUnits;
  readonly addOns: readonly { readonly id: number; readonly price: MinorUnits }[];
}

/** The amounts of a unit at each of its rates, as entered. */
const amountsOf = (
  sold: SoldTax,
  name: UnitName,
  { tierPrice, addOns }: SoldUnit,
): ReadonlyMap<number, MinorUnits> => {
  const run = runOf(sold, name);
  const usual = run?.rate ?? 0;
  const amounts = new Map([[usual, tierPrice]]);
  for (const { id, price } of addOns) {
    const rate = run?.addOns.find(([own]) => own === id)?.[1] ?? usual;
    amounts.set(rate, plus(amounts.get(rate) ?? ZERO, price));
  }
  return amounts;
};

/** More rates than a booking can have. */
const RATES = 10_000;

/** The amounts of lines at each of their rates, as entered. Each line and rate make one line of the computation; the key combines both. */
export type Tally = Map<number, MinorUnits>;

/** Adds `count` units of a line that are sold like this one; a negative count removes them. */
export const tallyUnits = (
  tally: Tally,
  sold: SoldTax,
  at: number,
  name: UnitName,
  unit: SoldUnit,
  count: number,
): void => {
  for (const [rate, amount] of amountsOf(sold, name, unit)) {
    const key = at * RATES + rate;
    tally.set(key, minorUnits(Math.max(0, plus(tally.get(key) ?? ZERO, times(amount, count)))));
  }
};

/** One line of the computation. */
export interface TalliedLine {
  /** Index among the cart's or booking's lines. */
  readonly at: number;
  /** Index among the rates. */
  readonly rate: number;
  readonly amount: MinorUnits;
  readonly tax: LineTax;
}

/**
 * The lines of the computation in the order of the rates that were booked, so that a rate that has changed since does not move a rounding
 * cent to another line.
 */
export const talliedLines = (
  sold: SoldTax,
  tally: ReadonlyMap<number, MinorUnits>,
): readonly TalliedLine[] => {
  const placeOf = (rate: number): number => {
    const tax = sold.rates[rate];
    return tax?.booked ? sold.rates.findIndex((each) => sameTax(each, bookedTax(tax))) : rate;
  };
  const places = sold.rates.map((_, rate) => placeOf(rate));
  return [...tally]
    .filter(([, amount]) => amount > ZERO)
    .flatMap(([key, amount]) => {
      const rate = key % RATES;
      const tax = sold.rates[rate];
      return tax ? [{ at: Math.floor(key / RATES), rate, amount, tax }] : [];
    })
    .toSorted((a, b) => a.at - b.at || (places[a.rate] ?? 0) - (places[b.rate] ?? 0) || a.rate - b.rate);
};

/** The sums of lines after a discount. */
export const soldSums = (sold: SoldTax, lines: readonly TalliedLine[], discount: MinorUnits): TaxedSums =>
  taxOf(lines, { entered: sold.entered, discount, step: moneyStep() });

/** Whether what is paid differs from what was entered. */
const differs = ({ entered }: SoldTax, { tax }: TalliedLine): boolean =>
  entered === 'net'
    ? tax.percent > 0 || (tax.booked?.percent ?? 0) > 0
    : tax.percent === 0 && tax.contained > 0;

/** What tax adds to the entered amounts: the tax in a shop with net prices; negative where a shop with gross prices charges none. */
export const addedTax = (
  sold: SoldTax,
  tally: ReadonlyMap<number, MinorUnits>,
  discount: MinorUnits,
): MinorUnits => {
  const lines = talliedLines(sold, tally);
  if (!lines.some((line) => differs(sold, line))) return ZERO;
  const entered = lines.reduce((total, { amount }) => plus(total, amount), ZERO);
  const owed = minus(entered, minorUnits(Math.min(discount, entered)));
  return minus(soldSums(sold, lines, discount).gross, owed);
};
