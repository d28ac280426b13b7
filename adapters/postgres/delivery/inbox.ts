import type { QueuedSessions } from '@wondercast/core/delivery/ports';
import type { Queue } from '@wondercast/core/delivery/schedule';
import { type RawBuilder, sql } from 'kysely';
import { type Given, statement } from '../driver/statement.ts';
import { type BoardRow, bookedSessionOf } from './booked-sessions.ts';

interface Question {
  now: Date;
  from: Date;
  to: Date;
  limit: number;
}

interface Row extends BoardRow {
  readonly queue: Queue;
  readonly count: number;
  readonly at: Date;
}

/** The first of a queue with how many there are. Rows are counted beside, so that only the first of them are sorted. */
const firstOf = (
  queue: Queue,
  at: 'at' | 'starts_at' | 'declined_at',
  waiting: RawBuilder<unknown>,
  limit: Given<Question>['limit'],
) => sql`(select ${sql.lit(queue)} as queue, (select count(*)::int from ${waiting}) as count, booking_id, position, unit,
      ${sql.ref(at)} as at from ${waiting} order by ${sql.ref(at)}, booking_id, position, unit limit ${limit})`;

/**
 * Every queue in one statement: the sessions of each with what decides their order, counted, and the first of them with what is shown.
 */
export const INBOX = statement(
  (_, { now, from, to, limit }: Given<Question>) => sql<Row>`
  with needing as materialized (
    select s.booking_id, s.position, s.unit, s.starts_at, d.declined_at
    from booking_slots s left join (
      select booking_id, position, unit, max(answered_at) as declined_at from assignments
      where (state = 'declined' or decline_reason = 'absent') and ends_at > ${now} group by 1, 2, 3
    ) d using (booking_id, position, unit)
    where s.state = 'agreed' and s.starts_at is not null and s.ends_at > ${now} and not exists (
      select from assignments a where a.booking_id = s.booking_id and a.position = s.position and a.unit = s.unit
        and a.state in ('asked', 'accepted') and a.ends_at > ${now}
    )
  ), waiting as materialized (
    select s.booking_id, s.position, s.unit, s.state = 'suggested' and s.suggestion_expires_at > ${now} as is_asked,
      case when s.state = 'suggested' then s.suggestion_expires_at else coalesce(s.state_since, (select created_at from bookings b where b.id = s.booking_id)) end as at
    from booking_slots s
    where s.state in ('open', 'preferred', 'suggested')
  ), unlinked as materialized (
    select booking_id, position, unit, starts_at from booking_slots
    where state = 'agreed' and join_url is null and place is null and starts_at is not null and ends_at > ${now}
  ), today as materialized (
    select booking_id, position, unit, starts_at from booking_slots
    where state in ('agreed', 'delivered') and starts_at >= ${from} and starts_at < ${to}
  ), queued as (
    ${firstOf('needsTime', 'at', sql`waiting where not is_asked`, limit)}
    union all ${firstOf('waitsForCustomer', 'at', sql`waiting where is_asked`, limit)}
    union all ${firstOf('needsHost', 'starts_at', sql`needing where declined_at is null`, limit)}
    union all ${firstOf('declined', 'declined_at', sql`needing where declined_at is not null`, limit)}
    union all ${firstOf('needsLink', 'starts_at', sql`unlinked`, limit)}
    union all ${firstOf('today', 'starts_at', sql`today`, limit)}
  )
  select p.queue, p.count, p.at, b.id as "bookingId", b.reference, b.company_name as "companyName",
    b.first_name as "firstName", b.last_name as "lastName", row_to_json(s) as session, row_to_json(l) as line
  from queued p join bookings b on b.id = p.booking_id
  join booking_slots s on s.booking_id = p.booking_id and s.position = p.position and s.unit = p.unit
  join booking_lines l on l.booking_id = p.booking_id and l.position = coalesce(s.placed_line, s.position)
  order by p.queue, p.at, p.booking_id, p.position, p.unit`,
);

export const queueOf = (rows: readonly Row[], queue: Queue): QueuedSessions => {
  const own = rows.filter((row) => row.queue === queue);
  return { count: own[0]?.count ?? 0, at: own[0]?.at ?? null, sessions: own.map(bookedSessionOf) };
};
