import type { SessionRef } from '@wondercast/core/desk/delivery/board-session';
import type { SessionBoard } from '@wondercast/core/desk/delivery/ports';
import { sql } from 'kysely';
import { type Builder, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { ASSIGNED, SUGGESTED, WITH_TIME } from '../state-sets.ts';
import { boardColumns, bookedSessionOf, lineOfRow } from './booked-sessions.ts';
import { INBOX, queueOf } from './inbox.ts';

/** Sessions last a day at most, so a condition on their starts alone bounds the index scan. */
const BETWEEN = statement((db, { from, to, limit }: Given<{ from: Date; to: Date; limit: number }>) =>
  db
    .selectFrom('booking_slots as s')
    .innerJoin('bookings as b', 'b.id', 's.booking_id')
    .innerJoin('booking_lines as l', (join) =>
      join.onRef('l.booking_id', '=', 's.booking_id').on('l.position', '=', lineOfRow()),
    )
    .select(boardColumns())
    .where('s.state', 'in', WITH_TIME)
    .where('s.starts_at', '>=', sql<Date>`${from}::timestamptz - interval '1 day'`)
    .where('s.starts_at', '<', to)
    .where('s.ends_at', '>', from)
    .orderBy('s.starts_at')
    .orderBy('s.booking_id')
    .limit(sql<number>`${limit}::int`),
);
const SUGGESTED_BETWEEN = statement(
  (db, { from, to, limit }: Given<{ from: Date; to: Date; limit: number }>) =>
    db
      .selectFrom('booking_slots as s')
      .innerJoin('bookings as b', 'b.id', 's.booking_id')
      .innerJoin('booking_lines as l', (join) =>
        join.onRef('l.booking_id', '=', 's.booking_id').on('l.position', '=', lineOfRow()),
      )
      .select(boardColumns())
      .where('s.state', 'in', SUGGESTED)
      .where(
        sql<boolean>`exists (select from jsonb_array_elements(s.suggestion -> 'times') t
        where (t ->> 'startsAt')::timestamptz >= ${from} and (t ->> 'startsAt')::timestamptz < ${to})`,
      )
      .orderBy('s.booking_id')
      .limit(sql<number>`${limit}::int`),
);

/** Sessions for which hosts are asked or assigned, as references. */
const refs = (db: Pick<Builder, 'selectFrom'>, { from }: Given<{ from: Date }>) =>
  db
    .selectFrom('assignments as a')
    .innerJoin('bookings as b', 'b.id', 'a.booking_id')
    .leftJoin('booking_slots as s', (join) =>
      join
        .onRef('s.booking_id', '=', 'a.booking_id')
        .onRef('s.position', '=', 'a.position')
        .onRef('s.unit', '=', 'a.unit'),
    )
    .leftJoin('booking_lines as l', (join) =>
      join
        .onRef('l.booking_id', '=', 'a.booking_id')
        .on('l.position', '=', sql<number>`coalesce(s.placed_line, a.position)`),
    )
    .select([
      'a.host_id as hostId',
      'b.id as bookingId',
      // Always present, because the join excludes holds, which have no position.
      sql<number>`a.position`.as('line'),
      sql<number>`a.unit`.as('unit'),
      'b.reference',
      'l.title',
      'b.company_name as companyName',
      'a.starts_at as startsAt',
    ])
    .where('a.state', 'in', ASSIGNED)
    .where('a.ends_at', '>', from);

const COMING = statement((db, given: Given<{ from: Date; hostId: number }>) =>
  refs(db, given).where('a.host_id', '=', given.hostId).orderBy('a.starts_at').orderBy('a.id'),
);
const UPCOMING = statement((db, given: Given<{ from: Date }>) =>
  refs(db, given)
    .select(sql<number>`count(*) over (partition by a.host_id)::int`.as('count'))
    .distinctOn('a.host_id')
    .orderBy('a.host_id')
    .orderBy('a.starts_at')
    .orderBy('a.id'),
);

type Row = Omit<SessionRef, 'title'> & { readonly title: string | null; readonly hostId: number };

const refOf = ({ hostId: _, title, ...ref }: Row): SessionRef => ({
  ...ref,
  title: title ?? 'Experience not found',
});

export const postgresSessionBoard = ({ run }: Session): SessionBoard => ({
  between: async (from, to, limit) => {
    const firstTime = ({ session: { agreed, suggestion } }: ReturnType<typeof bookedSessionOf>): number =>
      agreed?.startsAt.getTime() ??
      Math.min(
        ...(suggestion?.times ?? [])
          .map(({ startsAt }) => startsAt.getTime())
          .filter((start) => start >= from.getTime() && start < to.getTime()),
      );
    const rows = [
      ...(await run(BETWEEN({ from, to, limit }))),
      ...(await run(SUGGESTED_BETWEEN({ from, to, limit }))),
    ];
    return rows
      .map(bookedSessionOf)
      .toSorted((a, b) => firstTime(a) - firstTime(b) || a.bookingId - b.bookingId);
  },
  inbox: async ({ now, today, limit }) => {
    const rows = await run(INBOX({ now, from: today.from, to: today.to, limit }));
    return {
      needsTime: queueOf(rows, 'needsTime'),
      waitsForCustomer: queueOf(rows, 'waitsForCustomer'),
      needsHost: queueOf(rows, 'needsHost'),
      hostAway: queueOf(rows, 'hostAway'),
      declined: queueOf(rows, 'declined'),
      needsLink: queueOf(rows, 'needsLink'),
      today: queueOf(rows, 'today'),
    };
  },
  comingOf: async (hostId, from) => (await run(COMING({ hostId, from }))).map(refOf),
  upcoming: async (from) =>
    (await run(UPCOMING({ from }))).map(({ count, ...row }) => ({
      hostId: row.hostId,
      count,
      next: refOf(row),
    })),
});
