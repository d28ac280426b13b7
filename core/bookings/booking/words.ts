/** The refusal of every store when a booking's reference exists already. */
export const REFERENCE_TAKEN = 'This booking reference is taken.';
export const PAYMENT_USED = 'This payment has already bought a booking.';
/** While a change of a booking waits for a refund, the booking cannot be changed otherwise. */
export const BEING_CHANGED = 'This booking is being changed. Please try again in a moment.';
export const BUSY = 'Other exports are still running. Please try again in a moment.';
export const INVOICE_NOT_SENT = 'Failed to send invoice email';
export const SESSION_NOT_FOUND = 'Session not found';
/** The author of a change that a customer made without an account. */
export const CUSTOMER_ACTOR = 'customer';
