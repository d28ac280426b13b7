import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { type MinorUnits, minorUnits } from '@wondercast/core/kernel/money';
import type { LineTax, PriceEntry, TaxPart } from '@wondercast/core/shop/tax/line-tax';
import { taxOf } from '@wondercast/core/shop/tax/tax-of';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** `TAX_BASKETS=20000` tries as many as the specification asks for. */
const BASKETS = Number(process.env.TAX_BASKETS ?? 1_500);

const tax = (percent: number, change: Partial<LineTax> = {}): LineTax => ({
  category: 'standard',
  reason: 'taxed',
  percent,
  contained: percent,
  name: 'VAT',
  parts: [],
  country: 'DE',
  region: null,
  isAssumed: false,
  text: null,
  day: '2027-03-19' as LocalDate,
  ...change,
});

const line = (amount: number, of: LineTax) => ({ amount: minorUnits(amount), tax: of });
const rules = (entered: PriceEntry, discount = 0, step = 1) => ({
  entered,
  discount: minorUnits(discount),
  step,
});

describe('two tickets of 25.00', () => {
  it('cost 50.00 in a gross shop, wherever there is tax', () => {
    for (const percent of [19, 20, 7.7, 24])
      expect(taxOf([line(5_000, tax(percent))], rules('gross')).gross).toBe(5_000);
  });

  it('cost 59.50 in a net shop, in one line or in two', () => {
    expect(taxOf([line(5_000, tax(19))], rules('net'))).toMatchObject({ net: 5_000, tax: 950, gross: 5_950 });
    expect(taxOf([line(2_500, tax(19)), line(2_500, tax(19))], rules('net')).gross).toBe(5_950);
  });
});

describe('a basket of two rates with a discount', () => {
  const lines = [line(10_000, tax(19)), line(333, tax(7, { category: 'reduced' })), line(10_000, tax(19))];

  it('has one allowance for each rate, by largest remainder', () => {
    const { rates, lines: each } = taxOf(lines, rules('net', 1_000));
    expect(each.map(({ discount }) => discount)).toEqual([492, 16, 492]);
    expect(rates.map(({ discount, net, amount }) => [discount, net, amount])).toEqual([
      [984, 19_016, 3_613],
      [16, 317, 22],
    ]);
  });

  it('costs what was shown in a gross shop', () => {
    const { gross, net, tax: amount } = taxOf(lines, rules('gross', 1_000));
    expect(gross).toBe(20_333 - 1_000);
    expect(net + amount).toBe(gross);
  });
});

it('nothing comes to nothing', () => {
  expect(taxOf([], rules('gross'))).toEqual({ lines: [], rates: [], net: 0, tax: 0, gross: 0 });
  expect(taxOf([line(0, tax(19))], rules('net'))).toMatchObject({ net: 0, tax: 0, gross: 0 });
});

/* The specification once more, in fractions: nothing here calls what it judges. */

type Fraction = readonly [numerator: bigint, denominator: bigint];

const percentage = (percent: number): Fraction => {
  const [whole = '0', decimals = ''] = percent.toFixed(4).split('.');
  return [BigInt(whole + decimals), 1_000_000n];
};

/** Whether a whole number is the fraction's nearest multiple of a step, away from zero where two are as near. */
const isNearest = (whole: number, [numerator, denominator]: Fraction, step: number): boolean => {
  const twiceOff = 2n * (BigInt(whole) * denominator - numerator);
  const reach = BigInt(step) * denominator;
  return whole % step === 0 && twiceOff <= reach && twiceOff > -reach;
};

const timesPercent = (amount: number, percent: number): Fraction => {
  const [n, d] = percentage(percent);
  return [BigInt(amount) * n, d];
};
/** What `percent` is of an amount that contains `all`. */
const within = (amount: number, percent: number, all: number): Fraction => [
  BigInt(amount) * percentage(percent)[0],
  1_000_000n + percentage(all)[0],
];

const anyPercent = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 10_000, max: 270_000 }).map((points) => points / 10_000),
  fc.constantFrom(19, 7, 20, 5, 9.975, 8.875),
);
const anyParts: fc.Arbitrary<readonly TaxPart[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 10_000, max: 90_000 }), { minLength: 2, maxLength: 3 })
      .map((points) => points.map((each, at) => ({ name: `T${at}`, number: null, percent: each / 10_000 }))),
  },
);
const anyTax = fc
  .record({ percent: anyPercent, parts: anyParts, kind: fc.integer({ min: 0, max: 5 }) })
  .map(({ percent, parts, kind }): LineTax => {
    const sum =
      parts.length > 0
        ? parts.reduce((all, part) => all + Math.round(part.percent * 10_000), 0) / 10_000
        : percent;
    if (kind === 0) return tax(0, { contained: sum, reason: 'reverse-charge' });
    if (kind === 1) return tax(0, { contained: sum, reason: 'outside-scope', country: 'US' });
    return tax(sum, { parts, reason: sum === 0 ? 'zero' : 'taxed' });
  });
const anyBasket = fc
  .record({
    step: fc.constantFrom(1, 1, 10),
    entered: fc.constantFrom<PriceEntry>('net', 'gross'),
    kinds: fc.array(anyTax, { minLength: 1, maxLength: 4 }),
    goods: fc.array(
      fc.record({
        price: fc.integer({ min: 0, max: 300_000 }),
        units: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 1_000 })),
        kind: fc.nat(),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    share: fc.integer({ min: 0, max: 1_000 }),
  })
  .map(({ step, entered, kinds, goods, share }) => {
    const lines = goods.map(({ price, units, kind }) =>
      line(price * units * step, kinds[kind % kinds.length] as LineTax),
    );
    const all = lines.reduce((sum, { amount }) => sum + amount, 0);
    const discount = Math.floor((all / step) * (share / 1_000)) * step;
    return { lines, rules: rules(entered, share > 700 ? 0 : discount, step) };
  });

const sumBy = <Each>(of: readonly Each[], amount: (each: Each) => number): number =>
  of.reduce((sum, each) => sum + amount(each), 0);

it(`${BASKETS} random baskets are as the specification says, in exact fractions`, () => {
  fc.assert(
    fc.property(anyBasket, ({ lines, rules: { entered, discount, step } }) => {
      const sums = taxOf(lines, { entered, discount, step });
      const all = sumBy(lines, ({ amount }) => amount);
      expect(sums.lines.length).toBe(lines.length);
      expect(sumBy(sums.lines, (each) => each.discount)).toBe(discount);
      expect(sums.net + sums.tax).toBe(sums.gross);
      expect(sums.gross % step).toBe(0);
      for (const name of ['net', 'gross', 'discount'] as const)
        expect(sumBy(sums.lines, (each) => each[name])).toBe(sumBy(sums.rates, (each) => each[name]));
      expect(sumBy(sums.lines, (each) => each.tax)).toBe(sums.tax);
      expect(sumBy(sums.rates, (each) => each.amount)).toBe(sums.tax);
      expect(sumBy(sums.rates, (each) => each.gross)).toBe(sums.gross);
      for (const [at, { amount, tax: of }] of lines.entries()) {
        const own = sums.lines[at];
        if (!own) throw new Error('A line is missing');
        expect(own.net + own.tax).toBe(own.gross);
        expect(Math.min(own.net, own.tax, own.gross, own.discount)).toBeGreaterThanOrEqual(0);
        // Less than a step from its exact share of the discount.
        const off = BigInt(own.discount) * BigInt(all) - BigInt(discount) * BigInt(amount);
        expect(all === 0 || (off < 0n ? -off : off) < BigInt(step) * BigInt(all)).toBe(true);
        if (entered === 'gross' && of.percent > 0) expect(own.gross).toBe(amount - own.discount);
        if (entered === 'net') expect(own.net).toBe(amount - own.discount);
        if (of.percent === 0) expect(own.tax).toBe(0);
      }
      for (const { tax: of, discount: less, net, amount, gross, parts } of sums.rates) {
        const shown = sumBy(
          lines.filter(({ tax: each }) => JSON.stringify(each) === JSON.stringify(of)),
          (each) => each.amount,
        );
        const rest = shown - less;
        expect(net + amount).toBe(gross);
        if (of.percent === 0) {
          expect(amount).toBe(0);
          if (entered === 'net') expect(net).toBe(rest);
          else expect(isNearest(rest - gross, within(rest, of.contained, of.contained), step)).toBe(true);
          continue;
        }
        expect(entered === 'net' ? net : gross).toBe(rest);
        const nearest = (told: MinorUnits, percent: number) =>
          entered === 'net'
            ? isNearest(told, timesPercent(rest, percent), step)
            : isNearest(told, within(rest, percent, of.percent), 1);
        if (of.parts.length === 0) expect(nearest(amount, of.percent)).toBe(true);
        for (const part of parts) expect(nearest(part.amount, part.percent)).toBe(true);
        if (parts.length > 0) expect(sumBy(parts, (part) => part.amount)).toBe(amount);
      }
    }),
    { numRuns: BASKETS },
  );
});
