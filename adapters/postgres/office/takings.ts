import { awaitsConfirmation } from '@wondercast/core/bookings/booking/states';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { MinorUnits } from '@wondercast/core/kernel/money';
import { sql } from 'kysely';
import { isStoredAs } from '../booking/stored-state.ts';
import { isOneOf } from '../driver/one-of.ts';
import { type Given, statement } from '../driver/statement.ts';
import { MOVED, UNPAID } from '../state-sets.ts';

/** Booked and received amounts by day, from the maintained sums. */
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
          fn.sum<MinorUnits>('revenue').as('revenue'),
        ])
        .groupBy('day')
        .having(({ eb, fn, or }) => or([eb(fn.sum('bookings'), '<>', 0), eb(fn.sum('revenue'), '<>', 0)])),
    )
    .with('moved', (each) =>
      each
        .selectFrom('received_sums')
        .select('day')
        .select(({ fn }) => fn.sum<MinorUnits>('amount').as('received'))
        .where('day', '>=', from)
        .groupBy('day')
        .having(({ fn }) => fn.sum('amount'), '<>', 0),
    )
    .selectFrom('placed')
    .fullJoin('moved', 'moved.day', 'placed.day')
    .select([
      sql<LocalDate>`coalesce(placed.day, moved.day)`.as('date'),
      sql<number>`coalesce(placed.bookings, 0)`.as('bookings'),
      sql<MinorUnits>`coalesce(placed.revenue, 0)`.as('revenue'),
      sql<MinorUnits>`coalesce(moved.received, 0)`.as('received'),
    ])
    .orderBy('date'),
);

/** The pending total minus what has been received for it. Few pending bookings have ledger entries. */
export const STANDING = statement((db) =>
  db
    .selectFrom((each) =>
      each
        .selectFrom('booking_sums')
        .select([
          sql<number>`coalesce(sum(priced) filter (where ${isOneOf('payment_status', UNPAID)}), 0)`.as(
            'bookings',
          ),
          sql<number>`coalesce(sum(revenue) filter (where ${isOneOf('payment_status', UNPAID)}), 0)`.as(
            'amount',
          ),
          sql<number>`coalesce(sum(bookings) filter (where ${isStoredAs(awaitsConfirmation)}), 0)`.as(
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
              sql<MinorUnits>`greatest(0, sum(case when l.kind = 'refund' then -l.amount else l.amount end))`.as(
                'kept',
              ),
            ])
            .where('b.payment_status', 'in', UNPAID)
            .where('l.status', 'in', MOVED)
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
      sql<MinorUnits>`whole.amount - part.amount`.as('amount'),
      'whole.unconfirmed',
    ]),
);
