import type { Caller } from '../../caller.ts';
import { requireSignedIn } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import type { Booking } from '../booking.ts';

/** The signed-in caller's bookings, newest first. @throws Refusal 'unauthenticated' */
export const ownBookings =
  ({ read }: Pick<Ports, 'read'>) =>
  async (caller: Caller): Promise<readonly Booking[]> =>
    read.bookings.ofAccount(requireSignedIn(caller).accountId);
