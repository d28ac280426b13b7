import type { BookingChange } from '@wondercast/core/bookings/booking/booking-change';
import type { ChangeState } from '@wondercast/core/bookings/booking/change-states';
import type { BookingChanges } from '@wondercast/core/bookings/booking/ports';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import { writtenRow } from '../driver/query.ts';
import { insertAndRead, lockRowsBy } from '../driver/row-statements.ts';
import { type Builder, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { UNFINISHED } from '../state-sets.ts';
import { BookingChangeRow } from './tables.ts';

type Row = RowOf<typeof BookingChangeRow>;

const rows = (db: Builder) =>
  db.selectFrom('booking_changes').select(fieldsOf(BookingChangeRow)).orderBy('created_at').orderBy('id');

const ADD = insertAndRead(BookingChangeRow, 'id');
const LOCK = lockRowsBy(BookingChangeRow, 'id');
const SET_STATE = statement((db, { id, state }: Given<{ id: number; state: ChangeState }>) =>
  db.updateTable('booking_changes').set({ state }).where('id', '=', id),
);
const UNFINISHED_OF = statement((db, { bookingId }: Given<{ bookingId: number }>) =>
  rows(db).where('booking_id', '=', bookingId).where('state', 'in', UNFINISHED),
);
const IN_STATE = statement((db, { state, before }: Given<{ state: 'asked' | 'open'; before: Date }>) =>
  rows(db).where('state', 'in', UNFINISHED).where('state', '=', state).where('created_at', '<', before),
);

const BY_KEY = statement((db, { bookingId, keyHash }: Given<{ bookingId: number; keyHash: string }>) =>
  db
    .selectFrom('booking_changes')
    .select(fieldsOf(BookingChangeRow))
    .where('booking_id', '=', bookingId)
    .where('key_hash', '=', keyHash)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

const changeOf = ({ actorId, actor, keyHash, fingerprint, ...row }: Row): BookingChange => ({
  ...row,
  actor: { accountId: actorId, name: actor },
  key: keyHash === null || fingerprint === null ? null : { hash: keyHash, fingerprint },
});

export const postgresBookingChanges = ({ run }: Session): BookingChanges => ({
  add: async ({ actor, key, ...change }) => {
    const named = { keyHash: key?.hash ?? null, fingerprint: key?.fingerprint ?? null };
    const row = { ...change, ...named, actorId: actor.accountId, actor: actor.name };
    return changeOf(writtenRow(await run(ADD(row)), 'The change'));
  },
  lock: async (id) => {
    const [row] = await run(LOCK({ id }));
    return row ? changeOf(row) : null;
  },
  setState: async (id, state) => {
    await run(SET_STATE({ id, state }));
  },
  byKey: async (bookingId, keyHash) => {
    const [row] = await run(BY_KEY({ bookingId, keyHash }));
    return row ? changeOf(row) : null;
  },
  unfinishedOf: async (bookingId) => (await run(UNFINISHED_OF({ bookingId }))).map(changeOf),
  inState: async (state, before) => (await run(IN_STATE({ state, before }))).map(changeOf),
});
