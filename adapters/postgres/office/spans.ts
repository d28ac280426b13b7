import type { LocalDate } from '@wondercast/core/calendar';
import { type RawBuilder, sql } from 'kysely';

/** From a booking's first day of sessions to its last, in days. Only longer spans are in the index. */
const USUAL_SPAN = 30;

const isLong = (row: string): string => `${row}last_day > ${row}first_day + ${USUAL_SPAN}`;

export const SPAN_INDEX = `create index "bookings_span_index" on "bookings" (("last_day" - "first_day")) where ${isLong('')}`;

/**
 * Bookings with a session on the day or later have their first session then or later. It spares reading all that is past in the order
 * of first days.
 */
export const firstDayBefore = (day: LocalDate): RawBuilder<LocalDate> =>
  sql`(${day}::date - (select coalesce(max(n.last_day - n.first_day), ${sql.lit(USUAL_SPAN)}) from bookings n where ${sql.raw(isLong('n.'))}))`;
