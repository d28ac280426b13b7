import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { isCancelled, isDelivered } from '@wondercast/core/bookings/booking/states';
import { invalidBooking } from './errors.ts';
import type { Reservation } from './reservation.ts';
import type { BookingStatus } from './wire.ts';

export const isExpired = ({ expiresAt }: Pick<Reservation, 'expiresAt'>, now: Date): boolean =>
  expiresAt <= now;

/** The status of a reservation, or of the booking that it became. */
export const statusOf = (reservation: Reservation, booking: Booking | null, now: Date): BookingStatus => {
  if (booking) {
    if (isCancelled(booking)) return 'CANCELLED';
    return isDelivered(booking) ? 'REDEEMED' : 'CONFIRMED';
  }
  if (reservation.cancelledAt) return 'CANCELLED';
  return isExpired(reservation, now) ? 'EXPIRED' : 'ON_HOLD';
};

/** @throws OctoError 'INVALID_BOOKING_UUID' when the hold has ended */
export const assertOnHold = (reservation: Reservation, now: Date): void => {
  const status = statusOf(reservation, null, now);
  if (status === 'EXPIRED') throw invalidBooking(reservation.uuid, 'This reservation has expired.');
  if (status === 'CANCELLED') throw invalidBooking(reservation.uuid, 'This reservation was cancelled.');
};
