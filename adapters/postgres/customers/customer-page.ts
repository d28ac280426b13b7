import type { CustomerCursor, CustomerQuery } from '@wondercast/core/desk/customers/register';
import { sql } from 'kysely';
import { type Builder, query } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { countedTo, type Page, searchedPage } from '../office/searched-page.ts';
import { allCustomers, conditionsOf, customersAsked, isBeyond, orderOf } from './customer-query.ts';

interface Wanted {
  readonly limit: number;
  readonly after: CustomerCursor | null;
  /** null counts all rows. */
  readonly countTo: number | null;
}

/** Finds a page of at most `limit` customers. */
type Find = (run: Session['run'], question: CustomerQuery, wanted: Wanted) => Page;

const inOrder = (db: Builder, question: CustomerQuery, after: CustomerCursor | null) =>
  allCustomers(db).where(isBeyond(question, after)).orderBy(orderOf(question));

/** An index gives the page in its order; a second statement counts. */
export const listed: Find = (run, question, { limit, after, countTo }) => {
  const pageIds = async () => {
    const rows = await run(query((db) => inOrder(db, question, after).select('c.id').limit(limit)));
    return rows.map(({ id }) => id);
  };
  const count = async () => {
    const [counted] = await run(countedTo((db) => customersAsked(db, question).select('c.id'), countTo));
    return counted?.total ?? 0;
  };
  return { ids: pageIds(), total: count() };
};

export const searched: Find = (run, question, { limit, after, countTo }) =>
  searchedPage(
    run,
    {
      row: 'c',
      table: 'customers',
      every: (db, parts) =>
        customersAsked(db, question, parts).select(['c.id', 'c.last_booked_at', 'c.spend']),
      walked: (
        db,
        rows,
      ) => sql`select c.id from (${inOrder(db, question, after).selectAll('c').limit(rows)}) as c
        where ${sql.join(conditionsOf(question), sql` and `)} order by ${orderOf(question)}`,
      beyond: isBeyond(question, after),
      order: orderOf(question),
    },
    { limit, countTo },
  );
