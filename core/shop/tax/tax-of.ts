import { type MinorUnits, minorUnits } from '../../kernel/money.ts';
import type { LineTax, PriceEntry, TaxPart } from './line-tax.ts';

/** Something that is sold, with its tax. */
export interface TaxedLine {
  /** As entered, all its units, before the discount; never below zero. */
  readonly amount: MinorUnits;
  readonly tax: LineTax;
}

export interface TaxRules {
  readonly entered: PriceEntry;
  /** As entered, over all lines; at most what they come to. */
  readonly discount: MinorUnits;
  /** The smallest step in minor units that can be paid: 1, or 10 of a currency with three digits. */
  readonly step: number;
}

/** Of a line, in minor units. `net + tax = gross`. */
export interface LineSums {
  /** Its part of the discount, as entered. */
  readonly discount: MinorUnits;
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
  /** What is paid for it. */
  readonly gross: MinorUnits;
}

/** Of all lines of one tax. */
export interface RateSums {
  /** Of its first line. */
  readonly tax: LineTax;
  readonly discount: MinorUnits;
  readonly net: MinorUnits;
  /** The tax. */
  readonly amount: MinorUnits;
  readonly gross: MinorUnits;
  /** Their amounts add up to `amount`; empty where the rate is one tax. */
  readonly parts: readonly (TaxPart & { readonly amount: MinorUnits })[];
}

export interface TaxedSums {
  readonly lines: readonly LineSums[];
  readonly rates: readonly RateSums[];
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
  readonly gross: MinorUnits;
}

/** Of a percentage with four decimals. */
const WHOLE = 1_000_000n;
const pointsOf = (percent: number): bigint => BigInt(Math.round(percent * 10_000));

/** A fraction that is not below zero, to the nearest multiple of `step`, half up. */
const rounded = (numerator: bigint, denominator: bigint, step: bigint): bigint =>
  ((2n * numerator + denominator * step) / (2n * denominator * step)) * step;

/** Gives a whole in multiples of `step` to parts in proportion to their weights: what is left over goes to the largest fractions, then the first. */
const shared = (whole: bigint, weights: readonly bigint[], step: bigint): readonly bigint[] => {
  const sum = total(weights);
  if (sum === 0n) return weights.map((_, at) => (at === 0 ? whole : 0n));
  const units = whole / step;
  const least = weights.map((weight) => (units * weight) / sum);
  let left = units - total(least);
  const order = weights
    .map((weight, at) => ({ at, fraction: (units * weight) % sum }))
    .toSorted((a, b) => (a.fraction === b.fraction ? a.at - b.at : a.fraction < b.fraction ? 1 : -1));
  const shares = [...least];
  for (const { at } of order) {
    if (left === 0n) break;
    shares[at] = (shares[at] ?? 0n) + 1n;
    left -= 1n;
  }
  // What is no multiple of the step, which only a tax inside a gross price is, stands with the first.
  return shares.map((share, at) => share * step + (at === 0 ? whole % step : 0n));
};

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, each) => sum + each, 0n);

/** What lines have in common that are taxed as one. */
const groupOf = ({
  category,
  reason,
  percent,
  contained,
  name,
  parts,
  country,
  region,
  text,
}: LineTax): string =>
  JSON.stringify([
    category,
    reason,
    percent,
    contained,
    name,
    country,
    region,
    text,
    parts.map((part) => [part.name, part.number, part.percent]),
  ]);

interface Taxed {
  /** What is paid for all of it. */
  readonly gross: bigint;
  readonly tax: bigint;
  readonly parts: readonly bigint[];
}

const netShop = (entered: bigint, { percent, parts }: LineTax, step: bigint): Taxed => {
  const charged = (of: number) => rounded(entered * pointsOf(of), WHOLE, step);
  const amounts = parts.map((part) => charged(part.percent));
  const tax = parts.length > 0 ? total(amounts) : charged(percent);
  return { gross: entered + tax, tax, parts: amounts };
};

const grossShop = (entered: bigint, { percent, contained, parts }: LineTax, step: bigint): Taxed => {
  const within = (of: number, all: number, least: bigint) =>
    rounded(entered * pointsOf(of), WHOLE + pointsOf(all), least);
  if (percent === 0)
    return { gross: entered - within(contained, contained, step), tax: 0n, parts: parts.map(() => 0n) };
  const amounts = parts.map((part) => within(part.percent, percent, 1n));
  const tax = parts.length > 0 ? total(amounts) : within(percent, percent, 1n);
  return { gross: entered, tax, parts: amounts };
};

/**
 * Net, tax and gross of lines, of each rate and in total (specification of tax, V4): the one function that decides what tax is. All is in whole
 * minor units, rounded half away from zero, and adds up exactly. In a net shop tax is rounded once a rate; in a gross one what is entered
 * is paid, and where nothing is charged, what is entered without the tax that it contains.
 */
export const taxOf = (lines: readonly TaxedLine[], { entered, discount, step }: TaxRules): TaxedSums => {
  const least = BigInt(step);
  const amounts = lines.map(({ amount }) => BigInt(amount));
  const discounts = shared(BigInt(discount), amounts, least);
  const groups = Map.groupBy(lines.keys(), (at) => groupOf((lines[at] as TaxedLine).tax));
  const sums: LineSums[] = [];
  const rates = [...groups.values()].map((places): RateSums => {
    const { tax } = lines[places[0] ?? 0] as TaxedLine;
    const less = places.map((at) => (amounts[at] ?? 0n) - (discounts[at] ?? 0n));
    const all = total(less);
    const taxed = entered === 'net' ? netShop(all, tax, least) : grossShop(all, tax, least);
    const reduced = shared(all + (entered === 'net' ? taxed.tax : 0n) - taxed.gross, less, least);
    const taxes = shared(taxed.tax, less, 1n);
    for (const [nth, at] of places.entries()) {
      const own = taxes[nth] ?? 0n;
      const paid = (less[nth] ?? 0n) - (reduced[nth] ?? 0n) + (entered === 'net' ? own : 0n);
      sums[at] = {
        discount: minorUnits(Number(discounts[at] ?? 0n)),
        net: minorUnits(Number(paid - own)),
        tax: minorUnits(Number(own)),
        gross: minorUnits(Number(paid)),
      };
    }
    return {
      tax,
      discount: minorUnits(Number(total(places.map((at) => discounts[at] ?? 0n)))),
      net: minorUnits(Number(taxed.gross - taxed.tax)),
      amount: minorUnits(Number(taxed.tax)),
      gross: minorUnits(Number(taxed.gross)),
      parts: tax.parts.map((part, at) => ({ ...part, amount: minorUnits(Number(taxed.parts[at] ?? 0n)) })),
    };
  });
  const sumOf = (of: (rate: RateSums) => number) =>
    minorUnits(rates.reduce((sum, rate) => sum + of(rate), 0));
  return {
    lines: sums,
    rates,
    net: sumOf(({ net }) => net),
    tax: sumOf(({ amount }) => amount),
    gross: sumOf(({ gross }) => gross),
  };
};
