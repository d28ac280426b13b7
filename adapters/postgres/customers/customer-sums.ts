/* What the register says of a customer, from their bookings `b`. */

/** As `overpaymentOf` in core. */
const OVERPAID = `(select greatest(0, coalesce(sum(case
    when l.kind in ('charge', 'offline') and l.status = 'succeeded' then l.amount
    when l.kind = 'refund' and l.status <> 'failed' then -l.amount
    when l.kind = 'dispute' and l.status = 'lost' then -l.amount else 0 end), 0) - b.total)
  from payment_ledger l where l.booking_id = b.id)`;

/** The first three lines of a booking's search text: names, e-mail, company. */
const NAMES = String.raw`substring(b.search_text from '^[^\n]*\n[^\n]*\n[^\n]*')`;

/** An agency may book under thousands of names. */
const MOST_SEARCHED = 10_000;

// An instant in a cursor has milliseconds.
export const SUMS = `count(*)::int as bookings, sum(b.total)::bigint as spend, sum(${OVERPAID})::bigint as credit,
  date_trunc('milliseconds', min(b.created_at)) as first_booked_at,
  date_trunc('milliseconds', max(b.created_at)) as last_booked_at,
  (array_agg(b.id order by b.created_at desc, b.id desc))[1] as newest_booking_id,
  coalesce(left(string_agg(distinct ${NAMES}, chr(10)), ${MOST_SEARCHED}), '') as search_text`;

/** As `identityOf` in core: only A to Z lose their case, whatever the locale of the database. `row` is a booking. */
export const identityIn = (row: string): string =>
  `(lower(${row}.email collate "C") || chr(10) || lower(coalesce(${row}.company_name, '') collate "C"))`;

export const IDENTITY_OF_BOOKING = identityIn('b');

/** Writes everybody who booked into a register that has nobody. */
export const FILL = `insert into customers (identity, bookings, spend, credit, first_booked_at, last_booked_at, newest_booking_id, search_text)
  select ${IDENTITY_OF_BOOKING}, ${SUMS} from bookings b group by 1 on conflict (identity) do nothing`;
