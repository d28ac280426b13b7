import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { sql } from 'kysely';
import { noneOf } from '../driver/one-of.ts';
import { type Given, statement } from '../driver/statement.ts';
import { NOT_TAKING_PLACE } from '../state-sets.ts';

interface Asked {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly perDay: number;
  /** null counts all. */
  readonly countTo: number | null;
}

/** The columns by which several units form one session, in the order of `booking_slots_calendar_index`. */
const SAME = sql`s.minute, s.booking_id, coalesce(s.placed_line, s.position), s.time, s.meridiem, s.zone`;

/**
 * The sessions within a range of days, the first `perDay` of each day. Each day is read separately, so that no more is read than is
 * counted. Sessions are ranked before anything is joined, because only a few of a busy month are shown. `offset 0` keeps the
 * planner from reading all bookings and lines.
 */
export const SESSIONS = statement((db, { from, to, perDay, countTo }: Given<Asked>) =>
  db
    .with('sessions', (each) =>
      each
        .selectFrom(
          sql<{
            day: LocalDate;
          }>`(select day::date as day from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') day)`.as(
            'd',
          ),
        )
        .innerJoinLateral(
          (day) =>
            day
              .selectFrom('booking_slots as s')
              .select(['s.booking_id', 's.time', 's.meridiem', 's.zone', 's.minute'])
              .select(sql<number>`coalesce(s.placed_line, s.position)`.as('position'))
              .select(({ fn }) => fn.countAll<number>().as('units'))
              .whereRef('s.day', '=', 'd.day')
              .where('s.state', 'not in', NOT_TAKING_PLACE)
              .groupBy(SAME)
              .orderBy(sql`s.minute, s.booking_id, coalesce(s.placed_line, s.position)`)
              .limit(sql<number>`${countTo}::int + 1`)
              .as('of'),
          (join) => join.onTrue(),
        )
        .select('d.day')
        .selectAll('of'),
    )
    .with('ranked', (each) =>
      each
        .selectFrom('sessions as s')
        .innerJoinLateral(
          (of) =>
            of
              .selectFrom('bookings')
              .select('confirmed')
              .whereRef('id', '=', 's.booking_id')
              .offset(0)
              .as('u'),
          (join) => join.onTrue(),
        )
        .selectAll('s')
        .select([
          sql<number>`row_number() over (partition by s.day order by s.minute nulls last, s.booking_id, s.position)`.as(
            'place',
          ),
          sql<number>`count(*) over (partition by s.day)`.as('total'),
          sql<number>`count(*) filter (where u.confirmed) over (partition by s.day)`.as('certain'),
        ]),
    )
    .selectFrom('ranked as r')
    .crossJoinLateral((each) =>
      each.selectFrom('bookings').selectAll().whereRef('id', '=', 'r.booking_id').offset(0).as('b'),
    )
    .crossJoinLateral((each) =>
      each
        .selectFrom('booking_lines as line')
        .selectAll()
        .whereRef('line.booking_id', '=', 'r.booking_id')
        .whereRef('line.position', '=', 'r.position')
        .offset(0)
        .as('l'),
    )
    .crossJoinLateral(
      sql<{ startsAt: Date | null; isSecond: boolean | null }>`(select min(s.starts_at) as "startsAt",
          bool_or((s.preferences->0->>'isSecond')::boolean) as "isSecond"
        from booking_slots s where s.booking_id = r.booking_id
          and coalesce(s.placed_line, s.position) = r.position and s.day = r.day and ${sql.raw(noneOf('s.state', NOT_TAKING_PLACE))}
          and s.time is not distinct from r.time and s.meridiem is not distinct from r.meridiem
          and s.zone is not distinct from r.zone)`.as('at'),
    )
    .select([
      'r.booking_id as bookingId',
      'b.reference',
      'r.position',
      sql<LocalDate>`r.day`.as('date'),
      'r.time',
      'r.meridiem',
      'r.zone',
      'r.units',
      // Only read for the sessions that are shown, because the index that finds them does not contain it.
      'at.startsAt',
      'at.isSecond',
      'l.title',
      'l.duration',
      'l.selected_tier as selectedTier',
      'b.first_name as firstName',
      'b.last_name as lastName',
      'b.company_name as companyName',
      'b.confirmed',
      'b.cancelled',
      'b.delivery_status as deliveryStatus',
      'r.total',
      'r.certain',
    ])
    .where('r.place', '<=', perDay)
    .orderBy('r.day')
    .orderBy('r.place'),
);

type Counted = Pick<Asked, 'from' | 'to'> & { readonly countTo: number };

/** How many sessions there are within a range of days, counted from the index in its order, so that no more is read than is counted. */
export const SESSION_COUNT = statement((db, { from, to, countTo }: Given<Counted>) =>
  db
    .selectFrom((each) =>
      each
        .selectFrom('booking_slots as s')
        .select('s.day')
        .where(({ between }) => between('s.day', from, to))
        .where('s.state', 'not in', NOT_TAKING_PLACE)
        .groupBy(sql`s.day, ${SAME}`)
        .limit(sql<number>`${countTo}::int + 1`)
        .as('sessions'),
    )
    .select(({ fn }) => fn.countAll<number>().as('sessions')),
);
