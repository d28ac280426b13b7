import { oneOf } from '../driver/one-of.ts';
import { MOVED, UNPAID } from '../state-sets.ts';

/*
 * Compares maintained sums with the rows that they summarise. Each comparison is a single statement, so it sees one snapshot while
 * others write.
 */

const KEY = 'day, confirmed, cancelled, payment_status, delivery_status';

/** What the sums of bookings lack, by key; negative when they count too much. */
export const MISSING_BOOKINGS = `select ${KEY}, sum(bookings)::int bookings, sum(priced)::int priced, sum(revenue)::bigint revenue
  from (select (created_at at time zone 'UTC')::date as day, confirmed, cancelled, payment_status, delivery_status, count(*) bookings,
      count(*) filter (where total > 0) priced, sum(total) revenue from bookings group by 1, 2, 3, 4, 5
    union all select ${KEY}, -sum(bookings), -sum(priced), -sum(revenue) from booking_sums group by 1, 2, 3, 4, 5) each
  group by 1, 2, 3, 4, 5 having sum(bookings) <> 0 or sum(priced) <> 0 or sum(revenue) <> 0`;

/** What the sums of received money lack, by day. */
export const MISSING_RECEIVED = `select day, sum(amount)::bigint amount
  from (select (at at time zone 'UTC')::date as day, sum(case when kind = 'refund' then -amount else amount end) amount
      from payment_ledger where ${oneOf('status', MOVED)} and kind in ('charge', 'offline', 'refund') and booking_id is not null group by 1
    union all select day, -sum(amount) from received_sums group by 1) each
  group by 1 having sum(amount) <> 0`;

/** Pending bookings with received money that are not listed as partly paid. */
export const MISSING_PART_PAID = `select distinct l.booking_id from payment_ledger l
  join bookings b on b.id = l.booking_id and ${oneOf('b.payment_status', UNPAID)}
  where ${oneOf('l.status', MOVED)} and l.kind in ('charge', 'offline', 'refund')
    and not exists (select from part_paid_bookings p where p.booking_id = l.booking_id)`;

/** How many maintained sums differ from their rows. */
export const COUNT_MISSING = `select ((select count(*) from (${MISSING_BOOKINGS}) b) + (select count(*) from (${MISSING_RECEIVED}) r)
  + (select count(*) from (${MISSING_PART_PAID}) p))::int n`;

/**
 * Corrects the sums, even while bookings are placed: changes that this statement does not see are counted by triggers. Runs after
 * the triggers are created, and after rows were written without them.
 */
export const RECOUNT: readonly string[] = [
  `insert into booking_sums (${KEY}, bookings, priced, revenue) ${MISSING_BOOKINGS}`,
  `insert into received_sums (day, amount) ${MISSING_RECEIVED}`,
  `insert into part_paid_bookings (booking_id) ${MISSING_PART_PAID} on conflict do nothing`,
];
