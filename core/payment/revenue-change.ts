import { dayAt, type LocalDate } from '../calendar.ts';
import { type Cents, cents } from '../money.ts';

/**
 * What a change adds to the takings of a UTC day, beside what bookings say that are there now: those are counted on the day on which they
 * were placed, at what they cost now (decision 197).
 */
export interface RevenueChange {
  readonly bookingId: number;
  readonly day: LocalDate;
  readonly bookings: number;
  /** May be below zero. */
  readonly amount: Cents;
}

/** Keeps the day of placing as it was, and books what has changed on the day on which it changed. */
export const revenueChanges = (
  { id: bookingId, createdAt }: { readonly id: number; readonly createdAt: Date },
  difference: number,
  at: Date,
  isRemoved: boolean,
): readonly RevenueChange[] => {
  const [placed, day] = [dayAt(createdAt, 0), dayAt(at, 0)];
  const kept = { bookingId, day: placed, bookings: isRemoved ? 1 : 0, amount: cents(-difference) };
  const booked = { bookingId, day, bookings: 0, amount: cents(difference) };
  return placed === day && !isRemoved ? [] : [kept, booked];
};
