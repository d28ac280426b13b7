import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { MinorUnits } from '@wondercast/core/kernel/money';
import { sql } from 'kysely';
import { isOneOf } from '../driver/one-of.ts';
import { type Builder, type Given, type Parameter, statement } from '../driver/statement.ts';
import { PAID } from '../state-sets.ts';

type Asked = Given<{ partnerId: number; from: Date; until: Date }>;

const dayOf = (instant: Date | Parameter<Date>) =>
  sql<LocalDate>`(${instant}::timestamptz at time zone 'UTC')::date`;

const sumOf = <Sum extends number>(column: string) => sql<Sum>`sum(${sql.ref(column)})::bigint`;

/** Existing bookings at their current amounts, plus what their changes take from the day of booking and add to other days. */
const movements = (db: Builder, { partnerId, from, until }: Asked) =>
  db
    .selectFrom('bookings')
    .select([
      'id as booking_id',
      sql<LocalDate>`(created_at at time zone 'UTC')::date`.as('day'),
      sql<string | null>`reference`.as('reference'),
      'commission as percent',
      sql<number>`1`.as('bookings'),
      sql<MinorUnits>`total`.as('gross'),
      sql<MinorUnits>`case when ${isOneOf('payment_status', PAID)} then total else 0 end`.as('paid'),
      sql<MinorUnits>`0`.as('refunds'),
      sql<MinorUnits>`0`.as('commission'),
    ])
    .where('partner_id', '=', partnerId)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .unionAll(
      db
        .selectFrom('revenue_changes')
        .select([
          'booking_id',
          'day',
          'reference',
          'percent',
          sql<number>`bookings - removed`.as('bookings'),
          'amount as gross',
          'paid',
          'refunds',
          'commission',
        ])
        .where('partner_id', '=', partnerId)
        .where('day', '>=', dayOf(from))
        .where('day', '<', dayOf(until)),
    );

/** What each booking adds to a month, without lines that add nothing. */
const lines = (db: Builder, asked: Asked) =>
  db
    .selectFrom(movements(db, asked).as('moved'))
    .select([
      sql<string>`to_char(moved.day, 'YYYY-MM')`.as('month'),
      'booking_id as bookingId',
      sql<string | null>`max(moved.reference)`.as('reference'),
      sql<string>`to_char(min(moved.day), 'YYYY-MM-DD')`.as('day'),
      sql<number>`max(percent)`.as('percent'),
      sql<number>`sum(bookings)::int`.as('bookings'),
      sumOf<MinorUnits>('gross').as('gross'),
      sumOf<MinorUnits>('refunds').as('refunds'),
      sumOf<MinorUnits>('paid').as('paid'),
      sumOf<MinorUnits>('commission').as('commission'),
    ])
    .groupBy(['month', 'booking_id'])
    .having(
      sql<boolean>`sum(bookings) <> 0 or sum(gross) <> 0 or sum(refunds) <> 0 or sum(paid) <> 0 or sum(commission) <> 0`,
    );

/** A partner's bookings and their changes by month, newest first. */
export const MONTHS_OF_PARTNER = statement((db, asked: Asked) =>
  db
    .selectFrom(lines(db, asked).as('line'))
    .select([
      'month',
      sql<number>`sum(bookings)::int`.as('bookings'),
      sumOf<MinorUnits>('gross').as('gross'),
      sumOf<MinorUnits>('refunds').as('refunds'),
      sumOf<MinorUnits>('paid').as('paid'),
      sumOf<MinorUnits>('commission').as('commission'),
    ])
    .groupBy('month')
    .orderBy('month', 'desc'),
);

/** The same for one month, by booking. */
export const LINES_OF_PARTNER = statement(
  (db, { partnerId, from, until, before, limit }: Asked & Given<{ before: number | null; limit: number }>) =>
    db
      .selectFrom(lines(db, { partnerId, from, until }).as('line'))
      .selectAll()
      .where(sql<boolean>`(${before}::int is null or "bookingId" < ${before}::int)`)
      .orderBy('bookingId', 'desc')
      .limit(limit),
);
