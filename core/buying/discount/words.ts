/** The refusal of every store when a code exists already (decision 012). */
export const CODE_TAKEN = 'This code is taken.';
export const CODE_NOT_FOUND = 'Discount code not found';
/** Follows "This code" where a customer tries again to use a code that each customer may use once. */
export const USED_BEFORE = 'can be used once a customer, and you have used it before';
/** Said when one source reserves many uses of a code without paying. */
export const TOO_MANY_HOLDS = 'Too many open payments with this code. Please try again in 15 minutes.';
