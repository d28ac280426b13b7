import type { Matters } from '@wondercast/core/money/payment/ports';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import { deleteBy, rowsBy } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { PaymentMatterRow } from './tables.ts';

const PUT = statement((db, given: Given<RowOf<typeof PaymentMatterRow>>) =>
  db
    .insertInto('payment_matters')
    .values({
      id: given.id,
      intent_id: given.intentId,
      amount: given.amount,
      reason: given.reason,
      cause: given.cause,
      evidence_due: given.evidenceDue,
      url: given.url,
      since: given.since,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        amount: ref('excluded.amount'),
        reason: ref('excluded.reason'),
        cause: ref('excluded.cause'),
        evidence_due: ref('excluded.evidence_due'),
        url: ref('excluded.url'),
      })),
    ),
);
const REMOVE = deleteBy(PaymentMatterRow, 'id');
const BY_ID = rowsBy(PaymentMatterRow, 'id');
const ALL = statement((db) =>
  db.selectFrom('payment_matters').select(fieldsOf(PaymentMatterRow)).orderBy('since', 'desc'),
);

export const postgresMatters = ({ run }: Session): Matters => ({
  put: async (matter) => {
    await run(PUT(matter));
  },
  remove: async (id) => {
    await run(REMOVE({ id }));
  },
  byId: async (id) => (await run(BY_ID({ id })))[0] ?? null,
  all: () => run(ALL()),
});
