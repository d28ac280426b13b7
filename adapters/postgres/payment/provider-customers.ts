import type { ProviderCustomers } from '@wondercast/core/payment/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';

const OF = constant('select customer_id "customerId" from provider_customers where account_id = $1');
const ADD = constant(
  'insert into provider_customers (account_id, customer_id) values ($1, $2) on conflict do nothing',
);

export const postgresProviderCustomers = ({ sql }: Session): ProviderCustomers => {
  const of = async (accountId: number) => {
    const [row] = await sql<{ customerId: string }>(OF, [accountId]);
    return row?.customerId ?? null;
  };
  return {
    of,
    add: async (accountId, customerId) => {
      await sql(ADD, [accountId, customerId]);
      return (await of(accountId)) ?? customerId;
    },
  };
};
