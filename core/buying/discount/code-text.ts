/** Maximum length of a code. */
export const MAX_CODE_LENGTH = 64;

export const DISCOUNT_TYPES = ['percentage', 'fixed'] as const;

export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** Trimmed, and in upper case, because case does not matter (decision 021). */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();
