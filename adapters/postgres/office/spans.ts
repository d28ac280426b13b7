import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { type RawBuilder, sql } from 'kysely';

/** Usual maximum number of days from a booking's first session to its last. Only longer spans are in the index, which keeps it small. */
const USUAL_SPAN = 30;

const isLong = (row: string): string => `${row}last_day > ${row}first_day + ${USUAL_SPAN}`;

export const SPAN_INDEX = `create index "bookings_span_index" on "bookings" (("last_day" - "first_day")) where ${isLong('')}`;

/**
 * The earliest first day of a booking whose last day is `day` or later. A scan in the order of first days can start there instead
 * of at the oldest booking.
 */
export const earliestFirstDay = (day: LocalDate): RawBuilder<LocalDate> =>
  sql`(${day}::date - (select coalesce(max(n.last_day - n.first_day), ${sql.lit(USUAL_SPAN)}) from bookings n where ${sql.raw(isLong('n.'))}))`;
