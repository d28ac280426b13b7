import type { TimeHolds } from '@wondercast/core/calendar/staffing/ports';
import type { HeldTime, TimeHold } from '@wondercast/core/calendar/staffing/time-hold';
import { sql } from 'kysely';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import type { InJson } from '../driver/in-json.ts';
import { writtenRow } from '../driver/query.ts';
import { deleteBy, insertAndRead, insertRow } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { HELD, RESERVING } from '../state-sets.ts';
import { assignmentOf } from './assignments.ts';
import { HoldRow } from './hold-tables.ts';
import { lockHost } from './host-locks.ts';
import { AssignmentRow } from './tables.ts';

const written = (units: readonly HeldTime[]): readonly InJson<HeldTime>[] =>
  units.map((unit) => ({ ...unit, startsAt: unit.startsAt.toISOString() }));

const holdOf = ({ units, place, ...row }: RowOf<typeof HoldRow>): TimeHold => ({
  ...row,
  addressHash: place,
  units: units.map((unit) => ({ ...unit, startsAt: new Date(unit.startsAt) })),
});

const PUT = insertRow(HoldRow);
const REMOVE_OF_HOLDER = statement((db, { holder }: Given<{ holder: string }>) =>
  db.deleteFrom('holds').where('holder', '=', holder).where('partner_id', 'is', null),
);
/** An advisory lock: a transaction that replaces a holder's hold waits here, even when there is no hold yet. */
const LOCK_HOLDER = statement((db, { holder }: Given<{ holder: string }>) =>
  db.selectNoFrom(
    sql<string>`pg_advisory_xact_lock(hashtextextended('hold of ' || ${holder}, 0))::text`.as('locked'),
  ),
);
const BY_ID = statement((db, { id, at }: Given<{ id: string; at: Date }>) =>
  db.selectFrom('holds').select(fieldsOf(HoldRow)).where('id', '=', id).where('until', '>', at),
);
const LOCK = statement((db, { id, at }: Given<{ id: string; at: Date }>) =>
  db.selectFrom('holds').select(fieldsOf(HoldRow)).where('id', '=', id).where('until', '>', at).forUpdate(),
);
const OF_HOLDER = statement((db, { holder, at }: Given<{ holder: string; at: Date }>) =>
  db
    .selectFrom('holds')
    .select(fieldsOf(HoldRow))
    .where('holder', '=', holder)
    .where('partner_id', 'is', null)
    .where('until', '>', at),
);
const OF_PARTNER = statement((db, { partnerId, at }: Given<{ partnerId: number; at: Date }>) =>
  db
    .selectFrom('holds')
    .select(fieldsOf(HoldRow))
    .where('partner_id', '=', partnerId)
    .where('until', '>', at)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc'),
);
const SET_END = statement((db, { id, until }: Given<{ id: string; until: Date }>) =>
  db.updateTable('holds').set({ until }).where('id', '=', id),
);
const EXTEND_HOSTS = statement((db, { id, until }: Given<{ id: string; until: Date }>) =>
  db
    .updateTable('assignments')
    .set({ held_until: until })
    .where('hold_id', '=', id)
    .where('state', 'in', HELD),
);
const REMOVE = deleteBy(HoldRow, 'id');
const HOSTS_OF = statement((db, { id }: Given<{ id: string }>) =>
  db
    .selectFrom('assignments')
    .select(fieldsOf(AssignmentRow))
    .where('hold_id', '=', id)
    .where('state', 'in', HELD)
    .orderBy('hold_unit'),
);
const ADD = insertAndRead(AssignmentRow, 'id', 'version');
const BOOK = statement(
  (db, given: Given<{ id: number; bookingId: number; line: number; unit: number; at: Date }>) =>
    db
      .updateTable('assignments')
      .set(({ eb }) => ({
        booking_id: given.bookingId,
        position: given.line,
        unit: given.unit,
        hold_id: null,
        hold_unit: null,
        instant: true,
        state: sql.lit('accepted'),
        held_until: null,
        asked_at: given.at,
        answered_at: given.at,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', given.id)
      .returning(fieldsOf(AssignmentRow)),
);
const END_OF_HOST = statement((db, { hostId, from, to }: Given<{ hostId: number; from: Date; to: Date }>) =>
  db
    .deleteFrom('assignments')
    .where('host_id', '=', hostId)
    .where('hold_id', 'is not', null)
    .where('state', 'in', RESERVING)
    .where('starts_at', '<', to)
    .where('ends_at', '>', from),
);
interface Counted {
  place: string | null;
  partnerId: number | null;
  since: Date;
  at: Date;
}
const COUNT = statement((db, { place, partnerId, since, at }: Given<Counted>) =>
  db
    .selectFrom('holds')
    .select([
      sql<number>`coalesce(sum(jsonb_array_length(units)) filter (where until > ${at}), 0)::int`.as('live'),
      sql<number>`coalesce(sum(jsonb_array_length(units)) filter (where started_at > ${since}), 0)::int`.as(
        'begun',
      ),
    ])
    .where(sql<boolean>`(place = ${place}::text or partner_id = ${partnerId}::int)`),
);
const EXPIRE = statement((db, { before }: Given<{ before: Date }>) =>
  db.deleteFrom('holds').where('until', '<', before),
);

export const postgresHolds = (session: Session): TimeHolds => {
  const { run, read, write } = session;
  const one = (rows: readonly RowOf<typeof HoldRow>[]): TimeHold | null => rows.map(holdOf)[0] ?? null;
  return {
    put: async (hold) => {
      if (hold.partnerId === null) {
        await run(LOCK_HOLDER({ holder: hold.holder }));
        await run(REMOVE_OF_HOLDER({ holder: hold.holder }));
      }
      const { addressHash: place, ...row } = hold;
      await run(PUT({ ...row, place, units: written(hold.units) }));
    },
    lock: async (id, at) => one(await run(LOCK({ id, at }))),
    byId: async (id, at) => one(await run(BY_ID({ id, at }))),
    ofHolder: async (holder, at) => one(await read(OF_HOLDER({ holder, at }))),
    removeOfHolder: (holder) => write(REMOVE_OF_HOLDER({ holder })),
    ofPartner: async (partnerId, at) => (await run(OF_PARTNER({ partnerId, at }))).map(holdOf),
    setEnd: async (id, until) => {
      await run(SET_END({ id, until }));
      await run(EXTEND_HOSTS({ id, until }));
    },
    remove: async (id) => {
      await run(REMOVE({ id }));
    },
    hostsOf: async (id) =>
      (await run(HOSTS_OF({ id }))).flatMap(({ holdId, holdUnit, ...row }) =>
        holdId === null || holdUnit === null ? [] : [{ ...row, holdId, holdUnit }],
      ),
    reserve: async (held, at) => {
      await lockHost(session, held.hostId, at);
      const row = writtenRow(
        await run(
          ADD({
            ...held,
            bookingId: null,
            position: null,
            unit: null,
            instant: true,
            state: 'held',
            askedAt: at,
            answeredAt: null,
            declineReason: null,
            declineNote: null,
          }),
        ),
        'The held time',
      );
      return { ...held, id: row.id };
    },
    book: async (id, { bookingId, line, unit }, at) =>
      assignmentOf(writtenRow(await run(BOOK({ id, bookingId, line, unit, at })), 'The assignment')),
    endOfHost: async (hostId, from, to) => {
      await run(END_OF_HOST({ hostId, from, to }));
    },
    unitsOf: async (of, since, at) => {
      const [counted] = await run(
        COUNT({
          place: 'addressHash' in of ? of.addressHash : null,
          partnerId: 'partnerId' in of ? of.partnerId : null,
          since,
          at,
        }),
      );
      return counted ?? { live: 0, begun: 0 };
    },
    expire: async (before) => {
      await run(EXPIRE({ before }));
    },
  };
};
