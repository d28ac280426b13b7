import { bookingNotFound } from '../../../kernel/find-booking.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Caller, NOT_AUTHENTICATED } from '../../../people/caller.ts';
import type { Booking } from '../booking.ts';
import { isOwner } from '../ownership.ts';
import type { BookingPorts, BookingStore } from '../ports.ts';

/** Who acts on a booking: the caller, with the token of a mailed link where there is one. */
export interface Asking {
  readonly caller: Caller;
  readonly token: string | null;
}

/** @throws Refusal 'unauthenticated' when nothing says who is asking */
export const assertIdentified = ({ caller, token }: Asking): void => {
  if (caller.kind === 'visitor' && caller.visitorKey === null && token === null)
    throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
};

/**
 * Returns the booking to its owner or to the bearer of its mailed link (decision 037).
 * @throws Refusal 'not-found' for everybody else
 */
export const assertOwner = async (
  bookings: BookingStore['bookings'],
  hashToken: BookingPorts['hashToken'],
  { caller, token }: Asking,
  booking: Booking | null,
): Promise<Booking> => {
  if (booking && isOwner(caller, booking)) return booking;
  const linked = booking && token ? await bookings.byTokenHash(hashToken(token)) : null;
  if (!booking || linked?.id !== booking.id) throw bookingNotFound();
  return booking;
};
