import { takesPlace } from '../../calendar/scheduling/session-states.ts';
import { dayAt, type LocalDate } from '../../kernel/calendar.ts';
import { isPaidFor } from '../../money/payment/payment-status.ts';
import { type Booking, daysOf, sessionsOf } from './booking.ts';
import { isCancelled, isConfirmed } from './states.ts';

/** How many open bookings an account has, and how many of their units take place. */
export interface OpenBookings {
  readonly bookings: number;
  readonly units: number;
}

/** The first day that is not over everywhere on Earth. */
export const openFrom = (now: Date): LocalDate => dayAt(now, -12);

/** Whether the last day of a booking is over; a booking without any day is never over. */
const isOver = (booking: Booking, from: LocalDate): boolean => {
  const days = daysOf(booking).filter((day) => day !== null);
  return days.length > 0 && days.every((day) => day < from);
};

/**
 * How many units of a booking are open: neither paid nor confirmed, neither cancelled nor over. A booking that costs nothing is open until
 * it is confirmed. `from` is the first day that is not over.
 */
export const openUnits = (booking: Booking, from: LocalDate): number => {
  const isPaid = isPaidFor(booking) && booking.total > 0;
  if (isPaid || isConfirmed(booking) || isCancelled(booking) || isOver(booking, from)) return 0;
  return sessionsOf(booking).filter(takesPlace).length;
};
