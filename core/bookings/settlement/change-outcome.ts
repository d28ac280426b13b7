import type { Booking } from '../booking/booking.ts';

/**
 * made: it was paid, and the change is made · being-paid: the provider confirms the payment · waits: not paid, and it can be ·
 * returned: it was paid too late, and the money goes back · lapsed: not paid, and it cannot be any more
 */
export const CHANGE_OUTCOMES = ['made', 'being-paid', 'waits', 'returned', 'lapsed'] as const;

/** What has become of a change that was to be paid. */
export interface ChangeOutcome {
  readonly booking: Booking;
  readonly became: (typeof CHANGE_OUTCOMES)[number];
}
