import { oneOf } from '../driver/one-of.ts';
import { MOVED, UNPAID } from '../state-sets.ts';

/* Kept sums beside the rows that they are sums of. Each is one statement, so it sees both at one moment, while others write. */

const KEY = 'day, confirmed, cancelled, payment_status, delivery_status';

/** What is missing from the sums of bookings, by key; negative where they count too much. */
export const MISSING_BOOKINGS = `select ${KEY}, sum(bookings)::int bookings, sum(priced)::int priced, sum(revenue)::bigint revenue
  from (select (created_at at time zone 'UTC')::date as day, confirmed, cancelled, payment_status, delivery_status, count(*) bookings,
      count(*) filter (where total > 0) priced, sum(total) revenue from bookings group by 1, 2, 3, 4, 5
    union all select ${KEY}, -sum(bookings), -sum(priced), -sum(revenue) from booking_sums group by 1, 2, 3, 4, 5) each
  group by 1, 2, 3, 4, 5 having sum(bookings) <> 0 or sum(priced) <> 0 or sum(revenue) <> 0`;

/** What is missing from the sums of money received, by day. */
export const MISSING_RECEIVED = `select day, sum(amount)::bigint amount
  from (select (at at time zone 'UTC')::date as day, sum(case when kind = 'refund' then -amount else amount end) amount
      from payment_ledger where ${oneOf('status', MOVED)} and kind in ('charge', 'offline', 'refund') and booking_id is not null group by 1
    union all select day, -sum(amount) from received_sums group by 1) each
  group by 1 having sum(amount) <> 0`;

/** Pending bookings that have received something and are not known as such. */
export const MISSING_PART_PAID = `select distinct l.booking_id from payment_ledger l
  join bookings b on b.id = l.booking_id and ${oneOf('b.payment_status', UNPAID)}
  where ${oneOf('l.status', MOVED)} and l.kind in ('charge', 'offline', 'refund')
    and not exists (select from part_paid_bookings p where p.booking_id = l.booking_id)`;

/** How many kept sums differ from their rows. */
export const COUNT_MISSING = `select ((select count(*) from (${MISSING_BOOKINGS}) b) + (select count(*) from (${MISSING_RECEIVED}) r)
  + (select count(*) from (${MISSING_PART_PAID}) p))::int n`;

/**
 * Makes the sums right, whatever they were, also while bookings are placed: a change that this statement does not see is counted
 * by its trigger. It runs after the triggers are made, and after rows were written without them.
 */
export const RECOUNT: readonly string[] = [
  `insert into booking_sums (${KEY}, bookings, priced, revenue) ${MISSING_BOOKINGS}`,
  `insert into received_sums (day, amount) ${MISSING_RECEIVED}`,
  `insert into part_paid_bookings (booking_id) ${MISSING_PART_PAID} on conflict do nothing`,
];
