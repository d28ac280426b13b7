import type { Assignment } from '@wondercast/core/calendar/staffing/assignment';
import type { Assignments } from '@wondercast/core/calendar/staffing/ports';
import { ZERO } from '@wondercast/core/kernel/money';
import { sql } from 'kysely';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import type { DrawnIds } from '../driver/drawn-ids.ts';
import { writtenRow } from '../driver/query.ts';
import { insertRow, rowsBy, updateAndRead } from '../driver/row-statements.ts';
import { anyOf, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { ACCEPTED, AHEAD, ASSIGNED, RESERVING, UNPAID } from '../state-sets.ts';
import { lockHost } from './host-locks.ts';
import { AssignmentRow } from './tables.ts';

type Row = RowOf<typeof AssignmentRow>;

const ADD = insertRow(AssignmentRow);
const SAVE = updateAndRead(AssignmentRow);
const BY_ID = rowsBy(AssignmentRow, 'id');
const OF = statement((db, given: Given<{ bookingId: number; line: number; unit: number }>) =>
  db
    .selectFrom('assignments')
    .select(fieldsOf(AssignmentRow))
    .where('booking_id', '=', given.bookingId)
    .where('position', '=', given.line)
    .where('unit', '=', given.unit)
    .orderBy('id', 'desc'),
);
const OF_BOOKINGS = statement((db, { bookingIds }: Given<{ bookingIds: readonly number[] }>) =>
  db
    .selectFrom('assignments')
    .select(fieldsOf(AssignmentRow))
    .where('booking_id', '=', anyOf(bookingIds))
    .orderBy('id', 'desc'),
);
const COMING = statement((db, { hostId, from }: Given<{ hostId: number; from: Date }>) =>
  db
    .selectFrom('assignments')
    .select(fieldsOf(AssignmentRow))
    .where('host_id', '=', hostId)
    .where('booking_id', 'is not', null)
    .where('state', 'in', ASSIGNED)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .orderBy('id'),
);
const PAST = statement((db, given: Given<{ hostId: number; before: Date; limit: number }>) =>
  db
    .selectFrom('assignments')
    .select(fieldsOf(AssignmentRow))
    .where('host_id', '=', given.hostId)
    .where('state', 'in', ACCEPTED)
    .where('ends_at', '<=', given.before)
    .orderBy('ends_at', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit),
);
interface Window {
  from: Date;
  to: Date;
  at: Date;
  hostIds: readonly number[] | null;
}

/** A reservation lasts at most a day plus two breaks, so a condition on starts alone bounds the index scan. */
const RESERVED = statement((db, { from, to, at, hostIds }: Given<Window>) =>
  db
    .selectFrom('assignments as a')
    .leftJoin('bookings as b', 'b.id', 'a.booking_id')
    .select([
      'a.host_id as hostId',
      'a.booking_id as bookingId',
      'a.position as line',
      'a.unit',
      'a.starts_at as startsAt',
      'a.ends_at as endsAt',
      'a.reserved_from as reservedFrom',
      'a.reserved_to as reservedTo',
      'b.reference',
      'a.hold_id as holdId',
      'a.held_until as heldUntil',
    ])
    .where('a.state', 'in', RESERVING)
    .where(({ eb, or }) => or([eb('a.held_until', 'is', null), eb('a.held_until', '>', at)]))
    .where('a.starts_at', '>=', sql<Date>`${from}::timestamptz - interval '2 days'`)
    .where('a.starts_at', '<', sql<Date>`${to}::timestamptz + interval '2 days'`)
    .where('a.reserved_from', '<', to)
    .where('a.reserved_to', '>', from)
    .where(sql<boolean>`(${hostIds}::int[] is null or a.host_id = any(${hostIds}::int[]))`)
    .orderBy('a.host_id')
    .orderBy('a.starts_at'),
);

interface Between {
  from: Date;
  to: Date;
}

const UNSTAFFED = statement((db, { from, to }: Given<Between>) =>
  db
    .selectFrom('booking_slots as s')
    .leftJoin('booking_lines as l', (join) =>
      join
        .onRef('l.booking_id', '=', 's.booking_id')
        .on('l.position', '=', sql<number>`coalesce(s.placed_line, s.position)`),
    )
    .select([
      's.booking_id as bookingId',
      's.position as line',
      's.unit',
      's.language',
      sql<Date>`s.starts_at`.as('startsAt'),
      sql<Date>`s.ends_at`.as('endsAt'),
      'l.experience_id as experienceId',
    ])
    .where('s.state', 'in', AHEAD)
    .where('s.ends_at', '>', from)
    .where('s.starts_at', '<', to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('assignments as a')
            .select('a.id')
            .whereRef('a.booking_id', '=', 's.booking_id')
            .whereRef('a.position', '=', 's.position')
            .whereRef('a.unit', '=', 's.unit')
            .where('a.state', 'in', ASSIGNED),
        ),
      ),
    )
    .orderBy('s.starts_at')
    .orderBy('s.booking_id')
    .orderBy('s.position')
    .orderBy('s.unit'),
);
interface Taker {
  accountId: number | null;
  visitorKey: string | null;
  email: string;
  at: Date;
}

const TAKEN_UNPAID = statement((db, { accountId, visitorKey, email, at }: Given<Taker>) =>
  db
    .selectFrom('assignments as a')
    .innerJoin('bookings as b', 'b.id', 'a.booking_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('a.instant', '=', true)
    .where('a.state', 'in', ASSIGNED)
    .where('a.starts_at', '>', at)
    .where('b.payment_status', 'in', UNPAID)
    .where('b.cancelled', '=', false)
    .where('b.total', '>', ZERO)
    .where(
      sql<boolean>`(b.account_id = ${accountId}::int or b.visitor_key = ${visitorKey}::text or lower(b.email) = lower(${email}::text))`,
    ),
);

const BOOKINGS_TAKEN_UNPAID = statement((db, { at, limit }: Given<{ at: Date; limit: number }>) =>
  db
    .selectFrom('assignments as a')
    .innerJoin('bookings as b', 'b.id', 'a.booking_id')
    .select('b.id')
    .where('a.instant', '=', true)
    .where('a.state', 'in', ASSIGNED)
    .where('a.starts_at', '>', at)
    .where('b.payment_status', 'in', UNPAID)
    .where('b.cancelled', '=', false)
    .where('b.session_mails_only', '=', false)
    .where('b.total', '>', ZERO)
    .groupBy('b.id')
    .orderBy(({ fn }) => fn.min('a.starts_at'))
    .orderBy('b.id')
    .limit(limit),
);

const CHANGES = statement((db) =>
  db
    .selectFrom('staffing_changes')
    .select(sql<string>`count(*) || ' ' || coalesce(sum(id), 0)`.as('changes')),
);

/** Converts a session's row; a hold's row is not an assignment yet. */
export const assignmentOf = ({
  position,
  bookingId,
  unit,
  holdId: _,
  holdUnit: __,
  ...row
}: Row): Assignment => {
  if (bookingId === null || position === null || unit === null)
    throw new Error(`Assignment ${row.id} is of no session`);
  return { ...row, bookingId, line: position, unit };
};

const OF_NO_HOLD = { holdId: null, holdUnit: null } as const;

export const postgresAssignments = (session: Session, ids: DrawnIds): Assignments => {
  const { run, read } = session;
  return {
    reserve: async ({ line, ...assignment }) => {
      await lockHost(session, assignment.hostId, assignment.askedAt);
      const added = { ...assignment, id: await ids.next(), version: 1 };
      await session.write(ADD({ ...added, ...OF_NO_HOLD, position: line }));
      return { ...added, line };
    },
    save: async ({ line, ...assignment }, at) => {
      await lockHost(session, assignment.hostId, at);
      return assignmentOf(
        writtenRow(await run(SAVE({ ...assignment, ...OF_NO_HOLD, position: line })), 'The assignment'),
      );
    },
    byId: async (id) => (await run(BY_ID({ id }))).map(assignmentOf)[0] ?? null,
    of: async ({ bookingId, line, unit }) => (await run(OF({ bookingId, line, unit }))).map(assignmentOf),
    ofBookings: async (bookingIds) => (await run(OF_BOOKINGS({ bookingIds }))).map(assignmentOf),
    comingOf: async (hostId, from) => (await run(COMING({ hostId, from }))).map(assignmentOf),
    pastOf: async (hostId, before, limit) => (await run(PAST({ hostId, before, limit }))).map(assignmentOf),
    reservedBetween: (from, to, at, hostIds) => run(RESERVED({ from, to, at, hostIds: hostIds ?? null })),
    unstaffedBetween: (from, to) => run(UNSTAFFED({ from, to })),
    takenUnpaid: async (by, at) => (await read(TAKEN_UNPAID({ ...by, at })))[0]?.count ?? 0,
    bookingsTakenUnpaid: async (at, limit) =>
      (await run(BOOKINGS_TAKEN_UNPAID({ at, limit }))).map(({ id }) => id),
    changes: async () => (await run(CHANGES()))[0]?.changes ?? '',
  };
};
