import { type Booking, sessionsOf } from './booking.ts';
import { isConfirmed } from './states.ts';

/** Whether agreeing on a time has confirmed a booking of several sessions: one mail then lists all of them. */
export const isToldByConfirmation = (
  before: Booking,
  after: Booking,
  changes: readonly { readonly action: string }[],
): boolean =>
  changes.some(({ action }) => action === 'agreed') &&
  !isConfirmed(before) &&
  isConfirmed(after) &&
  sessionsOf(after).length > 1;
