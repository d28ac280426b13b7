import type { LocalDate } from '@wondercast/core/calendar';
import type { Cents } from '@wondercast/core/money';
import { sql } from 'kysely';
import { type Given, statement } from '../driver/statement.ts';

const dayOf = (column: string) => sql<LocalDate>`(${sql.ref(column)} at time zone 'UTC')::date`;

/** What was booked and received on each day. */
export const TAKINGS = statement((db, { from }: Given<{ from: LocalDate }>) => {
  const since = sql<Date>`(${from}::date::timestamp at time zone 'UTC')`;
  return db
    .with('placed', (each) =>
      each
        .selectFrom('bookings')
        .select([dayOf('created_at').as('day')])
        .select(({ fn }) => [fn.countAll<number>().as('bookings'), fn.sum<Cents>('total').as('revenue')])
        .where('created_at', '>=', since)
        .groupBy(sql`1`),
    )
    .with('moved', (each) =>
      each
        .selectFrom('payment_ledger')
        .select([
          dayOf('at').as('day'),
          sql<Cents>`sum(case when kind in ('charge', 'offline') then amount else -amount end)`.as(
            'received',
          ),
        ])
        .where('at', '>=', since)
        .where('status', '=', 'succeeded')
        .where('kind', 'in', ['charge', 'offline', 'refund'])
        .where('booking_id', 'is not', null)
        .groupBy(sql`1`),
    )
    .selectFrom('placed')
    .fullJoin('moved', 'moved.day', 'placed.day')
    .select([
      sql<LocalDate>`coalesce(placed.day, moved.day)`.as('date'),
      sql<number>`coalesce(placed.bookings, 0)`.as('bookings'),
      sql<Cents>`coalesce(placed.revenue, 0)`.as('revenue'),
      sql<Cents>`coalesce(moved.received, 0)`.as('received'),
    ])
    .orderBy('date');
});

/** What is pending, less what has come in for it: few of them have anything in the ledger. */
export const STANDING = statement((db) =>
  db
    .selectFrom((each) =>
      each
        .selectFrom('bookings')
        .select([
          sql<number>`count(*) filter (where total > 0)`.as('bookings'),
          sql<number>`coalesce(sum(total), 0)`.as('amount'),
        ])
        .where('payment_status', '=', 'pending')
        .as('whole'),
    )
    .crossJoin((each) =>
      each
        .selectFrom((paid) =>
          paid
            .selectFrom('payment_ledger as l')
            .innerJoin('bookings as b', 'b.id', 'l.booking_id')
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
    .select(({ selectFrom }) => [
      sql<number>`whole.bookings - part.settled`.as('bookings'),
      sql<Cents>`whole.amount - part.amount`.as('amount'),
      selectFrom('bookings')
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .where('confirmed', '=', false)
        .as('unconfirmed'),
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
