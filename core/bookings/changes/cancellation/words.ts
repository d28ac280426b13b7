export const BOOKING_CANCELLED = 'This booking is cancelled already.';
export const NOTHING_TO_CANCEL = 'Every session has begun or taken place.';
