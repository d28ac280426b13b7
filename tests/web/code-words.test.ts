import { describe, expect, it } from 'vitest';
import type { DiscountCodeWire } from '../../web/api/transport/wire.ts';
import { DISCOUNT_CODE } from '../../web/features/admin-discounts/code-draft.ts';
import { statusOf } from '../../web/features/admin-discounts/code-words.ts';

const NOW = new Date(2026, 2, 1, 12);
const CODE: DiscountCodeWire = {
  id: 1,
  code: 'SPRING',
  description: '',
  discountType: 'percentage',
  discountValue: 10,
  minOrderAmount: 0,
  maxUses: null,
  oncePerCustomer: false,
  currentUses: 0,
  active: true,
  validFrom: new Date(2020, 0, 1).toISOString(),
  validUntil: null,
  createdAt: new Date(2020, 0, 1).toISOString(),
  updatedAt: new Date(2020, 0, 1).toISOString(),
  version: 1,
};

describe('the state of a discount code today', () => {
  it.each<[Partial<DiscountCodeWire>, string]>([
    [{}, 'Active'],
    [{ validFrom: new Date(2040, 0, 15).toISOString() }, 'Starts Jan 15, 2040'],
    [{ validFrom: new Date(2040, 0, 15).toISOString(), active: false }, 'Inactive'],
    [{ validUntil: new Date(2026, 1, 1).toISOString() }, 'Expired'],
    [{ maxUses: 2, currentUses: 2 }, 'Used up'],
  ])('of %j is %s', (change, words) => {
    expect(statusOf({ ...CODE, ...change }, NOW).words).toBe(words);
  });
});

describe('the form of a discount code', () => {
  const draft = DISCOUNT_CODE.draftOf(null);

  it('lets a code begin at once where no day is picked, else at the minute that is', () => {
    const begins = new Date(DISCOUNT_CODE.bodyOf(draft).validFrom ?? '');
    expect(begins.getTime()).toBeLessThanOrEqual(Date.now());
    const later = DISCOUNT_CODE.bodyOf({ ...draft, validFrom: '2040-01-15T09:30' });
    expect(later.validFrom).toBe(new Date(2040, 0, 15, 9, 30).toISOString());
  });

  it('sends what is read back unchanged', () => {
    const read = { ...CODE, validFrom: new Date(2040, 0, 15, 9, 30).toISOString(), oncePerCustomer: true };
    expect(DISCOUNT_CODE.bodyOf(DISCOUNT_CODE.draftOf(read))).toMatchObject({
      validFrom: read.validFrom,
      oncePerCustomer: true,
    });
  });
});
