import { type BookingPlace, type BookingQuery, isKept } from '@wondercast/core/office/register';
import { sql } from 'kysely';
import { allBookings } from '../booking/booking-rows.ts';
import { type Builder, query } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { bookingsAsked, conditionsOf, isBeyond, orderOf } from './booking-query.ts';
import { countedTo, type Page, searchedPage, WALKED } from './searched-page.ts';
import { summedBookings } from './summed-bookings.ts';

interface Wanted {
  readonly limit: number;
  readonly after: BookingPlace | null;
  /** null counts everything. */
  readonly countTo: number | null;
}

/** A page with `limit` bookings at most. */
type Find = (run: Session['run'], question: BookingQuery, wanted: Wanted) => Promise<Page>;

/** What a page is sorted by, and what finds it. */
const SORTED = ['b.id', 'b.created_at', 'b.first_day', 'b.customer_key', 'b.total', 'b.reference'] as const;

/** How many answer a question: a kept sum where the filter asks for nothing but states and days, else what an index counts. */
const countOf = async (
  run: Session['run'],
  question: BookingQuery,
  countTo: Wanted['countTo'],
): Promise<number> => {
  const [counted] = await run(
    isKept(question.filter)
      ? query((db) => summedBookings(db, question))
      : countedTo((db) => bookingsAsked(db, question).select('b.id'), countTo),
  );
  return counted?.total ?? 0;
};

/** An index gives the page in its order; the number comes beside it. */
export const listed: Find = async (run, question, { limit, after, countTo }) => {
  const [rows, total] = await Promise.all([
    run(
      query((db) =>
        bookingsAsked(db, question)
          .select('b.id')
          .where(isBeyond(question, after))
          .orderBy(orderOf(question))
          .limit(limit),
      ),
    ),
    countOf(run, question, countTo),
  ]);
  return { ids: rows.map(({ id }) => id), total };
};

const inOrder = (db: Builder, question: BookingQuery, after: BookingPlace | null) =>
  allBookings(db).selectAll('b').where(isBeyond(question, after)).orderBy(orderOf(question)).limit(WALKED);

export const searched: Find = (run, question, { limit, after, countTo }) =>
  searchedPage(
    run,
    {
      row: 'b',
      every: (db) => bookingsAsked(db, question).select(SORTED),
      walked: (db) => sql`select b.id from (${inOrder(db, question, after)}) as b
        where ${sql.join(conditionsOf(db, question), sql` and `)} order by ${orderOf(question)}`,
      beyond: isBeyond(question, after),
      order: orderOf(question),
    },
    { limit, countTo },
  );
