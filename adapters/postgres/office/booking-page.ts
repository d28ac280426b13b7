import { type BookingCursor, type BookingQuery, hasStoredCount } from '@wondercast/core/desk/office/register';
import { sql } from 'kysely';
import { allBookings } from '../booking/booking-rows.ts';
import { type Builder, query } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { bookingsAsked, conditionsOfEach, isBeyond, orderOf, sessionsWithin } from './booking-query.ts';
import { countedTo, type Page, searchedPage, WALKED } from './searched-page.ts';
import { summedBookings } from './summed-bookings.ts';

interface Wanted {
  readonly limit: number;
  readonly after: BookingCursor | null;
  /** null counts all rows. */
  readonly countTo: number | null;
}

/** Finds a page of at most `limit` bookings. */
type Find = (run: Session['run'], question: BookingQuery, wanted: Wanted) => Page;

/** Columns for the order of a page and for finding its rows. */
const SORTED = ['b.id', 'b.created_at', 'b.first_day', 'b.customer_key', 'b.total', 'b.reference'] as const;

/** Whether the query only filters by days of sessions. */
const isOfDaysAlone = ({ filter }: BookingQuery): boolean =>
  hasStoredCount({ ...filter, sessionFrom: null, sessionTo: null }) &&
  [filter.state, filter.cancelled, filter.paymentStatus, filter.deliveryStatus].every(
    (state) => state === null,
  ) &&
  filter.createdFrom === null &&
  filter.createdTo === null;

/** Bookings with sessions on these days, from an index alone, which has future ones at its end. */
const ofDays = (db: Builder, question: BookingQuery) => {
  const { sessionFrom, sessionTo } = question.filter;
  return sessionFrom !== null && sessionTo !== null
    ? sessionsWithin(db, sessionFrom, sessionTo).select('s.booking_id').distinct()
    : bookingsAsked(db, question)
        .select('b.id')
        .orderBy('b.first_day', sessionTo === null ? 'desc' : 'asc');
};

/**
 * The number of matching bookings: from maintained sums when the filter has only states and creation days, otherwise counted with
 * an index.
 */
const countOf = async (
  run: Session['run'],
  question: BookingQuery,
  countTo: Wanted['countTo'],
): Promise<number> => {
  const counted = (db: Builder) =>
    isOfDaysAlone(question) ? ofDays(db, question) : bookingsAsked(db, question).select('b.id');
  const [row] = await run(
    hasStoredCount(question.filter)
      ? query((db) => summedBookings(db, question))
      : countedTo(counted, countTo),
  );
  return row?.total ?? 0;
};

const inOrder = (db: Builder, question: BookingQuery, after: BookingCursor | null) =>
  allBookings(db).selectAll('b').where(isBeyond(question, after)).orderBy(orderOf(question));

/** Ids of matching bookings among the next `rows` rows in the list's order. */
const walked = (db: Builder, question: BookingQuery, after: BookingCursor | null, rows: number) =>
  sql<{ id: number }>`select b.id from (${inOrder(db, question, after).limit(rows)}) as b
    where ${sql.join(conditionsOfEach(db, question), sql` and `)} order by ${orderOf(question)}`;

/**
 * Reads the page from the index of its order. Days of sessions are in another index; when many bookings match, the next rows in the
 * list's order suffice for a page.
 */
const pageOf = async (
  run: Session['run'],
  question: BookingQuery,
  { limit, after }: Wanted,
): Promise<readonly number[]> => {
  const { sessionFrom, sessionTo } = question.filter;
  if (sessionFrom !== null && sessionTo !== null) {
    const rows = await run(
      query((db) => sql<{ id: number }>`${walked(db, question, after, WALKED)} limit ${limit}`),
    );
    if (rows.length === limit) return rows.map(({ id }) => id);
  }
  const rows = await run(
    query((db) =>
      bookingsAsked(db, question)
        .select('b.id')
        .where(isBeyond(question, after))
        .orderBy(orderOf(question))
        .limit(limit),
    ),
  );
  return rows.map(({ id }) => id);
};

export const listed: Find = (run, question, wanted) => ({
  ids: pageOf(run, question, wanted),
  total: countOf(run, question, wanted.countTo),
});

export const searched: Find = (run, question, { limit, after, countTo }) =>
  searchedPage(
    run,
    {
      row: 'b',
      table: 'bookings',
      every: (db, parts) => bookingsAsked(db, question, parts).select(SORTED),
      walked: (db, rows) => walked(db, question, after, rows),
      beyond: isBeyond(question, after),
      order: orderOf(question),
    },
    { limit, countTo },
  );
