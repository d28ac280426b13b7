/** What every store says when a booking would be a double. */
export const REFERENCE_TAKEN = 'This booking reference is taken.';
export const PAYMENT_USED = 'This payment has already bought a booking.';
/** While money of a booking is on its way back, nothing else of it changes. */
export const BEING_CHANGED = 'This booking is being changed. Please try again in a moment.';
export const BUSY = 'Other exports are still running. Please try again in a moment.';
export const INVOICE_NOT_SENT = 'Failed to send invoice email';
export const SESSION_NOT_FOUND = 'Session not found';
/** Who did it, where a customer did and no account is named. */
export const CUSTOMER_ACTOR = 'customer';
