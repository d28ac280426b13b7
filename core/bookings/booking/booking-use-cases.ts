import type { BookingPorts } from './ports.ts';
import { bookingById } from './use-cases/booking-by-id.ts';
import { bookingByReference } from './use-cases/booking-by-reference.ts';
import { bookingCalendar } from './use-cases/booking-calendar.ts';
import { changeSlots } from './use-cases/change-slots.ts';
import { ownBookings } from './use-cases/own-bookings.ts';

/** What owners read and change of their bookings. */
export const bookingUseCases = (ports: BookingPorts) => ({
  ownBookings: ownBookings(ports),
  bookingById: bookingById(ports),
  bookingByReference: bookingByReference(ports),
  changeSlots: changeSlots(ports),
  bookingCalendar: bookingCalendar(ports),
});
