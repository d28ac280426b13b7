import type { CustomerColumn, CustomerCursor, CustomerQuery } from '@wondercast/core/desk/customers/register';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Builder } from '../driver/statement.ts';
import { hasWordIn } from '../office/booking-query.ts';
import { isInParts } from '../office/search-parts.ts';

/** Every column has an index that ends in the id. */
const COLUMN: Readonly<Record<CustomerColumn, RawBuilder<unknown>>> = {
  lastBookedAt: sql`${sql.ref('c.last_booked_at')}`,
  spend: sql`${sql.ref('c.spend')}`,
};

const TYPE: Readonly<Record<CustomerColumn, RawBuilder<unknown>>> = {
  lastBookedAt: sql.raw('timestamptz'),
  spend: sql.raw('bigint'),
};

/** Customers `c` that are not merged into another one. */
export const allCustomers = (db: Builder) =>
  db.selectFrom('customers as c').where('c.merged_into_id', 'is', null).where('c.bookings', '>', sql.lit(0));

/** The conditions of a query on customers `c`. */
export const conditionsOf = ({ words }: CustomerQuery): readonly RawBuilder<SqlBool>[] =>
  words.map((word) => hasWordIn('c.search_text', word));

/** The customers that match a query, optionally only those in some parts of the table. */
export const customersAsked = (
  db: Builder,
  question: CustomerQuery,
  parts: readonly number[] | null = null,
) =>
  allCustomers(db).where(({ and }) =>
    and([...conditionsOf(question), ...(parts ? [isInParts('c', parts)] : [])]),
  );

/** Customers with the names from their newest booking. */
export const selectCustomers = (from: ReturnType<typeof allCustomers>) =>
  from
    .innerJoin('bookings as b', 'b.id', 'c.newest_booking_id')
    .select([
      'c.id',
      'c.version',
      'b.first_name as firstName',
      'b.last_name as lastName',
      'b.email',
      'b.company_name as companyName',
      'b.phone_number as phoneNumber',
      'c.bookings',
      'c.spend',
      'c.credit',
    ])
    .select([
      // Never null, because these customers have bookings.
      sql<Date>`c.first_booked_at`.as('firstBookedAt'),
      sql<Date>`c.last_booked_at`.as('lastBookedAt'),
    ]);

/** Condition for rows after this place. */
export const isBeyond = ({ order }: CustomerQuery, after: CustomerCursor | null): RawBuilder<SqlBool> => {
  if (after === null) return sql`true`;
  const place = sql`(${after.value}::${TYPE[order.by]}, ${after.id}::int)`;
  return order.descending
    ? sql`(${COLUMN[order.by]}, c.id) < ${place}`
    : sql`(${COLUMN[order.by]}, c.id) > ${place}`;
};

export const orderOf = ({ order }: CustomerQuery): RawBuilder<unknown> => {
  const direction = sql.raw(order.descending ? 'desc' : 'asc');
  return sql`${COLUMN[order.by]} ${direction}, c.id ${direction}`;
};
