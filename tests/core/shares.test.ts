import { type MinorUnits, minorUnits, sum } from '@wondercast/core/kernel/money';
import { sharesOf } from '@wondercast/core/kernel/shares';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const price = fc.integer({ min: 0, max: 100_000_000 }).map((whole) => whole as MinorUnits);

describe('shares of a discount', () => {
  it('follow the prices, and the odd cent goes to the largest remainder', () => {
    expect(sharesOf(minorUnits(100), [minorUnits(100), minorUnits(100), minorUnits(100)])).toEqual([
      34, 33, 33,
    ]);
    expect(sharesOf(minorUnits(1_000), [minorUnits(3_000), minorUnits(1_000)])).toEqual([750, 250]);
    expect(sharesOf(minorUnits(0), [minorUnits(5)])).toEqual([0]);
    expect(sharesOf(minorUnits(0), [minorUnits(0), minorUnits(0)])).toEqual([0, 0]);
  });

  it('add up to the discount, are within a cent of their part, and never above the price', () => {
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 60 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (prices, part) => {
          const whole = sum(prices);
          const discount = minorUnits(Math.floor(whole * part));
          const shares = sharesOf(discount, prices);
          expect(sum(shares)).toBe(discount);
          shares.forEach((share, at) => {
            const exact = whole === 0 ? 0 : (discount * (prices[at] ?? 0)) / whole;
            expect(Math.abs(share - exact)).toBeLessThanOrEqual(1);
            expect(share).toBeLessThanOrEqual(prices[at] ?? 0);
          });
        },
      ),
    );
  });
});
