import type { AttentionList } from '@wondercast/core/money/payment/ports';
import { sql } from 'kysely';
import type { RowOf } from '../driver/columns.ts';
import { fieldsOf } from '../driver/columns.ts';
import { deleteBy, rowsBy } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { PaymentAttentionRow } from './tables.ts';

/** The row is new unless the conflict clause has marked it as changed. */
const ADD = statement((db, given: Given<RowOf<typeof PaymentAttentionRow>>) =>
  db
    .insertInto('payment_attention')
    .values({ intent_id: given.intentId, amount: given.amount, reason: given.reason, since: given.since })
    .onConflict((conflict) =>
      conflict
        .column('intent_id')
        .doUpdateSet(({ ref }) => ({ amount: ref('excluded.amount'), reason: ref('excluded.reason') })),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew')),
);
const REMOVE = deleteBy(PaymentAttentionRow, 'intentId');
const BY_ID = rowsBy(PaymentAttentionRow, 'intentId');
const ALL = statement((db) =>
  db.selectFrom('payment_attention').select(fieldsOf(PaymentAttentionRow)).orderBy('since', 'desc'),
);

export const postgresAttention = ({ run }: Session): AttentionList => ({
  add: async (attention) => (await run(ADD(attention)))[0]?.isNew ?? false,
  remove: async (intentId) => {
    await run(REMOVE({ intentId }));
  },
  byId: async (intentId) => (await run(BY_ID({ intentId })))[0] ?? null,
  all: () => run(ALL()),
});
