import type { PaymentMethod } from '@wondercast/core/money/payment/payment-method';
import type { PaymentMethods } from '@wondercast/core/money/payment/ports';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import { writtenRow } from '../driver/query.ts';
import { deleteBy, insertAndRead } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { PaymentMethodRow } from './tables.ts';

interface Chosen {
  accountId: number;
  id: number;
}

const ADD = insertAndRead(PaymentMethodRow, 'id');
const OF_ACCOUNT = statement((db, { accountId }: Given<{ accountId: number }>) =>
  db
    .selectFrom('payment_methods')
    .select(fieldsOf(PaymentMethodRow))
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc'),
);
const REMOVE = deleteBy(PaymentMethodRow, 'id');
// Two statements, because the unique index for the default is checked for each row as it is written.
const CLEAR_DEFAULT = statement((db, { accountId, id }: Given<Chosen>) =>
  db
    .updateTable('payment_methods')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .where('id', '<>', id),
);
const SET_DEFAULT = statement((db, { accountId, id }: Given<Chosen>) =>
  db
    .updateTable('payment_methods')
    .set({ is_default: true })
    .where('account_id', '=', accountId)
    .where('id', '=', id),
);

const methodOf = ({ stripePaymentMethodId, ...row }: RowOf<typeof PaymentMethodRow>): PaymentMethod => ({
  ...row,
  providerId: stripePaymentMethodId,
});

export const postgresPaymentMethods = ({ run }: Session): PaymentMethods => ({
  add: async ({ providerId, ...method }) =>
    methodOf(
      writtenRow(await run(ADD({ ...method, stripePaymentMethodId: providerId })), 'The payment method'),
    ),
  ofAccount: async (accountId) => (await run(OF_ACCOUNT({ accountId }))).map(methodOf),
  remove: async (id) => {
    await run(REMOVE({ id }));
  },
  setDefault: async (accountId, id) => {
    await run(CLEAR_DEFAULT({ accountId, id }));
    await run(SET_DEFAULT({ accountId, id }));
  },
});
