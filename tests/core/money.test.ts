import {
  formatMoney,
  formatPrice,
  grouped,
  MAX_AMOUNT,
  minorUnits,
  minus,
  percentOf,
  plus,
  readAmount,
  sum,
  times,
  toAmount,
} from '@wondercast/core/kernel/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usd } from '../support/builders.ts';

const anyAmount = fc.integer({ min: 0, max: MAX_AMOUNT }).map(minorUnits);

describe('reading dollars', () => {
  it.each<[unknown, number]>([
    [0, 0],
    [990, 99_000],
    [0.1, 10],
    [4.35, 435],
    [1_000_000, 100_000_000],
    ['990', 99_000],
    ['0.05', 5],
    ['12.5', 1250],
    ['-0', 0],
  ])('takes %j', (value, expected) => {
    expect(readAmount(value)).toBe(expected);
  });

  it('takes minus zero for zero', () => {
    expect(Object.is(readAmount(-0), 0)).toBe(true);
  });

  it.each([
    null,
    undefined,
    '',
    ' ',
    true,
    [],
    [5],
    {},
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    -0.01,
    -1,
    0.001,
    0.1 + 0.2,
    1.005,
    1_000_000.01,
    '1e3',
    '1,000',
    '$5',
    '0x10',
    '1.234',
    '5.',
    '.5',
    'NaN',
  ])('refuses %j', (value) => {
    expect(readAmount(value)).toBeNull();
  });

  it('reads back every amount that it writes, as number and as text', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(readAmount(toAmount(amount))).toBe(amount);
        expect(readAmount(String(toAmount(amount)))).toBe(amount);
      }),
    );
  });
});

describe('sums', () => {
  it('adds, takes away and multiplies in whole cents', () => {
    expect(plus(usd(0.1), usd(0.2))).toBe(30);
    expect(minus(usd(1), usd(0.01))).toBe(99);
    expect(times(usd(1700), 1000)).toBe(170_000_000);
    expect(sum([usd(1), usd(2.5), usd(0.01)])).toBe(351);
    expect(sum([])).toBe(0);
  });
});

describe('percentages', () => {
  it.each([
    [100, 12.5, 13],
    [50, 1, 1],
    [49, 1, 0],
    [99_999, 100, 99_999],
    [99_999, 0, 0],
    [407_900, 10, 40_790],
    [333, 33.33, 111],
    [15, 50, 8],
  ])('of %i cents, %d percent are %i', (amount, percent, expected) => {
    expect(percentOf(minorUnits(amount), percent)).toBe(expected);
  });

  it('are the nearest cent, half up, and never more than the amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, bps) => {
          const off = BigInt(percentOf(minorUnits(amount), bps / 100));
          const exact = BigInt(amount) * BigInt(bps);
          // |off − exact| ≤ ½, and exactly ½ only upwards.
          const twiceOver = 2n * (off * 10_000n - exact);
          expect(twiceOver <= 10_000n && twiceOver > -10_000n).toBe(true);
          expect(off <= BigInt(amount)).toBe(true);
        },
      ),
    );
  });
});

describe('money on screen', () => {
  it('has two decimals and grouping where it is itemised', () => {
    expect(formatMoney(usd(1250))).toBe('$1,250.00');
    expect(formatMoney(usd(0.5))).toBe('$0.50');
    expect(formatMoney(minorUnits(0))).toBe('$0.00');
  });

  it('is written as Intl writes it, whatever the amount', () => {
    const written = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    const whole = new Intl.NumberFormat('en-US');
    fc.assert(
      fc.property(fc.boolean(), anyAmount, (negative, amount) => {
        const signed = minus(negative ? minorUnits(0) : amount, negative ? amount : minorUnits(0));
        expect(formatMoney(signed)).toBe(written.format(signed / 100).replace('-$0.00', '$0.00'));
        expect(grouped(amount)).toBe(whole.format(amount));
      }),
    );
  });

  it('shows cents of a price only when they are not zero', () => {
    expect(formatPrice(usd(1250))).toBe('$1,250');
    expect(formatPrice(usd(1250.5))).toBe('$1,250.50');
    expect(formatPrice(minorUnits(0))).toBe('$0');
  });
});
