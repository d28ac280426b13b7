import type { BookedLine, Booking } from '../booking/booking.ts';
import type { Session } from '../scheduling/session.ts';

/** One session with the booking and line that it belongs to. */
export interface SessionPlace {
  readonly booking: Booking;
  readonly line: BookedLine;
  readonly session: Session;
}
