import type { DiscountCheck } from '@wondercast/core/buying/discount/discount';
import { toAmount } from '@wondercast/core/kernel/money';
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
