import { normalizeCode } from '@wondercast/core/buying/discount/code-text';
import { checkDiscount, type DiscountCode, lessDiscount } from '@wondercast/core/buying/discount/discount';
import { codeRule, discountCheckRule, discountCodeRule } from '@wondercast/core/buying/discount/rules';
import { minorUnits } from '@wondercast/core/kernel/money';
import { accept } from '@wondercast/core/kernel/refusal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aStoredCode, usd } from '../../support/builders.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const before = new Date(NOW.getTime() - 1);
const after = new Date(NOW.getTime() + 1);
const check = (change: Partial<DiscountCode>, subtotal = usd(1000), held = 0) =>
  checkDiscount(aStoredCode(change), subtotal, NOW, held);
const amountOff = (change: Partial<DiscountCode>, subtotal = usd(1000)) => {
  const answer = check(change, subtotal);
  return answer.valid ? answer.amount : null;
};

describe('a discount code', () => {
  it('is compared trimmed and without case', () => {
    expect(normalizeCode('  together10 ')).toBe('TOGETHER10');
  });

  it.each<[Partial<DiscountCode>, string]>([
    [{ active: false }, 'This code is not active'],
    [{ validFrom: after }, 'This code is not valid yet'],
    [{ validUntil: before }, 'This code has expired'],
    [{ maxUses: 5, currentUses: 5 }, 'This code has been used up'],
    [{ minOrderAmount: usd(2500) }, 'This code needs an order of at least $2,500'],
    [{ minOrderAmount: usd(1000.5) }, 'This code needs an order of at least $1,000.50'],
  ])('that is %j is refused: %s', (change, error) => {
    expect(check(change)).toEqual({ valid: false, error });
  });

  it('that counts once a customer is refused to one who has used it, and to nobody else', () => {
    const answer = (oncePerCustomer: boolean, usedBefore: boolean) =>
      checkDiscount(aStoredCode({ oncePerCustomer }), usd(1000), NOW, 0, usedBefore);
    expect(answer(true, true)).toEqual({
      valid: false,
      error: 'This code can be used once a customer, and you have used it before',
    });
    expect(answer(true, false)).toMatchObject({ valid: true });
    expect(answer(false, true)).toMatchObject({ valid: true });
  });

  it('that is unknown is refused', () => {
    expect(checkDiscount(null, usd(1), NOW)).toEqual({ valid: false, error: 'This code does not exist' });
  });

  it('is valid up to the edge of its conditions', () => {
    expect(
      check({ validFrom: NOW, validUntil: NOW, maxUses: 5, currentUses: 4, minOrderAmount: usd(1000) }).valid,
    ).toBe(true);
  });

  it('counts uses that open payments hold', () => {
    expect(check({ maxUses: 5, currentUses: 3 }, usd(1000), 2)).toMatchObject({ valid: false });
    expect(check({ maxUses: 5, currentUses: 3 }, usd(1000), 1)).toMatchObject({ valid: true });
  });

  it('takes a percentage off, rounded half up once', () => {
    expect(amountOff({ discountValue: 10 }, usd(4079))).toBe(usd(407.9));
    expect(amountOff({ discountValue: 12.5 }, usd(1))).toBe(13);
    expect(amountOff({ discountValue: 100 })).toBe(usd(1000));
  });

  it('takes dollars off, and never more than the subtotal', () => {
    expect(amountOff({ discountType: 'fixed', discountValue: 99.99 })).toBe(usd(99.99));
    expect(amountOff({ discountType: 'fixed', discountValue: 5000 })).toBe(usd(1000));
    expect(amountOff({ discountType: 'fixed', discountValue: 0 })).toBe(0);
  });

  it('never makes a total negative', () => {
    expect(lessDiscount(usd(5), usd(7))).toBe(0);
    expect(lessDiscount(usd(7), usd(5))).toBe(usd(2));
    fc.assert(
      fc.property(
        fc.constantFrom('percentage' as const, 'fixed' as const),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 5_000_000_000 }),
        (discountType, value, subtotal) => {
          const amount = amountOff({ discountType, discountValue: value / 100 }, minorUnits(subtotal));
          expect(amount).not.toBeNull();
          expect(amount).toBeLessThanOrEqual(subtotal);
          expect(lessDiscount(minorUnits(subtotal), amount ?? minorUnits(0))).toBe(subtotal - (amount ?? 0));
        },
      ),
    );
  });
});

describe('asking about a code', () => {
  it.each(['', '   ', null, undefined])('needs one: %j', (code) => {
    expect(codeRule.safeParse(code).error?.issues[0]?.message).toBe('Please enter a discount code.');
  });

  it('takes the subtotal in dollars', () => {
    expect(accept(discountCheckRule, { code: ' x ', orderAmount: 990.5 })).toEqual({
      code: 'x',
      orderAmount: usd(990.5),
    });
  });
});

describe('the days of a code', () => {
  it.each(['2027-02-30', '2027-02-29', '2027-04-31T10:00:00Z', '2027-13-01'])('exist, unlike %s', (day) => {
    const code = { code: 'SPRING', discountValue: 10 };
    expect(discountCodeRule.safeParse({ ...code, validUntil: '2028-02-29' }).success).toBe(true);
    for (const dates of [{ validFrom: day }, { validUntil: day }])
      expect(discountCodeRule.safeParse({ ...code, ...dates }).error?.issues[0]?.message).toBe(
        'Must be a date and time such as 2027-03-31T18:00:00Z',
      );
  });
});
