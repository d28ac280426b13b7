/** What every store says when a code exists (decision W7). */
export const CODE_TAKEN = 'This code is taken.';
export const CODE_NOT_FOUND = 'Discount code not found';
