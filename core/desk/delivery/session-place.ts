import type { BookedLine, Booking } from '../../bookings/booking/booking.ts';
import type { Session } from '../../calendar/scheduling/session.ts';

/** One session with the booking and line that it belongs to. */
export interface SessionPlace {
  readonly booking: Booking;
  readonly line: BookedLine;
  readonly session: Session;
}
