/* What is said about free times. */

export const TIME_TAKEN = 'That time has just been taken.';
export const CHOOSE_A_TIME = 'Choose a time.';
export const NOT_ON_GRID = 'This is not one of the times that are offered.';
export const BOOKED_BY_REQUEST = 'This experience is booked by request: wish for times instead.';
export const PAID_WHEN_TAKEN = 'A chosen time is booked with its payment. Please pay by card.';
export const NOTHING_TO_HOLD = 'There is no free time in these lines.';
export const HOLD_NOT_FOUND = 'These times are not held any longer.';
export const TOO_MANY_HOLDS = 'Too many times are held from here. Please book or let go of some first.';
export const TOO_MANY_UNPAID =
  'You have five sessions to come that are not paid yet. Please pay for one before you take another time.';
