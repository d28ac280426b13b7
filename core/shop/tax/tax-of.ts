import { type MinorUnits, minorUnits, minus, plus, sum, ZERO } from '../../kernel/money.ts';
import { sharesOf } from '../../kernel/shares.ts';
import type { LineTax, PriceEntry } from './line-tax.ts';

/** What is sold at one rate. */
export interface TaxedLine {
  /** The amount of all its units as entered, before the discount. */
  readonly amount: MinorUnits;
  readonly tax: LineTax;
  /** Lines with the same `at` that were booked with the same tax were one line when they were booked. */
  readonly at?: number;
}

export interface TaxRules {
  readonly entered: PriceEntry;
  /** The discount on all lines, as entered; never more than their sum. */
  readonly discount: MinorUnits;
  /** The smallest step of what is paid, in minor units: 1, or 10 in currencies with three decimals. */
  readonly step: number;
}

export interface LineSums {
  /** Its share of the discount, as entered. */
  readonly discount: MinorUnits;
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
  /** The amount that is paid. */
  readonly gross: MinorUnits;
}

export interface RatePart {
  readonly name: string;
  readonly number: string | null;
  readonly percent: number;
  readonly amount: MinorUnits;
}

/** The sums of all lines with one rate. */
export interface RateSums {
  /** The tax of its first line; lines of one rate may differ in their day. */
  readonly tax: LineTax;
  readonly discount: MinorUnits;
  readonly net: MinorUnits;
  readonly amount: MinorUnits;
  readonly gross: MinorUnits;
  /** Their amounts add up to `amount`; empty where the rate is a single tax. */
  readonly parts: readonly RatePart[];
}

export interface TaxedSums {
  readonly lines: readonly LineSums[];
  readonly rates: readonly RateSums[];
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
  readonly gross: MinorUnits;
}

/** Turns a percentage into an integer: it has at most four decimals. */
const WHOLE = 10_000;
const HUNDRED = BigInt(100 * WHOLE);
const exact = (percent: number): bigint => BigInt(Math.round(percent * WHOLE));

/** `amount × numerator / denominator` in whole steps, rounded half away from zero; amounts are never negative. */
const rounded = (amount: MinorUnits, numerator: bigint, denominator: bigint, step = 1): MinorUnits => {
  const divisor = denominator * BigInt(step);
  return minorUnits(Number((2n * BigInt(amount) * numerator + divisor) / (2n * divisor)) * step);
};

/** The tax on a net amount. */
export const taxOn = (net: MinorUnits, percent: number, step: number): MinorUnits =>
  rounded(net, exact(percent), HUNDRED, step);

/** The tax of `percent` in a gross amount that contains `whole` percent. */
const taxIn = (gross: MinorUnits, percent: number, whole: number, step = 1): MinorUnits =>
  rounded(gross, exact(percent), HUNDRED + exact(whole), step);

/** Shares in whole steps where amount and weights are whole steps, so that each share can be paid. */
const sharesInSteps = (
  amount: MinorUnits,
  weights: readonly MinorUnits[],
  step: number,
): readonly MinorUnits[] =>
  [amount, ...weights].every((each) => each % step === 0)
    ? sharesOf(
        minorUnits(amount / step),
        weights.map((weight) => minorUnits(weight / step)),
      ).map((share) => minorUnits(share * step))
    : sharesOf(amount, weights);

/** The tax that something was booked with. */
export const bookedTax = (tax: LineTax): LineTax => tax.booked ?? tax;

/**
 * Each line's share of the discount, computed over the lines as they were booked: a rate that changes later takes nothing from another
 * line.
 */
const discountsOf = (lines: readonly TaxedLine[], { discount, step }: TaxRules): readonly MinorUnits[] => {
  const amounts = lines.map(({ amount }) => amount);
  const off = minorUnits(Math.min(discount, sum(amounts)));
  if (!lines.some(({ tax }) => tax.booked)) return sharesInSteps(off, amounts, step);
  const booked = [
    ...Map.groupBy(lines.keys(), (index) => {
      const { at = index, tax } = lines[index] ?? {};
      return JSON.stringify([at, tax && bookedTax(tax)]);
    }).values(),
  ];
  const amountsAt = (indexes: readonly number[]) => indexes.map((index) => amounts[index] ?? ZERO);
  const whole = sharesInSteps(
    off,
    booked.map((indexes) => sum(amountsAt(indexes))),
    step,
  );
  const found = new Map<number, MinorUnits>();
  for (const [place, indexes] of booked.entries()) {
    const shares = sharesInSteps(whole[place] ?? ZERO, amountsAt(indexes), step);
    for (const [each, index] of indexes.entries()) found.set(index, shares[each] ?? ZERO);
  }
  return amounts.map((_, index) => found.get(index) ?? ZERO);
};

/** A line after the discount. */
interface Reduced {
  readonly at: number;
  readonly tax: LineTax;
  readonly discount: MinorUnits;
  /** As entered. */
  readonly amount: MinorUnits;
}

const groupedBy = (lines: readonly Reduced[], key: (tax: LineTax) => unknown): readonly Reduced[][] => [
  ...Map.groupBy(lines, ({ tax }) => JSON.stringify(key(tax))).values(),
];

/** The fields that make two taxes the same rate; the day is not one of them. */
const rateKey = ({ category, percent, name, parts, country, region, reason, code }: LineTax) => [
  category,
  percent,
  name,
  parts.map((part) => [part.name, part.number, part.percent]),
  country,
  region,
  reason,
  code,
];

/** Whether both have the same rate: documents and reports add them up. */
export const sameRate = (a: LineTax, b: LineTax): boolean =>
  JSON.stringify(rateKey(a)) === JSON.stringify(rateKey(b));

const amountsOf = (lines: readonly Reduced[]): readonly MinorUnits[] => lines.map(({ amount }) => amount);

/**
 * The tax that lines of one rate contain but that is not charged: in a shop with gross prices the customer pays that much less. By line.
 */
const uncharged = (
  lines: readonly Reduced[],
  { entered, step }: TaxRules,
): ReadonlyMap<number, MinorUnits> => {
  const left = new Map<number, MinorUnits>();
  if (entered === 'net') return left;
  for (const group of groupedBy(lines, ({ contained }) => contained)) {
    const { percent = 0, contained = 0 } = group[0]?.tax ?? {};
    if (percent > 0 || contained === 0) continue;
    const amounts = amountsOf(group);
    const shares = sharesInSteps(taxIn(sum(amounts), contained, contained, step), amounts, step);
    for (const [index, { at }] of group.entries()) left.set(at, shares[index] ?? ZERO);
  }
  return left;
};

/** The tax and its parts on the sum of lines with one rate. */
const rateTax = (
  base: MinorUnits,
  tax: Pick<LineTax, 'percent' | 'parts'>,
  { entered, step }: Pick<TaxRules, 'entered' | 'step'>,
) => {
  const of = (percent: number): MinorUnits =>
    entered === 'net' ? taxOn(base, percent, step) : taxIn(base, percent, tax.percent);
  const parts = tax.parts.map(({ name, number, percent }) => ({
    name,
    number,
    percent,
    amount: of(percent),
  }));
  return { amount: parts.length > 0 ? sum(parts.map(({ amount }) => amount)) : of(tax.percent), parts };
};

const sumsOfRate = (lines: readonly Reduced[], tax: LineTax, rules: TaxRules) => {
  const left = uncharged(lines, rules);
  const bases = lines.map(({ at, amount }) => minus(amount, left.get(at) ?? ZERO));
  const base = sum(bases);
  const { amount, parts } = rateTax(base, tax, rules);
  const shares = sharesInSteps(amount, bases, rules.entered === 'net' ? rules.step : 1);
  const found = lines.map(({ at, discount }, index): readonly [number, LineSums] => {
    const [basis, share] = [bases[index] ?? ZERO, shares[index] ?? ZERO];
    return [
      at,
      rules.entered === 'net'
        ? { discount, net: basis, tax: share, gross: plus(basis, share) }
        : { discount, net: minus(basis, share), tax: share, gross: basis },
    ];
  });
  const rate: RateSums = {
    tax,
    discount: sum(lines.map(({ discount }) => discount)),
    net: rules.entered === 'net' ? base : minus(base, amount),
    amount,
    gross: rules.entered === 'net' ? plus(base, amount) : base,
    parts,
  };
  return { rate, found };
};

/** How a tax is divided over its parts: by what each comes to, by their percentages where that is nothing. */
const weightsOf = (parts: readonly RatePart[]): readonly MinorUnits[] => {
  const amounts = parts.map(({ amount }) => amount);
  return sum(amounts) === ZERO ? parts.map(({ percent }) => minorUnits(Number(exact(percent)))) : amounts;
};

/**
 * The sums of lines in a shop with net prices that were agreed with one rate, some of which take place under another rate. Together they
 * come to the agreed price; for lines under another rate, net and tax are computed from their share of it.
 */
const sumsOfAgreed = (lines: readonly Reduced[], agreed: LineTax, rules: TaxRules) => {
  const bases = amountsOf(lines);
  const base = sum(bases);
  const paid = plus(base, rateTax(base, agreed, rules).amount);
  const shares = sharesInSteps(paid, bases, rules.step);
  const grossAt = new Map(lines.map(({ at }, index) => [at, shares[index] ?? ZERO]));
  return groupedBy(lines, rateKey).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { tax } = first;
    const gross = sum(group.map(({ at }) => grossAt.get(at) ?? ZERO));
    const net = tax.booked ? null : sum(amountsOf(group));
    const taken = rateTax(gross, tax, { entered: 'gross', step: rules.step });
    const amount = net === null ? taken.amount : minus(gross, net);
    const taxes =
      net === null
        ? sharesOf(
            amount,
            group.map(({ at }) => grossAt.get(at) ?? ZERO),
          )
        : group.map(({ at, amount: own }) => minus(grossAt.get(at) ?? ZERO, own));
    const found = group.map(({ at, discount }, index): readonly [number, LineSums] => {
      const [whole, share] = [grossAt.get(at) ?? ZERO, taxes[index] ?? ZERO];
      return [at, { discount, net: minus(whole, share), tax: share, gross: whole }];
    });
    const partAmounts = sharesOf(amount, weightsOf(taken.parts));
    const rate: RateSums = {
      tax,
      discount: sum(group.map(({ discount }) => discount)),
      net: minus(gross, amount),
      amount,
      gross,
      parts: taken.parts.map((part, at) => ({ ...part, amount: partAmounts[at] ?? ZERO })),
    };
    return [{ rate, found }];
  });
};

/** Adds sums of one rate that were computed separately. */
const together = (a: RateSums, b: RateSums): RateSums => ({
  tax: a.tax,
  discount: plus(a.discount, b.discount),
  net: plus(a.net, b.net),
  amount: plus(a.amount, b.amount),
  gross: plus(a.gross, b.gross),
  parts: a.parts.map((part, at) => ({ ...part, amount: plus(part.amount, b.parts[at]?.amount ?? ZERO) })),
});

/** Each rate once, in the order of first occurrence. */
export const eachOnce = (rates: readonly RateSums[]): readonly RateSums[] =>
  [...Map.groupBy(rates, ({ tax }) => JSON.stringify(rateKey(tax))).values()].flatMap(([first, ...others]) =>
    first ? [others.reduce(together, first)] : [],
  );

/**
 * The only computation of tax. With net prices: the nets of a rate are added and taxed once. With gross prices: the shown price is paid,
 * and the net is derived from it; where no tax is charged the customer pays the price without the seller's own tax. A rate that has changed
 * since the price was agreed never changes what is paid. Results are whole minor units, rounded half away from zero; lines, rates and
 * totals add up.
 */
export const taxOf = (lines: readonly TaxedLine[], rules: TaxRules): TaxedSums => {
  const discounts = discountsOf(lines, rules);
  const reduced = lines.map(({ amount, tax }, at): Reduced => {
    const discount = discounts[at] ?? ZERO;
    return { at, tax, discount, amount: minus(amount, discount) };
  });
  const isNet = rules.entered === 'net';
  const groups = groupedBy(reduced, (tax) => rateKey(isNet ? bookedTax(tax) : tax)).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return isNet && group.some(({ tax }) => tax.booked)
      ? sumsOfAgreed(group, bookedTax(first.tax), rules)
      : [sumsOfRate(group, first.tax, rules)];
  });
  const byLine = new Map(groups.flatMap(({ found }) => found));
  const none: LineSums = { discount: ZERO, net: ZERO, tax: ZERO, gross: ZERO };
  const rates = eachOnce(groups.map(({ rate }) => rate));
  return {
    lines: lines.map((_, at) => byLine.get(at) ?? none),
    rates,
    net: sum(rates.map(({ net }) => net)),
    tax: sum(rates.map(({ amount }) => amount)),
    gross: sum(rates.map(({ gross }) => gross)),
  };
};
