import type { Revision } from '@wondercast/core/money/payment/intent';
import type { Intents } from '@wondercast/core/money/payment/ports';
import { sql } from 'kysely';
import type { RowOf } from '../driver/columns.ts';
import type { Query } from '../driver/query.ts';
import { insertion, rowsBy, updateRow } from '../driver/row-statements.ts';
import { anyOf, asJson, type Builder, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { OPEN_ENDED, PAYABLE, TO_FINISH } from '../state-sets.ts';
import { PaymentIntentRow } from './tables.ts';

interface Opener {
  accountId: number | null;
  visitorKey: string | null;
}

const openOf = (db: Builder, { accountId, visitorKey }: Given<Opener>) =>
  db
    .selectFrom('payment_intents')
    .select('id')
    .where('state', 'in', PAYABLE)
    .where('purpose', '=', 'checkout')
    .where(({ eb, or }) => or([eb('visitor_key', '=', visitorKey), eb('account_id', '=', accountId)]));

/** A query in the same statement does not see the inserted row. */
const ADD = statement((db, given: Given<RowOf<typeof PaymentIntentRow>>) =>
  db
    .with('added', () => sql<object>`(${insertion(PaymentIntentRow)})`)
    .selectFrom(openOf(db, given).as('open'))
    .select('open.id')
    .where(sql<boolean>`${given.purpose} = 'checkout'`),
);
const OPEN_OF = statement(openOf);
const BY_ID = rowsBy(PaymentIntentRow, 'id');
const OF_BOOKING = rowsBy(PaymentIntentRow, 'bookingId');
const LOCK = statement((db, { id }: Given<{ id: string }>) =>
  db.selectFrom('payment_intents').select('id').where('id', '=', id).forUpdate(),
);
const SAVE = updateRow(PaymentIntentRow, 'purpose', 'currency', 'accountId', 'visitorKey', 'createdAt');
/** Checks that the intent may still be changed in the same statement that changes it. */
const REVISE = statement(
  (
    db,
    given: Given<{
      id: string;
      revisions: readonly Revision[];
      number: number;
      touchedAt: Date;
      heldUntil: Date | null;
    }>,
  ) =>
    db
      .updateTable('payment_intents')
      .set({
        revisions: sql`revisions || ${asJson(given.revisions)}`,
        touched_at: given.touchedAt,
        held_until: given.heldUntil,
      })
      .where('id', '=', given.id)
      .where('state', 'in', PAYABLE)
      .where(sql`(revisions -> -1 ->> 'number')::int`, '=', sql`${given.number}::int - 1`)
      .returning('id'),
);
const LAPSED = statement((db, given: Given<{ now: Date; untouchedSince: Date }>) =>
  db
    .selectFrom('payment_intents')
    .select('id')
    .where('state', 'in', PAYABLE)
    .where(({ eb, or }) =>
      or([eb('held_until', '<=', given.now), eb('touched_at', '<', given.untouchedSince)]),
    ),
);
const UNFINISHED = statement((db) =>
  db.selectFrom('payment_intents').select('id').where('state', 'in', TO_FINISH),
);
const OPEN_ENDED_AMONG = statement((db, { ids }: Given<{ ids: readonly string[] }>) =>
  db.selectFrom('payment_intents').select('id').where('id', '=', anyOf(ids)).where('state', 'in', OPEN_ENDED),
);
const RECONCILED = statement((db) =>
  db.selectFrom('shop_state').select('payments_reconciled_until as until').where('id', '=', 1),
);
const SET_RECONCILED = statement((db, { at }: Given<{ at: Date }>) =>
  db.updateTable('shop_state').set({ payments_reconciled_until: at }).where('id', '=', 1),
);

export const postgresIntents = ({ run }: Session): Intents => {
  const byId: Intents['byId'] = async (id) => (await run(BY_ID({ id })))[0] ?? null;
  const ids = async (query: Query<{ id: string }>): Promise<readonly string[]> =>
    (await run(query)).map(({ id }) => id);
  return {
    add: (intent) => ids(ADD(intent)),
    byId,
    // Reads the row after locking it, because an earlier read may be outdated.
    lock: async (id) => ((await run(LOCK({ id }))).length > 0 ? byId(id) : null),
    save: async (intent) => {
      await run(SAVE(intent));
    },
    revise: async (id, revision, touchedAt, heldUntil) => {
      const { number } = revision;
      const revised = await run(REVISE({ id, revisions: [revision], number, touchedAt, heldUntil }));
      return revised.length > 0;
    },
    openOf: (opener) => ids(OPEN_OF(opener)),
    ofBooking: (bookingId) => run(OF_BOOKING({ bookingId })),
    lapsed: (now, untouchedSince) => ids(LAPSED({ now, untouchedSince })),
    unfinished: () => ids(UNFINISHED()),
    openEnded: async (among) => (among.length === 0 ? [] : ids(OPEN_ENDED_AMONG({ ids: among }))),
    reconciledUntil: async () => (await run(RECONCILED()))[0]?.until ?? null,
    setReconciledUntil: async (at) => {
      await run(SET_RECONCILED({ at }));
    },
  };
};
