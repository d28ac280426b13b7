import { type Caller, NOT_AUTHENTICATED } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { Booking } from '../booking.ts';
import { owns } from '../ownership.ts';

/**
 * A booking for its owner or an administrator.
 * @throws Refusal 'unauthenticated' (nobody's session), 'not-found' (not there or not yours)
 */
export const bookingOfOwnerOrAdmin =
  ({ read }: Pick<Ports, 'read'>) =>
  async (caller: Caller, bookingId: number): Promise<Booking> => {
    if (caller.kind === 'visitor' && caller.visitorKey === null)
      throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
    const booking = await read.bookings.byId(bookingId);
    const isAdmin = caller.kind === 'signed-in' && caller.role === 'admin';
    if (!booking || !(isAdmin || owns(caller, booking))) throw new Refusal('not-found', 'Booking not found');
    return booking;
  };
