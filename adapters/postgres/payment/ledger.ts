import { laterStatus } from '@wondercast/core/money/payment/entry-status';
import type { LedgerEntry, NewLedgerEntry } from '@wondercast/core/money/payment/ledger';
import type { Ledger } from '@wondercast/core/money/payment/ports';
import { sql } from 'kysely';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import { isOneOf } from '../driver/one-of.ts';
import { type Query, writtenRow } from '../driver/query.ts';
import { insertAndRead, insertion, rowsBy } from '../driver/row-statements.ts';
import { anyOf, type Builder, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { UNDECIDED } from '../state-sets.ts';
import { PaymentLedgerRow } from './tables.ts';

type Row = RowOf<typeof PaymentLedgerRow>;

const entries = (db: Builder) => db.selectFrom('payment_ledger').select(fieldsOf(PaymentLedgerRow));

const ADD = insertAndRead(PaymentLedgerRow, 'id');
const ADD_UNLESS_KNOWN = statement<{ id: number }, Omit<Row, 'id'>>(
  () => sql<{ id: number }>`${insertion(PaymentLedgerRow, 'id')} on conflict do nothing returning id`,
);
const KNOWN = statement((db, { key, kind, providerId }: Given<Pick<Row, 'key' | 'kind' | 'providerId'>>) =>
  entries(db)
    .where(({ and, eb, or }) =>
      or([eb('key', '=', key), and([eb('kind', '=', kind), eb('provider_id', '=', providerId)])]),
    )
    .forUpdate(),
);
const MOVE = statement((db, { id, status, providerId }: Given<Pick<Row, 'id' | 'status' | 'providerId'>>) =>
  db
    .updateTable('payment_ledger')
    .set(({ fn, ref }) => ({ status, provider_id: fn.coalesce(ref('provider_id'), providerId) }))
    .where('id', '=', id),
);
const BY_KEY = rowsBy(PaymentLedgerRow, 'key');
const OF_BOOKINGS = statement((db, { bookingIds }: Given<{ bookingIds: readonly number[] }>) =>
  entries(db).where('booking_id', '=', anyOf(bookingIds)).orderBy('at').orderBy('id'),
);
const OF_INTENT = statement((db, { intentId }: Given<{ intentId: string }>) =>
  entries(db).where('intent_id', '=', intentId).orderBy('at').orderBy('id'),
);
const ATTACH = statement((db, { intentId, bookingId }: Given<{ intentId: string; bookingId: number }>) =>
  db
    .updateTable('payment_ledger')
    .set({ booking_id: bookingId })
    .where('intent_id', '=', intentId)
    .returning(['kind', 'status']),
);
const RENAME = statement((db, { accountId, name }: Given<{ accountId: number; name: string }>) =>
  db.updateTable('payment_ledger').set({ actor: name }).where('account_id', '=', accountId),
);
const ANONYMISE = statement((db, { bookingId, payee }: Given<{ bookingId: number; payee: string | null }>) =>
  db
    .updateTable('payment_ledger')
    .set({
      note: sql`case when kind = 'refund' and ${isOneOf('status', UNDECIDED)} and intent_id is null then ${payee}::text end`,
      account_id: null,
      actor: null,
      card: null,
    })
    .where('booking_id', '=', bookingId),
);
const FORGET_COUNTRIES = statement((db, { bookingId }: Given<{ bookingId: number }>) =>
  db.updateTable('payment_ledger').set({ card_country: null }).where('booking_id', '=', bookingId),
);
const EXPIRE_COUNTRIES = statement((db, { before }: Given<{ before: Date }>) =>
  db
    .updateTable('payment_ledger')
    .set({ card_country: null })
    .where('at', '<', before)
    .where('card_country', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.booking_id', '=', 'payment_ledger.booking_id'),
        ),
      ),
    ),
);
const BY_ID = rowsBy(PaymentLedgerRow, 'id');
const TO_PAY_OUT = statement((db) =>
  entries(db)
    .where('kind', '=', 'refund')
    .where('status', 'in', UNDECIDED)
    .where('intent_id', 'is', null)
    .orderBy('at')
    .orderBy('id'),
);
const SETTLE = statement((db, { id }: Given<{ id: number }>) =>
  db
    .updateTable('payment_ledger')
    .set({ status: sql.lit('succeeded' as const) })
    .where('id', '=', id),
);
const UNANSWERED = statement((db, { before }: Given<{ before: Date }>) =>
  entries(db)
    .where('kind', '=', 'refund')
    .where('status', 'in', UNDECIDED)
    .where('key', 'is not', null)
    .where('at', '<', before)
    .orderBy('at')
    .orderBy('id'),
);

const entryOf = ({ accountId, actor, ...row }: Row): LedgerEntry => ({
  ...row,
  actor: actor === null ? null : { accountId, name: actor },
});

const rowOf = ({ actor, ...entry }: NewLedgerEntry) => ({
  ...entry,
  accountId: actor?.accountId ?? null,
  actor: actor?.name ?? null,
  card: entry.card ?? null,
  cardCountry: entry.cardCountry ?? null,
});

export const postgresLedger = ({ run }: Session): Ledger => {
  const many = async (query: Query<Row>) => (await run(query)).map(entryOf);
  const report: Ledger['report'] = async (entry) => {
    const [known] = await run(KNOWN(entry));
    if (known) {
      const status = laterStatus(known.status, entry.status);
      await run(MOVE({ id: known.id, status, providerId: entry.providerId }));
      return;
    }
    // A concurrent request may have inserted it between the two statements.
    if ((await run(ADD_UNLESS_KNOWN(rowOf(entry)))).length === 0) await report(entry);
  };
  return {
    add: async (entry) => entryOf(writtenRow(await run(ADD(rowOf(entry))), 'The entry')),
    report,
    byKey: async (key) => (await many(BY_KEY({ key })))[0] ?? null,
    byId: async (id) => (await many(BY_ID({ id })))[0] ?? null,
    toPayOut: () => many(TO_PAY_OUT()),
    settle: async (id) => {
      await run(SETTLE({ id }));
    },
    ofBooking: (bookingId) => many(OF_BOOKINGS({ bookingIds: [bookingId] })),
    ofBookings: (bookingIds) => many(OF_BOOKINGS({ bookingIds })),
    ofIntent: (intentId) => many(OF_INTENT({ intentId })),
    attach: (intentId, bookingId) => run(ATTACH({ intentId, bookingId })),
    unanswered: (before) => many(UNANSWERED({ before })),
    anonymise: async (bookingId, payee) => {
      await run(ANONYMISE({ bookingId, payee }));
    },
    forgetCardCountries: async (bookingId) => {
      await run(FORGET_COUNTRIES({ bookingId }));
    },
    expireCardCountries: async (before) => {
      await run(EXPIRE_COUNTRIES({ before }));
    },
    rename: async (accountId, name) => {
      await run(RENAME({ accountId, name }));
    },
  };
};
