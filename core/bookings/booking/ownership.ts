import { type Caller, isOfSession } from '../../people/caller.ts';
import type { Booking } from './booking.ts';

/** Owner = the booking's account, or the session that placed it (decision 037). A mailed link is checked apart. */
export const isOwner = (caller: Caller, booking: Pick<Booking, 'accountId' | 'visitorKey'>): boolean =>
  (caller.kind === 'signed-in' && booking.accountId === caller.accountId) || isOfSession(caller, booking);
