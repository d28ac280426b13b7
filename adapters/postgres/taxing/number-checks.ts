import type { NumberChecks } from '@wondercast/core/bookings/taxing/ports';
import { sql } from 'kysely';
import { fieldsOf } from '../driver/columns.ts';
import { writtenRow } from '../driver/query.ts';
import { insertAndRead, rowsBy, updateRow } from '../driver/row-statements.ts';
import { anyOf, type Builder, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { TO_DECIDE } from '../state-sets.ts';
import { NumberCheckRow } from './tables.ts';

const checks = (db: Builder) => db.selectFrom('number_checks').select(fieldsOf(NumberCheckRow));

const ADD = insertAndRead(NumberCheckRow, 'id');
const SAVE = updateRow(NumberCheckRow);
const BY_ID = rowsBy(NumberCheckRow, 'id');
const LOCK = statement((db, { id }: Given<{ id: number }>) => checks(db).where('id', '=', id).forUpdate());
const OF_BOOKINGS = statement((db, { bookingIds }: Given<{ bookingIds: readonly number[] }>) =>
  checks(db).where('booking_id', '=', anyOf(bookingIds)).orderBy('id'),
);
const UNDECIDED = statement((db, { limit }: Given<{ limit: number }>) =>
  checks(db)
    .where('decision', 'is', null)
    .where('state', 'in', TO_DECIDE)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bookings').select('bookings.id').whereRef('bookings.id', '=', 'number_checks.booking_id'),
      ),
    )
    .orderBy(sql`coalesce(tried_at, asked_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
);
const FORGET = statement((db, { bookingId }: Given<{ bookingId: number }>) =>
  db.deleteFrom('number_checks').where('booking_id', '=', bookingId),
);
const EXPIRE = statement((db, { before }: Given<{ before: Date }>) =>
  db
    .deleteFrom('number_checks')
    .where('asked_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.booking_id', '=', 'number_checks.booking_id'),
        ),
      ),
    ),
);

export const postgresNumberChecks = ({ run }: Session): NumberChecks => ({
  add: async (check) => writtenRow(await run(ADD(check)), 'The check of a tax number'),
  byId: async (id) => (await run(BY_ID({ id })))[0] ?? null,
  lock: async (id) => (await run(LOCK({ id })))[0] ?? null,
  save: async (check) => {
    await run(SAVE(check));
  },
  ofBookings: (bookingIds) => run(OF_BOOKINGS({ bookingIds })),
  undecided: (limit) => run(UNDECIDED({ limit })),
  forget: async (bookingId) => {
    await run(FORGET({ bookingId }));
  },
  expire: async (before) => {
    await run(EXPIRE({ before }));
  },
});
