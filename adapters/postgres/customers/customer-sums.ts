import { noneOf, oneOf } from '../driver/one-of.ts';
import { LOST, MOVED, NOT_GONE } from '../state-sets.ts';

/* The derived columns of a customer, from their bookings `b`. */

/** Implements `overpaymentOf` of the core. */
const OVERPAID = `(select greatest(0, coalesce(sum(case
    when l.kind in ('charge', 'offline') and ${oneOf('l.status', MOVED)} then l.amount
    when l.kind = 'refund' and ${noneOf('l.status', NOT_GONE)} then -l.amount
    when l.kind = 'dispute' and ${oneOf('l.status', LOST)} then -l.amount else 0 end), 0) - b.total)
  from payment_ledger l where l.booking_id = b.id)`;

/** The first three lines of a booking's search text: names, email and company. Null when a row was written without them. */
const NAMES = String.raw`substring(b.search_text from '^[^\n]*\n[^\n]*\n[^\n]*')`;

/** An agency may have thousands of names. */
const MOST_SEARCHED = 10_000;

// Truncated to milliseconds, because a cursor has no more.
export const SUMS = `count(*)::int as bookings, sum(b.total)::bigint as spend, sum(${OVERPAID})::bigint as credit,
  date_trunc('milliseconds', min(b.created_at)) as first_booked_at,
  date_trunc('milliseconds', max(b.created_at)) as last_booked_at,
  (array_agg(b.id order by b.created_at desc, b.id desc))[1] as newest_booking_id,
  coalesce(left(string_agg(distinct ${NAMES}, chr(10)), ${MOST_SEARCHED}), '') as search_text`;

/**
 * Implements `identityOf` of the core: only the letters A to Z are lower-cased, whatever the locale of the database. `row` is a
 * booking.
 */
export const identityIn = (row: string): string =>
  `(lower(${row}.email collate "C") || chr(10) || lower(coalesce(${row}.company_name, '') collate "C"))`;

export const IDENTITY_OF_BOOKING = identityIn('b');

/** Fills a customer register without merges from all bookings, replacing what it contains. Ids follow the order of first bookings. */
export const FILL = `insert into customers (identity, bookings, spend, credit, first_booked_at, last_booked_at, newest_booking_id, search_text)
  select ${IDENTITY_OF_BOOKING}, ${SUMS} from bookings b group by 1 order by min(b.created_at)
  on conflict (identity) do update set bookings = excluded.bookings, spend = excluded.spend, credit = excluded.credit,
    first_booked_at = excluded.first_booked_at, last_booked_at = excluded.last_booked_at,
    newest_booking_id = excluded.newest_booking_id, search_text = excluded.search_text`;

/** Counts customers whose sums differ from their bookings, except those that are due for a refresh. */
export const COUNT_WRONG_CUSTOMERS = `select count(*)::int n from (
    select coalesce(m.merged_into_id, m.id) as root, count(b.id)::int as bookings, coalesce(sum(b.total), 0)::bigint as spend,
      bool_or(exists (select from customers_due d where d.identity = m.identity)) as due
    from customers m left join bookings b on ${IDENTITY_OF_BOOKING} = m.identity group by 1) s
  join customers c on c.id = s.root where not s.due and (c.bookings, c.spend) is distinct from (s.bookings, s.spend)`;
