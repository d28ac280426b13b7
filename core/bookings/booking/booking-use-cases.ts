import type { Booking } from './booking.ts';
import type { Leaders } from './leaders.ts';
import type { BookingPorts } from './ports.ts';
import { leadersOf } from './steps/leaders-of.ts';
import { bookingById } from './use-cases/booking-by-id.ts';
import { bookingByReference } from './use-cases/booking-by-reference.ts';
import { bookingCalendar } from './use-cases/booking-calendar.ts';
import { changeSlots } from './use-cases/change-slots.ts';
import { ownBookings } from './use-cases/own-bookings.ts';

/** What owners read and change of their bookings. */
export const bookingUseCases = (ports: BookingPorts) => ({
  /** Who leads the sessions of these bookings. The caller has already been allowed to see the bookings. */
  leadersOf: (bookings: readonly Booking[]): Promise<Leaders> => leadersOf(ports.read, bookings),
  ownBookings: ownBookings(ports),
  bookingById: bookingById(ports),
  bookingByReference: bookingByReference(ports),
  changeSlots: changeSlots(ports),
  bookingCalendar: bookingCalendar(ports),
});
