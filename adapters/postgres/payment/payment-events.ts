import type { PaymentEvents } from '@wondercast/core/money/payment/ports';
import { sql } from 'kysely';
import type { RowOf } from '../driver/columns.ts';
import { insertion } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { PaymentEventRow } from './tables.ts';

/** Waits for a concurrent transaction with the same event. */
const TAKE = statement<{ id: string }, RowOf<typeof PaymentEventRow>>(
  () => sql<{ id: string }>`${insertion(PaymentEventRow)} on conflict do nothing returning id`,
);
const EXPIRE = statement((db, { before }: Given<{ before: Date }>) =>
  db.deleteFrom('payment_events').where('at', '<', before),
);

export const postgresPaymentEvents = ({ run }: Session): PaymentEvents => ({
  take: async (event) => (await run(TAKE(event))).length > 0,
  expire: async (before) => {
    await run(EXPIRE({ before }));
  },
});
