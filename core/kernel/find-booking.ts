import type { Store } from '../ports.ts';
import { Refusal } from './refusal.ts';

type Bookings = Store['bookings'];
type Booking = NonNullable<Awaited<ReturnType<Bookings['byId']>>>;

export const bookingNotFound = (): Refusal => new Refusal('not-found', 'Booking not found');

/** @throws Refusal 'not-found' */
export const findBooking = async (bookings: Pick<Bookings, 'byId'>, id: number): Promise<Booking> => {
  const booking = await bookings.byId(id);
  if (!booking) throw bookingNotFound();
  return booking;
};

/** The booking, which nothing else changes until the unit of work ends. @throws Refusal 'not-found' */
export const lockBooking = async (bookings: Pick<Bookings, 'lock'>, id: number): Promise<Booking> => {
  const booking = await bookings.lock(id);
  if (!booking) throw bookingNotFound();
  return booking;
};
