import type { BookingPlace, BookingQuery } from '@wondercast/core/office/register';
import type { Session } from '../driver/database.ts';
import { bookingsAsked } from './booking-query.ts';

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

type Find = (sql: Session['sql'], question: BookingQuery, wanted: Wanted) => Promise<Page>;

/** Whatever an order goes by. */
const PLACES = 'b.id, b.created_at, b.first_day, b.customer_key, b.total, b.reference';

/** An index gives the page in its order and another the number, side by side. */
export const listed: Find = async (sql, question, { limit, after }) => {
  const page = bookingsAsked(question, after);
  const all = bookingsAsked(question);
  const [rows, counted] = await Promise.all([
    sql<{ id: number }>(
      `select b.id from bookings b where ${page.where} and ${page.beyond} order by ${page.order} limit $${page.parameters.length + 1}`,
      [...page.parameters, limit],
    ),
    sql<{ total: number }>(`select count(*)::int "total" from bookings b where ${all.where}`, all.parameters),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted[0]?.total ?? 0 };
};

/** Trigrams are in no order: what has the words is found once, and the page is taken out of it. */
export const searched: Find = async (sql, question, { limit, after }) => {
  const { where, beyond, order, parameters } = bookingsAsked(question, after);
  const [found] = await sql<Page>(
    `with found as materialized (select ${PLACES} from bookings b where ${where})
      select array(select b.id from found b where ${beyond} order by ${order} limit $${parameters.length + 1}) "ids",
        (select count(*)::int from found) "total"`,
    [...parameters, limit],
  );
  return found ?? { ids: [], total: 0 };
};
