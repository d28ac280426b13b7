export const SUGGESTION_EXPIRED = 'This suggestion has expired.';
export const SUGGESTION_ENDED = 'This suggestion has ended.';
export const NOTHING_AGREED = 'No time is agreed yet.';
export const AGREED_ALREADY = 'This session has an agreed time already.';
export const NO_SUCH_TIME = 'There is no such time.';
export const TIME_PASSED = 'This time has passed. Please choose another.';
export const NO_INSTANT = 'This preferred time has no full date, time and zone.';
export const EXPIRY_SPAN = 'Must be at least one hour and at most 30 days from now.';
