import type { DiscountCheck, DiscountCode } from '@wondercast/core/buying/discount/discount';
import { DISCOUNT_CODE } from '@wondercast/core/buying/discount/discount-code-record';
import { toAmount } from '@wondercast/core/kernel/money';
import { encoderOf } from './record.ts';
import type { Wire } from './wire.ts';

/** Always an answer, never an error (decision 021). */
export const encodeDiscountCheck = (check: DiscountCheck): Wire<'DiscountValidation'> =>
  check.valid
    ? {
        valid: true,
        discountAmount: toAmount(check.amount),
        discountCode: {
          code: check.code.code,
          description: check.code.description,
          discountType: check.code.discountType,
          discountValue: check.code.discountValue,
        },
        error: null,
      }
    : { valid: false, discountAmount: 0, discountCode: null, error: check.error };

const encodeFieldsOfCode = encoderOf(DISCOUNT_CODE);

export const encodeDiscountCode = (code: DiscountCode): Wire<'DiscountCode'> => ({
  id: code.id,
  ...encodeFieldsOfCode(code),
  currentUses: code.currentUses,
  createdAt: code.createdAt.toISOString(),
  updatedAt: code.updatedAt.toISOString(),
  version: code.version,
});
