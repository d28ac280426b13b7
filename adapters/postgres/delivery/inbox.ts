import type { QueuedSessions } from '@wondercast/core/desk/delivery/ports';
import type { Queue } from '@wondercast/core/desk/delivery/schedule';
import { type RawBuilder, sql } from 'kysely';
import { isOneOf } from '../driver/one-of.ts';
import { type Given, statement } from '../driver/statement.ts';
import { AHEAD, ASSIGNED, AWAITING_TIME, DECLINED, SUGGESTED, WITH_TIME } from '../state-sets.ts';
import { type BoardRow, boardColumns, bookedSessionOf, lineOfRow } from './booked-sessions.ts';

interface Question {
  now: Date;
  from: Date;
  to: Date;
  limit: number;
}

interface Place {
  readonly queue: Queue;
  readonly count: number;
  readonly at: Date;
  readonly booking_id: number;
  readonly position: number;
  readonly unit: number;
}

/** The first entries of a queue and its size. The count is a separate subquery, so that only the first entries are sorted. */
const firstOf = (
  queue: Queue,
  at: 'at' | 'starts_at' | 'declined_at',
  waiting: RawBuilder<unknown>,
  limit: Given<Question>['limit'],
) => sql`(select ${sql.lit(queue)} as queue, (select count(*)::int from ${waiting}) as count, booking_id, position, unit,
      ${sql.ref(at)} as at from ${waiting} order by ${sql.ref(at)}, booking_id, position, unit limit ${limit})`;

/**
 * The sessions of each queue with the columns that order them. Each condition is word for word that of a covering index, so no row
 * of a session or assignment is read (decision 131).
 */
const queued = ({ now, from, to, limit }: Given<Question>) => sql<Place>`
  with needing as materialized (
    select s.booking_id, s.position, s.unit, s.starts_at, d.declined_at
    from booking_slots s left join (
      select booking_id, position, unit, max(answered_at) as declined_at from assignments
      where (${isOneOf('state', DECLINED)} or decline_reason = 'absent') and ends_at > ${now} group by 1, 2, 3
    ) d using (booking_id, position, unit)
    where ${isOneOf('s.state', AHEAD)} and s.ends_at > ${now} and not exists (
      select from assignments a where a.booking_id = s.booking_id and a.position = s.position and a.unit = s.unit
        and ${isOneOf('a.state', ASSIGNED)} and a.ends_at > ${now})
  ), waiting as materialized (
    select s.booking_id, s.position, s.unit, ${isOneOf('s.state', SUGGESTED)} and s.suggestion_expires_at > ${now} as is_asked,
      case when ${isOneOf('s.state', SUGGESTED)} then s.suggestion_expires_at else coalesce(s.state_since, (select created_at from bookings b where b.id = s.booking_id)) end as at
    from booking_slots s
    where ${isOneOf('s.state', AWAITING_TIME)}
  ), away as materialized (
    select distinct s.booking_id, s.position, s.unit, s.starts_at
    from host_absences h
      join assignments a on a.host_id = h.host_id and ${isOneOf('a.state', ASSIGNED)} and a.ends_at > ${now}
        and a.starts_at < h.ends_at and h.starts_at < a.ends_at
      join booking_slots s on s.booking_id = a.booking_id and s.position = a.position and s.unit = a.unit
        and ${isOneOf('s.state', AHEAD)} and s.ends_at > ${now}
    where h.ends_at > ${now}
  ), unlinked as materialized (
    select booking_id, position, unit, starts_at from booking_slots
    where ${isOneOf('state', AHEAD)} and join_url is null and place is null and ends_at > ${now}
  ), today as materialized (
    select booking_id, position, unit, starts_at from booking_slots
    where ${isOneOf('state', WITH_TIME)} and starts_at >= ${from} and starts_at < ${to}
  )
  ${firstOf('needsTime', 'at', sql`waiting where not is_asked`, limit)}
  union all ${firstOf('waitsForCustomer', 'at', sql`waiting where is_asked`, limit)}
  union all ${firstOf('needsHost', 'starts_at', sql`needing where declined_at is null`, limit)}
  union all ${firstOf('hostAway', 'starts_at', sql`away`, limit)}
  union all ${firstOf('declined', 'declined_at', sql`needing where declined_at is not null`, limit)}
  union all ${firstOf('needsLink', 'starts_at', sql`unlinked`, limit)}
  union all ${firstOf('today', 'starts_at', sql`today`, limit)}`;

/** All queues in one statement: their sizes, and the first entries of each with what is shown. */
export const INBOX = statement((db, question: Given<Question>) =>
  db
    .with('queued', () => sql<Place>`(${queued(question)})`)
    .selectFrom('queued as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .innerJoin('booking_slots as s', (join) =>
      join
        .onRef('s.booking_id', '=', 'p.booking_id')
        .onRef('s.position', '=', 'p.position')
        .onRef('s.unit', '=', 'p.unit'),
    )
    .innerJoin('booking_lines as l', (join) =>
      join.onRef('l.booking_id', '=', 'p.booking_id').on('l.position', '=', lineOfRow()),
    )
    .select(['p.queue', 'p.count', 'p.at'])
    .select(boardColumns())
    .orderBy('p.queue')
    .orderBy('p.at')
    .orderBy('p.booking_id')
    .orderBy('p.position')
    .orderBy('p.unit'),
);

interface Row extends BoardRow, Pick<Place, 'queue' | 'count' | 'at'> {}

export const queueOf = (rows: readonly Row[], queue: Queue): QueuedSessions => {
  const own = rows.filter((row) => row.queue === queue);
  return { count: own[0]?.count ?? 0, at: own[0]?.at ?? null, sessions: own.map(bookedSessionOf) };
};
