import type { LocalDate } from '@wondercast/core/calendar';
import type { Cents } from '@wondercast/core/money';
import { sql } from 'kysely';
import { type Given, statement } from '../driver/statement.ts';

/** What was booked and received on each day, from kept sums. */
export const TAKINGS = statement((db, { from }: Given<{ from: LocalDate }>) =>
  db
    .with('placed', (each) =>
      each
        .selectFrom((all) =>
          all
            .selectFrom('booking_sums')
            .select(['day', 'bookings', 'revenue'])
            .where('day', '>=', from)
            .unionAll(
              all
                .selectFrom('revenue_changes')
                .select(['day', 'bookings', 'amount as revenue'])
                .where('day', '>=', from),
            )
            .as('counted'),
        )
        .select('day')
        .select(({ fn }) => [
          fn.sum<number>('bookings').as('bookings'),
          fn.sum<Cents>('revenue').as('revenue'),
        ])
        .groupBy('day')
        .having(({ eb, fn, or }) => or([eb(fn.sum('bookings'), '<>', 0), eb(fn.sum('revenue'), '<>', 0)])),
    )
    .with('moved', (each) =>
      each
        .selectFrom('received_sums')
        .select('day')
        .select(({ fn }) => fn.sum<Cents>('amount').as('received'))
        .where('day', '>=', from)
        .groupBy('day')
        .having(({ fn }) => fn.sum('amount'), '<>', 0),
    )
    .selectFrom('placed')
    .fullJoin('moved', 'moved.day', 'placed.day')
    .select([
      sql<LocalDate>`coalesce(placed.day, moved.day)`.as('date'),
      sql<number>`coalesce(placed.bookings, 0)`.as('bookings'),
      sql<Cents>`coalesce(placed.revenue, 0)`.as('revenue'),
      sql<Cents>`coalesce(moved.received, 0)`.as('received'),
    ])
    .orderBy('date'),
);

/** What is pending, less what has come in for it: of the pending bookings few have anything in the ledger. */
export const STANDING = statement((db) =>
  db
    .selectFrom((each) =>
      each
        .selectFrom('booking_sums')
        .select([
          sql<number>`coalesce(sum(priced) filter (where payment_status = 'pending'), 0)`.as('bookings'),
          sql<number>`coalesce(sum(revenue) filter (where payment_status = 'pending'), 0)`.as('amount'),
          sql<number>`coalesce(sum(bookings) filter (where not confirmed and not cancelled), 0)`.as(
            'unconfirmed',
          ),
        ])
        .as('whole'),
    )
    .crossJoin((each) =>
      each
        .selectFrom((paid) =>
          paid
            .selectFrom('part_paid_bookings as p')
            .innerJoin('bookings as b', 'b.id', 'p.booking_id')
            .innerJoin('payment_ledger as l', 'l.booking_id', 'b.id')
            .select([
              'b.total',
              sql<Cents>`greatest(0, sum(case when l.kind = 'refund' then -l.amount else l.amount end))`.as(
                'kept',
              ),
            ])
            .where('b.payment_status', '=', 'pending')
            .where('l.status', '=', 'succeeded')
            .where('l.kind', 'in', ['charge', 'offline', 'refund'])
            .groupBy('b.id')
            .as('paid'),
        )
        .select([
          sql<number>`count(*) filter (where total > 0 and kept >= total)`.as('settled'),
          sql<number>`coalesce(sum(least(kept, total)), 0)`.as('amount'),
        ])
        .as('part'),
    )
    .select([
      sql<number>`whole.bookings - part.settled`.as('bookings'),
      sql<Cents>`whole.amount - part.amount`.as('amount'),
      'whole.unconfirmed',
    ]),
);

/** What came through a partner, by month, newest first. */
export const MONTHS_OF_PARTNER = statement(
  (db, { partnerId, from, until }: Given<{ partnerId: number; from: Date; until: Date }>) =>
    db
      .selectFrom('bookings')
      .select([
        sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM')`.as('month'),
        sql<number>`count(*)`.as('bookings'),
        sql<Cents>`sum(total)`.as('gross'),
        sql<Cents>`coalesce(sum(total) filter (where payment_status = 'paid'), 0)`.as('paid'),
      ])
      .where('partner_id', '=', partnerId)
      .where('created_at', '>=', from)
      .where('created_at', '<', until)
      .groupBy(sql`1`)
      .orderBy('month', 'desc'),
);
