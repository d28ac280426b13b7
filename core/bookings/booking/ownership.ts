import { type Caller, isOfSession } from '../../people/caller.ts';
import type { Booking } from './booking.ts';

/** The owner is the booking's account, or the browser session that placed it (decision 037). A mailed link is checked separately. */
export const isOwner = (caller: Caller, booking: Pick<Booking, 'accountId' | 'visitorKey'>): boolean =>
  (caller.kind === 'signed-in' && booking.accountId === caller.accountId) || isOfSession(caller, booking);
