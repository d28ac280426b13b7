import { minorUnits } from '@wondercast/core/kernel/money';
import type { LineTax, PriceEntry } from '@wondercast/core/shop/tax/line-tax';
import { type TaxedLine, taxOf } from '@wondercast/core/shop/tax/tax-of';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { times } from '../../support/full.ts';
import { aLineTax } from './a-tax.ts';

/*
 * Tax against a second reckoning that shares nothing with the first: fractions of two whole numbers, written from V4 of the specification.
 */

type Fraction = readonly [of: bigint, by: bigint];

const fraction = (of: bigint | number, by: bigint | number = 1n): Fraction => [BigInt(of), BigInt(by)];
const product = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]];
const difference = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] - b[0] * a[1], a[1] * b[1]];
const isLess = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1];

/** A percentage from how it is written, so that no float is trusted. */
const percentage = (percent: number): Fraction => {
  const [whole = '0', decimals = ''] = String(percent).split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
};

/** To a whole number of steps; half a step goes up. */
const nearest = (value: Fraction, step: number): number => {
  const [of, by] = product(value, fraction(1, step));
  const down = of / by;
  const isUp = !isLess(difference([of, by], [down, 1n]), [1n, 2n]);
  return Number(isUp ? down + 1n : down) * step;
};

/** Everybody gets what is certainly theirs, then one step each goes to whoever is furthest below their share. */
const shared = (total: number, weights: readonly number[], wanted: number): number[] => {
  const step = [total, ...weights].every((each) => each % wanted === 0) ? wanted : 1;
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const due = weights.map((weight) => product(fraction(total), fraction(weight, whole)));
  const given = due.map(([of, by]) => Number(of / by / BigInt(step)) * step);
  const short = due.map((each, at) => difference(each, fraction(given[at] ?? 0)));
  let left = total - given.reduce((sum, each) => sum + each, 0);
  const served = new Set<number>();
  while (left > 0) {
    let next = -1;
    for (const [at, each] of short.entries())
      if (!served.has(at) && (next < 0 || isLess(short[next] ?? each, each))) next = at;
    given[next] = (given[next] ?? 0) + step;
    served.add(next);
    left -= step;
  }
  return given;
};

interface Expected {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

const taxedOnTop = (net: number, percent: number, step: number): number =>
  nearest(product(fraction(net, 100), percentage(percent)), step);

/** gross × percent / (100 + whole). */
const takenOut = (gross: number, percent: number, whole: number, step: number): number => {
  const [of, by] = percentage(whole);
  return nearest(product(product(fraction(gross), percentage(percent)), [by, 100n * by + of]), step);
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const percentsOf = (tax: LineTax): number[] =>
  tax.parts.length > 0 ? tax.parts.map(({ percent }) => percent) : [tax.percent];

const expectedOf = (
  lines: readonly TaxedLine[],
  entered: PriceEntry,
  discount: number,
  step: number,
): { readonly lines: Expected[]; readonly total: Expected } => {
  const off = shared(
    discount,
    lines.map(({ amount }) => amount),
    step,
  );
  const reduced = lines.map(({ amount }, at) => amount - (off[at] ?? 0));
  const found: Expected[] = lines.map(() => ({ net: 0, tax: 0, gross: 0 }));
  const rates = new Set(lines.map(({ tax }) => tax));
  for (const tax of rates) {
    const places = lines.flatMap((line, at) => (line.tax === tax ? [at] : []));
    const entries = places.map((at) => reduced[at] ?? 0);
    const all = sumOf(entries);
    if (entered === 'net') {
      const amounts = percentsOf(tax).map((percent) => taxedOnTop(all, percent, step));
      const each = shared(sumOf(amounts), entries, step);
      for (const [index, at] of places.entries()) {
        const [net, share] = [entries[index] ?? 0, each[index] ?? 0];
        found[at] = { net, tax: share, gross: net + share };
      }
    } else if (tax.percent === 0) {
      const each = shared(takenOut(all, tax.contained, tax.contained, step), entries, step);
      for (const [index, at] of places.entries()) {
        const net = (entries[index] ?? 0) - (each[index] ?? 0);
        found[at] = { net, tax: 0, gross: net };
      }
    } else {
      const amounts = percentsOf(tax).map((percent) => takenOut(all, percent, tax.percent, 1));
      const each = shared(sumOf(amounts), entries, 1);
      for (const [index, at] of places.entries()) {
        const [gross, share] = [entries[index] ?? 0, each[index] ?? 0];
        found[at] = { net: gross - share, tax: share, gross };
      }
    }
  }
  const total = {
    net: sumOf(found.map(({ net }) => net)),
    tax: sumOf(found.map(({ tax }) => tax)),
    gross: sumOf(found.map(({ gross }) => gross)),
  };
  return { lines: found, total };
};

/** 0 or 1 to 27 % with up to four decimals. */
const percent = fc.oneof(
  fc.constantFrom(0, 5, 7, 8.875, 9.975, 19, 20, 25.5, 27),
  fc.integer({ min: 10_000, max: 270_000 }).map((of) => of / 10_000),
);

const chargedRate = fc
  .record({ percent, split: fc.integer({ min: 0, max: 2 }) })
  .map(({ percent: whole, split }) => {
    const tenThousandths = Math.round(whole * 10_000);
    const sizes = [Math.floor(tenThousandths / 3), Math.floor(tenThousandths / 5)].slice(0, split);
    const last = tenThousandths - sumOf(sizes);
    const parts = whole > 0 && split > 0 ? [...sizes, last] : [];
    return {
      reason: whole > 0 ? ('taxed' as const) : ('zero' as const),
      percent: whole,
      contained: whole,
      parts: parts.map((size, at) => ({ name: `Part ${at}`, number: null, percent: size / 10_000 })),
    };
  });

const unchargedRate = percent.map((contained) => ({
  reason: 'reverse-charge' as const,
  percent: 0,
  contained,
  parts: [],
}));

const COUNTRIES = ['DE', 'AT', 'FR', 'CA'];

const basket = fc
  .record({
    rates: fc.array(fc.oneof({ weight: 3, arbitrary: chargedRate }, unchargedRate), {
      minLength: 1,
      maxLength: 4,
    }),
    lines: fc.array(
      fc.record({
        price: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200_000 })),
        units: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 1000 })),
        rate: fc.nat(3),
      }),
      { minLength: 1, maxLength: 7 },
    ),
    discount: fc.integer({ min: 0, max: 1000 }),
    isDiscounted: fc.boolean(),
    entered: fc.constantFrom<PriceEntry>('gross', 'net'),
    step: fc.constantFrom(1, 10),
  })
  .map(({ rates, lines: wanted, discount: perMille, isDiscounted, entered, step }) => {
    const taxes = rates.map((rate, at) => aLineTax({ ...rate, country: COUNTRIES[at] ?? 'DE' }));
    const lines = wanted.map(
      ({ price, units, rate }): TaxedLine => ({
        amount: minorUnits(price * step * units),
        tax: taxes[rate % taxes.length] ?? aLineTax(),
      }),
    );
    const whole = sumOf(lines.map(({ amount }) => amount));
    const discount = isDiscounted ? Math.floor((whole * perMille) / 1000 / step) * step : 0;
    return { lines, discount: minorUnits(discount), entered, step };
  });

const plain = ({ net, tax, gross }: Expected): Expected => ({ net, tax, gross });

/** `BASKETS=100000` runs more. */
const BASKETS = Number(process.env.BASKETS ?? times(800, 20_000));

it(
  'taxes random baskets as a reckoning in exact fractions does',
  () => {
    fc.assert(
      fc.property(basket, ({ lines, discount, entered, step }) => {
        const sums = taxOf(lines, { entered, discount, step });
        const expected = expectedOf(lines, entered, discount, step);
        expect(sums.lines.map(plain)).toEqual(expected.lines);
        expect(plain(sums)).toEqual(expected.total);

        expect(sumOf(sums.lines.map((each) => each.discount))).toBe(discount);
        expect(sumOf(sums.rates.map((rate) => rate.discount))).toBe(discount);
        expect(sumOf(sums.rates.map(({ gross }) => gross))).toBe(sums.gross);
        expect(sums.net + sums.tax).toBe(sums.gross);
        for (const rate of sums.rates) {
          expect(rate.net + rate.amount).toBe(rate.gross);
          if (rate.parts.length > 0) expect(sumOf(rate.parts.map(({ amount }) => amount))).toBe(rate.amount);
        }
        for (const [at, { amount, tax }] of lines.entries()) {
          const found = sums.lines[at];
          expect(Math.min(found?.net ?? -1, found?.tax ?? -1, found?.discount ?? -1)).toBeGreaterThanOrEqual(
            0,
          );
          // What is shown is what is paid, and what is paid can be paid.
          if (entered === 'gross' && tax.percent > 0)
            expect(found?.gross).toBe(amount - (found?.discount ?? 0));
        }
        expect(sums.gross % step).toBe(0);
      }),
      { numRuns: BASKETS },
    );
  },
  60_000 + BASKETS * 5,
);
