import { type Finding, well, wrong } from '../../system/finding.ts';
import { COUNT_WRONG_CUSTOMERS } from '../customers/customer-sums.ts';
import type { Database } from '../driver/database.ts';
import { noneOf, oneOf } from '../driver/one-of.ts';
import { textQuery } from '../driver/query.ts';
import { COUNT_MISSING } from '../office/recount.ts';
import { LOST, MOVED, NOT_GONE, NOT_TAKING_PLACE } from '../state-sets.ts';

/** Each query counts inconsistent rows; the result must be zero. */
const BOOKS: readonly { readonly words: string; readonly sql: string }[] = [
  {
    words: 'bookings whose subtotal is not the sum of the sessions that take place',
    sql: `select count(*)::int n from bookings b where b.subtotal <>
      (select coalesce(sum((l.tier_price + l.add_ons_total) * (l.quantity - (select count(*) from booking_slots s
          where s.booking_id = l.booking_id and coalesce(s.placed_line, s.position) = l.position and ${oneOf('s.state', NOT_TAKING_PLACE)}))), 0)
        from booking_lines l where l.booking_id = b.id)`,
  },
  {
    words: 'bookings whose total is not subtotal less discount, with tax and fees',
    sql: `select count(*)::int n from bookings where total <> subtotal - discount_amount + tax_added + fees_amount or total < 0
      or fees_amount <> (select coalesce(sum((f->>'amount')::bigint), 0) from jsonb_array_elements(fees) f)`,
  },
  {
    words: 'bookings without tax that it adds something to',
    sql: 'select count(*)::int n from bookings where tax is null and tax_added <> 0',
  },
  {
    words: 'lines whose add-on total is not the sum of their add-ons',
    sql: `select count(*)::int n from booking_lines l where l.add_ons_total <>
      (select coalesce(sum((a->>'price')::bigint), 0) from jsonb_array_elements(l.add_ons) a)`,
  },
  {
    words: 'discount codes whose uses differ from their redemptions, or exceed their limit',
    sql: `select count(*)::int n from discount_codes d where d.current_uses > coalesce(d.max_uses, d.current_uses)
      or d.current_uses <> (select count(*) from redemptions r where r.discount_code_id = d.id)`,
  },
  {
    words: 'bookings that have received more than they cost, with nothing on the list of payments to check',
    sql: `select count(*)::int n from bookings b join (select booking_id,
        sum(case when kind in ('charge', 'offline') and ${oneOf('status', MOVED)} then amount
          when kind = 'refund' and ${noneOf('status', NOT_GONE)} then -amount
          when kind = 'dispute' and ${oneOf('status', LOST)} then -amount else 0 end) amount
        from payment_ledger group by 1) kept on kept.booking_id = b.id
      where kept.amount > b.total and not exists (select 1 from payment_attention a
        join payment_ledger l on l.intent_id = a.intent_id
        where l.booking_id = b.id and a.reason = 'paid-twice' and a.amount = kept.amount - b.total)`,
  },
  {
    words: 'customers whose bookings or spend are not those of their bookings',
    sql: COUNT_WRONG_CUSTOMERS,
  },
  {
    words: 'gaps or doubles in the order of categories',
    sql: `select count(*)::int n from (select position, row_number() over (order by position) place from categories) c
      where c.position <> c.place`,
  },
  { words: 'kept sums of bookings and receipts that differ from their rows', sql: COUNT_MISSING },
];

/** Recomputes everything that is stored as a sum. */
export const books = async ({ reader }: Database): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const { words, sql } of BOOKS) {
    const [row] = await reader.run(textQuery<{ n: number }>(sql));
    findings.push(
      row?.n === 0
        ? well('books', `No ${words}.`)
        : wrong(
            'books',
            `${row?.n ?? '?'} ${words}.`,
            'Somebody or something wrote rows beside the shop: compare with the last backup, and correct them.',
          ),
    );
  }
  return findings;
};
