import { toDollars } from '../money.ts';
import type { NewDiscountCode } from './discount.ts';

/** What the audit log keeps of a code: the fields an administrator may change, in the words and units of the wire. */
export const recordOfCode = (code: NewDiscountCode) => ({
  code: code.code,
  description: code.description,
  discountType: code.discountType,
  discountValue: code.discountValue,
  minOrderAmount: toDollars(code.minOrderAmount),
  maxUses: code.maxUses,
  active: code.active,
  validFrom: code.validFrom.toISOString(),
  validUntil: code.validUntil?.toISOString() ?? null,
});
