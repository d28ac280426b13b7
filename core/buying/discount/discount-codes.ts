import { type RecordKind, recordKind } from '../../people/record-kind.ts';
import type { DiscountCode } from './discount.ts';
import { DISCOUNT_CODE } from './discount-code-record.ts';
import { type DiscountCodeGiven, discountCodeRule } from './rules.ts';
import { assertTerms } from './terms.ts';
import { CODE_NOT_FOUND } from './words.ts';

/** Discount codes, as administrators edit them. Bookings that used a deleted code stay as they are. */
export const DISCOUNT_CODES: RecordKind<
  'discount-code',
  typeof DISCOUNT_CODE,
  DiscountCodeGiven,
  DiscountCode
> = {
  ...recordKind({ name: 'discount-code', fields: DISCOUNT_CODE, notFound: CODE_NOT_FOUND }),
  rule: discountCodeRule,
  // Valid from now on where no start is given.
  complete: (given, at) => ({ ...given, validFrom: given.validFrom ?? at }),
  assertFits: (code) => assertTerms({ currentUses: 0, ...code }),
  // Notes whether the value is percent or dollars, also where only the value has changed.
  noteOfChange: ({ after }, { discountType }) =>
    'discountValue' in after && !('discountType' in after) ? { discountType } : {},
  noteOfDeleted: ({ currentUses }) => ({ currentUses }),
};
