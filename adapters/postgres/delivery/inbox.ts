import type { QueuedSessions } from '@wondercast/core/delivery/ports';
import type { Queue } from '@wondercast/core/delivery/schedule';
import { sql } from 'kysely';
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

/**
 * Every queue in one statement: the sessions of each with what decides their order, counted, and the first of them with what is shown.
 * `staff` has one row for each session that anybody was asked for.
 */
export const INBOX = statement(
  (_, { now, from, to, limit }: Given<Question>) => sql<Row>`
  with staff as (
    select booking_id, position, unit, bool_or(state in ('asked', 'accepted') and not exists (
      select from host_absences h where h.host_id = a.host_id and h.by_host and h.starts_at < a.ends_at and h.ends_at > a.starts_at)
    ) as is_staffed,
      max(answered_at) filter (where state = 'declined') as declined_at
    from assignments a where ends_at > ${now} and state in ('asked', 'accepted', 'declined') group by 1, 2, 3
  ), waiting as (
    select case when state = 'suggested' and suggestion_expires_at > ${now} then 'waitsForCustomer' else 'needsTime' end as queue,
      s.booking_id, position, unit,
      case when state = 'suggested' then suggestion_expires_at else coalesce(state_since, b.created_at) end as at
    from booking_slots s join bookings b on b.id = s.booking_id
    where state in ('open', 'preferred', 'suggested') and session_version > 0
  ), coming as (
    select s.booking_id, s.position, s.unit, s.starts_at, s.join_url is null and s.place is null as is_unlinked,
      coalesce(f.is_staffed, false) as is_staffed, f.declined_at
    from booking_slots s left join staff f using (booking_id, position, unit)
    where s.state = 'agreed' and s.starts_at is not null and s.ends_at > ${now}
  ), queued as (
    select * from waiting
    union all select case when declined_at is null then 'needsHost' else 'declined' end, booking_id, position, unit,
      coalesce(declined_at, starts_at) from coming where not is_staffed
    union all select 'needsLink', booking_id, position, unit, starts_at from coming where is_unlinked
    union all select 'today', booking_id, position, unit, starts_at from booking_slots
      where state in ('agreed', 'delivered') and starts_at >= ${from} and starts_at < ${to}
  ), placed as (
    select *, row_number() over (partition by queue order by at, booking_id, position, unit) as place,
      count(*) over (partition by queue)::int as count from queued
  )
  select p.queue, p.count, p.at, b.id as "bookingId", b.reference, b.company_name as "companyName",
    b.first_name as "firstName", b.last_name as "lastName", row_to_json(s) as session, row_to_json(l) as line
  from placed p join bookings b on b.id = p.booking_id
  join booking_slots s on s.booking_id = p.booking_id and s.position = p.position and s.unit = p.unit
  join booking_lines l on l.booking_id = p.booking_id and l.position = p.position
  where p.place <= ${limit} order by p.queue, p.place`,
);

export const queueOf = (rows: readonly Row[], queue: Queue): QueuedSessions => {
  const own = rows.filter((row) => row.queue === queue);
  return { count: own[0]?.count ?? 0, at: own[0]?.at ?? null, sessions: own.map(bookedSessionOf) };
};
