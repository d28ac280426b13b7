import { type LedgerEntry, laterStatus } from '@wondercast/core/payment/ledger';
import type { Ledger } from '@wondercast/core/payment/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { instant, money } from '../rows.ts';

const COLUMNS = `id, at, kind, status, amount, booking_id "bookingId", intent_id "intentId", provider_id "providerId", key,
  note, account_id "accountId", actor`;

const INSERT = `insert into payment_ledger (at, kind, status, amount, booking_id, intent_id, provider_id, key, note,
  account_id, actor) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
const ADD = constant(`${INSERT} returning ${COLUMNS}`);
const ADD_NEWS = constant(`${INSERT} on conflict do nothing returning 1`);
const KNOWN = constant(
  `select ${COLUMNS} from payment_ledger where key = $1 or (kind = $2 and provider_id = $3) for update`,
);
const MOVE = constant(
  'update payment_ledger set status = $2, provider_id = coalesce(provider_id, $3) where id = $1',
);
const BY_KEY = constant(`select ${COLUMNS} from payment_ledger where key = $1`);
const OF_BOOKING = constant(`select ${COLUMNS} from payment_ledger where booking_id = $1 order by at, id`);
const OF_BOOKINGS = constant(
  `select ${COLUMNS} from payment_ledger where booking_id = any($1::int[]) order by at, id`,
);
const OF_INTENT = constant(`select ${COLUMNS} from payment_ledger where intent_id = $1 order by at, id`);
const ATTACH = constant('update payment_ledger set booking_id = $2 where intent_id = $1');
const RENAME = constant('update payment_ledger set actor = $2 where account_id = $1');
const UNANSWERED = constant(`select ${COLUMNS} from payment_ledger
  where kind = 'refund' and status = 'pending' and key is not null and at < $1 order by at, id`);

type Row = Omit<LedgerEntry, 'at' | 'amount' | 'actor'> & {
  at: string;
  amount: number;
  accountId: number | null;
  actor: string | null;
};

const entryOf = ({ accountId, actor, ...row }: Row): LedgerEntry => ({
  ...row,
  at: instant(row.at),
  amount: money(row.amount),
  actor: actor === null ? null : { accountId, name: actor },
});

const parametersOf = (entry: Omit<LedgerEntry, 'id'>): readonly unknown[] => [
  entry.at,
  entry.kind,
  entry.status,
  entry.amount,
  entry.bookingId,
  entry.intentId,
  entry.providerId,
  entry.key,
  entry.note,
  entry.actor?.accountId ?? null,
  entry.actor?.name ?? null,
];

export const postgresLedger = ({ sql }: Session): Ledger => {
  const many = async (text: string, parameter: unknown) => (await sql<Row>(text, [parameter])).map(entryOf);
  const report: Ledger['report'] = async (entry) => {
    const [known] = await sql<Row>(KNOWN, [entry.key, entry.kind, entry.providerId]);
    if (known) {
      await sql(MOVE, [known.id, laterStatus(known.status, entry.status), entry.providerId]);
      return;
    }
    // A twin may have written it between the two statements.
    if ((await sql(ADD_NEWS, parametersOf(entry))).length === 0) await report(entry);
  };
  return {
    add: async (entry) => {
      const [row] = await sql<Row>(ADD, parametersOf(entry));
      if (!row) throw new Error('The entry was not written');
      return entryOf(row);
    },
    report,
    byKey: async (key) => (await many(BY_KEY, key))[0] ?? null,
    ofBooking: (bookingId) => many(OF_BOOKING, bookingId),
    ofBookings: (bookingIds) => many(OF_BOOKINGS, bookingIds),
    ofIntent: (intentId) => many(OF_INTENT, intentId),
    attach: async (intentId, bookingId) => {
      await sql(ATTACH, [intentId, bookingId]);
    },
    unanswered: (before) => many(UNANSWERED, before),
    rename: async (accountId, name) => {
      await sql(RENAME, [accountId, name]);
    },
  };
};
