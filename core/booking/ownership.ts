import type { Caller } from '../caller.ts';
import type { Booking } from './booking.ts';

/** Owner = the booking's account, or the session that placed it (decision 20). A mailed link is checked apart. */
export const owns = (caller: Caller, booking: Booking): boolean =>
  (caller.kind === 'signed-in' && booking.accountId === caller.accountId) ||
  (booking.visitorKey !== null && booking.visitorKey === caller.visitorKey);
