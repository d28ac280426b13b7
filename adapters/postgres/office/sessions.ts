import type { LocalDate } from '@wondercast/core/calendar';
import { sql } from 'kysely';
import { type Given, statement } from '../driver/statement.ts';

/**
 * The sessions of some days, the first `perDay` of each. They are ranked before anything else is looked up: of a busy month few
 * are shown. `offset 0` keeps the planner from reading all lines.
 */
export const SESSIONS = statement(
  (db, { from, to, perDay }: Given<{ from: LocalDate; to: LocalDate; perDay: number }>) =>
    db
      .with('sessions', (each) =>
        each
          .selectFrom('booking_slots as s')
          .select(['s.booking_id', 's.day', 's.time', 's.meridiem', 's.zone', 's.minute'])
          .select(sql<number>`coalesce(s.placed_line, s.position)`.as('position'))
          .select(({ fn }) => fn.countAll<number>().as('units'))
          .where(({ between }) => between('s.day', from, to))
          .where('s.state', '<>', 'cancelled')
          .groupBy(
            sql`s.booking_id, coalesce(s.placed_line, s.position), s.day, s.time, s.meridiem, s.zone, s.minute`,
          ),
      )
      .with('ranked', (each) =>
        each
          .selectFrom('sessions as s')
          .leftJoin(
            each.selectFrom('bookings').select('id').where('confirmed', '=', false).as('u'),
            'u.id',
            's.booking_id',
          )
          .selectAll('s')
          .select([
            sql<number>`row_number() over (partition by s.day order by s.minute nulls last, s.booking_id, s.position)`.as(
              'place',
            ),
            sql<number>`count(*) over (partition by s.day)`.as('total'),
            sql<number>`count(*) filter (where u.id is null) over (partition by s.day)`.as('certain'),
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
      .select([
        'r.booking_id as bookingId',
        'b.reference',
        'r.position',
        sql<LocalDate>`r.day`.as('date'),
        'r.time',
        'r.meridiem',
        'r.zone',
        'r.units',
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
