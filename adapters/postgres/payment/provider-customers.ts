import type { ProviderCustomers } from '@wondercast/core/money/payment/ports';
import { sql } from 'kysely';
import type { RowOf } from '../driver/columns.ts';
import { insertion, rowsBy } from '../driver/row-statements.ts';
import { statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { ProviderCustomerRow } from './tables.ts';

const OF_ACCOUNT = rowsBy(ProviderCustomerRow, 'accountId');
const ADD = statement<unknown, RowOf<typeof ProviderCustomerRow>>(
  () => sql`${insertion(ProviderCustomerRow)} on conflict do nothing`,
);

export const postgresProviderCustomers = ({ run }: Session): ProviderCustomers => {
  const of = async (accountId: number) => (await run(OF_ACCOUNT({ accountId })))[0]?.customerId ?? null;
  return {
    of,
    add: async (accountId, customerId) => {
      await run(ADD({ accountId, customerId }));
      return (await of(accountId)) ?? customerId;
    },
  };
};
