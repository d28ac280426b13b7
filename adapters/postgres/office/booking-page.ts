import type { BookingPlace, BookingQuery } from '@wondercast/core/office/register';
import { sql } from 'kysely';
import { query } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { bookingsAsked, isBeyond, orderOf } from './booking-query.ts';
import { isSummed, summedBookings } from './summed-bookings.ts';

interface Wanted {
  readonly limit: number;
  readonly after: BookingPlace | null;
}

interface Page {
  /** In the order asked for, `limit` of them at most. */
  readonly ids: readonly number[];
  /** How many answer the question in all. */
  readonly total: number;
}

type Find = (run: Session['run'], question: BookingQuery, wanted: Wanted) => Promise<Page>;

/** How many answer a question: a kept sum where the filter asks for nothing but states and days, else what an index counts. */
const countOf = async (run: Session['run'], question: BookingQuery): Promise<number> => {
  const [counted] = await run(
    query((db) =>
      isSummed(question)
        ? summedBookings(db, question)
        : bookingsAsked(db, question).select(({ fn }) => fn.countAll<number>().as('total')),
    ),
  );
  return counted?.total ?? 0;
};

/** An index gives the page in its order; the number comes beside it. */
export const listed: Find = async (run, question, { limit, after }) => {
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
    countOf(run, question),
  ]);
  return { ids: rows.map(({ id }) => id), total };
};

/** Trigrams are in no order: what has the words is found once, and the page is taken out of it. */
export const searched: Find = async (run, question, { limit, after }) => {
  const [found] = await run(
    query((db) =>
      db
        .with(
          (cte) => cte('found').materialized(),
          () =>
            bookingsAsked(db, question).select([
              'b.id',
              'b.created_at',
              'b.first_day',
              'b.customer_key',
              'b.total',
              'b.reference',
            ]),
        )
        .selectNoFrom(({ fn, selectFrom }) => [
          sql<readonly number[]>`array(${selectFrom('found as b')
            .select('b.id')
            .where(isBeyond(question, after))
            .orderBy(orderOf(question))
            .limit(limit)})`.as('ids'),
          selectFrom('found').select(fn.countAll<number>().as('all')).as('total'),
        ]),
    ),
  );
  return { ids: found?.ids ?? [], total: found?.total ?? 0 };
};
