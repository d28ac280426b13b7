import { Refusal } from './refusal.ts';

export const bookingNotFound = (): Refusal => new Refusal('not-found', 'Booking not found');

/**
 * The booking with this id, with the fields that the calling slice knows.
 * @throws Refusal 'not-found'
 */
export const findBooking = async <Booking>(
  bookings: { byId(id: number): Promise<Booking | null> },
  id: number,
): Promise<Booking> => {
  const booking = await bookings.byId(id);
  if (!booking) throw bookingNotFound();
  return booking;
};

/**
 * Like `findBooking`, and locks the booking until the unit of work ends.
 * @throws Refusal 'not-found'
 */
export const lockBooking = async <Booking>(
  bookings: { lock(id: number): Promise<Booking | null> },
  id: number,
): Promise<Booking> => {
  const booking = await bookings.lock(id);
  if (!booking) throw bookingNotFound();
  return booking;
};
