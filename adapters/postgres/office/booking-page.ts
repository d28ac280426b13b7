import { type BookingPlace, type BookingQuery, isKept } from '@wondercast/core/desk/office/register';
import { sql } from 'kysely';
import { allBookings } from '../booking/booking-rows.ts';
import { type Builder, query } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { bookingsAsked, conditionsOfEach, isBeyond, orderOf, sessionsWithin } from './booking-query.ts';
import { countedTo, type Page, searchedPage, WALKED } from './searched-page.ts';
import { summedBookings } from './summed-bookings.ts';

interface Wanted {
  readonly limit: number;
  readonly after: BookingPlace | null;
  /** null counts everything. */
  readonly countTo: number | null;
}

/** A page with `limit` bookings at most. */
type Find = (run: Session['run'], question: BookingQuery, wanted: Wanted) => Page;

/** What a page is sorted by, and what finds it. */
const SORTED = ['b.id', 'b.created_at', 'b.first_day', 'b.customer_key', 'b.total', 'b.reference'] as const;

/** Whether days of sessions are asked for and nothing else. */
const isOfDaysAlone = ({ filter }: BookingQuery): boolean =>
  isKept({ ...filter, sessionFrom: null, sessionTo: null }) &&
  [filter.state, filter.cancelled, filter.paymentStatus, filter.deliveryStatus].every(
    (state) => state === null,
  ) &&
  filter.createdFrom === null &&
  filter.createdTo === null;

/** The bookings of some days of sessions, by an index alone; those that are yet to come are at its end. */
const ofDays = (db: Builder, question: BookingQuery) => {
  const { sessionFrom, sessionTo } = question.filter;
  return sessionFrom !== null && sessionTo !== null
    ? sessionsWithin(db, sessionFrom, sessionTo).select('s.booking_id').distinct()
    : bookingsAsked(db, question)
        .select('b.id')
        .orderBy('b.first_day', sessionTo === null ? 'desc' : 'asc');
};

/** How many answer a question: a kept sum where the filter asks for nothing but states and days, else what an index counts. */
const countOf = async (
  run: Session['run'],
  question: BookingQuery,
  countTo: Wanted['countTo'],
): Promise<number> => {
  const counted = (db: Builder) =>
    isOfDaysAlone(question) ? ofDays(db, question) : bookingsAsked(db, question).select('b.id');
  const [row] = await run(
    isKept(question.filter) ? query((db) => summedBookings(db, question)) : countedTo(counted, countTo),
  );
  return row?.total ?? 0;
};

const inOrder = (db: Builder, question: BookingQuery, after: BookingPlace | null) =>
  allBookings(db).selectAll('b').where(isBeyond(question, after)).orderBy(orderOf(question));

/** Ids of a question's bookings, out of the first so many rows of the order behind the page before. */
const walked = (db: Builder, question: BookingQuery, after: BookingPlace | null, rows: number) =>
  sql<{ id: number }>`select b.id from (${inOrder(db, question, after).limit(rows)}) as b
    where ${sql.join(conditionsOfEach(db, question), sql` and `)} order by ${orderOf(question)}`;

/** An index gives the page in its order. Days of sessions are in another one: where they are many, the first of the list's has a page. */
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
