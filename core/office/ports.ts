import type { Booking } from '../booking/booking.ts';
import type { LocalDate } from '../calendar.ts';
import type { StatementMonth } from '../partners/statement.ts';
import type {
  BookingPage,
  BookingPlace,
  BookingQuery,
  BookingTotals,
  DayTakings,
  SessionDay,
  SessionRange,
} from './register.ts';

/** All bookings, as the people who run the shop look through them. */
export interface BookingRegister {
  /** At most `limit` of them, from behind the place `after` on, when it is given. */
  page(
    question: BookingQuery,
    page: { readonly limit: number; readonly after: BookingPlace | null },
  ): Promise<BookingPage>;
  /**
   * Shows every booking that answers the question at this moment, some hundreds at a time, and waits until those are dealt
   * with. What `visit` throws ends it.
   */
  each(question: BookingQuery, visit: (bookings: readonly Booking[]) => Promise<void>): Promise<void>;
  /** Days in order; days without sessions are left out. */
  sessions(range: SessionRange): Promise<readonly SessionDay[]>;
  /** UTC days from `from` on, in order; days without any are left out. */
  takings(from: LocalDate): Promise<readonly DayTakings[]>;
  standing(): Promise<BookingTotals>;
  /** What came through a partner from one instant to before another, by month of UTC, newest first. */
  monthsOfPartner(partnerId: number, from: Date, until: Date): Promise<readonly StatementMonth[]>;
}
