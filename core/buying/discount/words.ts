/** What every store says when a code exists (decision 012). */
export const CODE_TAKEN = 'This code is taken.';
export const CODE_NOT_FOUND = 'Discount code not found';
/** What follows "This code" where a customer comes back with a code that counts once a customer. */
export const USED_BEFORE = 'can be used once a customer, and you have used it before';
/** When one source reserves many uses of a code and pays none. */
export const TOO_MANY_HOLDS = 'Too many open payments with this code. Please try again in 15 minutes.';
