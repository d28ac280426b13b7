import { formatPrice, type MinorUnits, minus, percentOf, toMinorUnits, ZERO } from '../../kernel/money.ts';
import type { KeptRecord, ValuesOf } from '../../kernel/records/field.ts';
import type { DISCOUNT_CODE } from './discount-code-record.ts';
import { USED_BEFORE } from './words.ts';

/** The fields of a new code: `discountValue` is percent (0 to 100) or dollars, with two decimals, as `discountType` says. */
export type NewDiscountCode = ValuesOf<typeof DISCOUNT_CODE>;

/** A code that reduces a subtotal. It is in upper case; codes are compared without case. */
export type DiscountCode = KeptRecord<typeof DISCOUNT_CODE> & { readonly currentUses: number };

/** The buyer, as far as they are known: a visitor has neither account nor, before checkout, an address. */
export interface Buyer {
  readonly accountId: number | null;
  readonly email: string | null;
}

/** One use, reserved while a payment is open. It counts towards `maxUses`, but not as a use (decision 022). */
export interface Hold {
  /** The session or account: all its payments together reserve one use. */
  readonly holder: string;
  /** Where the holder comes from: all holders of one source together may reserve only a few uses. null is unlimited. */
  readonly source: string | null;
  readonly intentId: string;
  readonly until: Date;
}

/** Maximum number of uses of one code that one source may reserve, so that the rest is left to others. */
export const MOST_HOLDS_OF_SOURCE = 3;

/** What a code does to a subtotal, or why it does nothing. */
export type DiscountCheck =
  | { readonly valid: true; readonly code: DiscountCode; readonly amount: MinorUnits }
  | { readonly valid: false; readonly error: string };

const amountOff = (code: DiscountCode, subtotal: MinorUnits): MinorUnits => {
  const wanted =
    code.discountType === 'percentage'
      ? percentOf(subtotal, code.discountValue)
      : toMinorUnits(code.discountValue);
  return wanted > subtotal ? subtotal : wanted;
};

/**
 * Checks a code against a subtotal. `held` is the number of uses that open payments have reserved (decision 022), `usedBefore` says whether
 * the buyer has used it for another booking (decision 206). Words: decision 021.
 */
export const checkDiscount = (
  code: DiscountCode | null,
  subtotal: MinorUnits,
  now: Date,
  held = 0,
  usedBefore = false,
): DiscountCheck => {
  const not = (error: string): DiscountCheck => ({ valid: false, error: `This code ${error}` });
  if (!code) return not('does not exist');
  if (!code.active) return not('is not active');
  if (now < code.validFrom) return not('is not valid yet');
  if (code.validUntil && now > code.validUntil) return not('has expired');
  if (code.maxUses !== null && code.currentUses + held >= code.maxUses) return not('has been used up');
  if (code.oncePerCustomer && usedBefore) return not(USED_BEFORE);
  if (subtotal < code.minOrderAmount)
    return not(`needs an order of at least ${formatPrice(code.minOrderAmount)}`);
  return { valid: true, code, amount: amountOff(code, subtotal) };
};

/** Subtotal − discount, never negative. */
export const lessDiscount = (subtotal: MinorUnits, discount: MinorUnits): MinorUnits =>
  discount >= subtotal ? ZERO : minus(subtotal, discount);
