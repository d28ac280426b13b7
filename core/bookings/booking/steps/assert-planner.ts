import { bookingNotFound } from '../../../kernel/find-booking.ts';
import { requirePartner, type Scope } from '../../../people/caller.ts';
import type { Booking } from '../booking.ts';
import type { BookingPorts, BookingStore } from '../ports.ts';
import { type Asking, assertOwner } from './assert-owner.ts';

/**
 * Returns the booking to whoever may plan its sessions: its owner, the bearer of its mailed link, or the partner that placed it, by a
 * secret key with this scope.
 * @throws Refusal 'not-found' for everybody else, 'forbidden' (another key)
 */
export const assertPlanner = async (
  bookings: BookingStore['bookings'],
  hashToken: BookingPorts['hashToken'],
  asking: Asking,
  booking: Booking | null,
  scope: Scope = 'bookings:write',
): Promise<Booking> => {
  if (asking.caller.kind !== 'partner') return assertOwner(bookings, hashToken, asking, booking);
  const { partnerId } = requirePartner(asking.caller, scope);
  if (!booking || booking.partner?.id !== partnerId) throw bookingNotFound();
  return booking;
};
