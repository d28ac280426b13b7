/** While other figures hold than those that were shown. The answer brings the fresh ones. */
export const FIGURES_CHANGED = 'The figures have changed. Please look at them again.';
export const BOOKING_CANCELLED = 'This booking is cancelled already.';
export const SESSION_CANCELLED = 'This session is cancelled already.';
export const SESSION_DELIVERED = 'This session has taken place.';
export const SESSION_BEGUN = 'This session has begun.';
export const NOTHING_TO_CANCEL = 'Every session has begun or taken place.';
/** The policy's last zone. */
export const NO_MOVING_ONLINE = 'It is too close to the session to move it online. Please write to us.';
