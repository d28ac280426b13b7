import type { Booking } from '../booking/booking.ts';

/**
 * made: it was paid, and the change is made · being-paid: the provider is confirming the payment · waits: it is not paid, and can be ·
 * returned: it was paid too late, and is being refunded · lapsed: it was not paid, and can no longer be
 */
export const CHANGE_OUTCOMES = ['made', 'being-paid', 'waits', 'returned', 'lapsed'] as const;

/** The outcome of a change that had to be paid first. */
export interface ChangeOutcome {
  readonly booking: Booking;
  readonly became: (typeof CHANGE_OUTCOMES)[number];
}
