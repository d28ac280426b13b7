import type { DiscountCheck, DiscountCode } from '@wondercast/core/buying/discount/discount';
import { toDollars } from '@wondercast/core/kernel/money';
import type { Wire } from './wire.ts';

/** Always an answer, never an error (decision 021). */
export const encodeDiscountCheck = (check: DiscountCheck): Wire<'DiscountValidation'> =>
  check.valid
    ? {
        valid: true,
        discountAmount: toDollars(check.amount),
        discountCode: {
          code: check.code.code,
          description: check.code.description,
          discountType: check.code.discountType,
          discountValue: check.code.discountValue,
        },
        error: null,
      }
    : { valid: false, discountAmount: 0, discountCode: null, error: check.error };

export const encodeDiscountCode = (code: DiscountCode): Wire<'DiscountCode'> => ({
  id: code.id,
  code: code.code,
  description: code.description,
  discountType: code.discountType,
  discountValue: code.discountValue,
  minOrderAmount: toDollars(code.minOrderAmount),
  maxUses: code.maxUses,
  currentUses: code.currentUses,
  active: code.active,
  validFrom: code.validFrom.toISOString(),
  validUntil: code.validUntil?.toISOString() ?? null,
  createdAt: code.createdAt.toISOString(),
  updatedAt: code.updatedAt.toISOString(),
  version: code.version,
});
