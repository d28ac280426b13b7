export const BOOKING_CANCELLED = 'This booking is cancelled already.';
export const SESSION_CANCELLED = 'This session is cancelled already.';
export const SESSION_DELIVERED = 'This session has taken place.';
export const SESSION_BEGUN = 'This session has begun.';
export const NOTHING_TO_CANCEL = 'Every session has begun or taken place.';
