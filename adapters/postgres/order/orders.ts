import type { Order } from '@wondercast/core/desk/order/order';
import type { Orders } from '@wondercast/core/desk/order/ports';
import { sql } from 'kysely';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import { writtenRow } from '../driver/query.ts';
import { deleteBy, insertAndRead, rowsBy } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { OrderRow } from './tables.ts';

const ADD = insertAndRead(OrderRow, 'id', 'status', 'paymentStatus', 'deliveryStatus');
const BY_ID = rowsBy(OrderRow, 'id');
interface PageAsked {
  readonly accountId: number;
  readonly limit: number;
  readonly before: number | null;
}

const PAGE_OF_ACCOUNT = statement((db, { accountId, limit, before }: Given<PageAsked>) =>
  db
    .selectFrom('orders')
    .select(fieldsOf(OrderRow))
    .where('account_id', '=', accountId)
    .where(sql<boolean>`(${before}::int is null or id < ${before}::int)`)
    .orderBy('id', 'desc')
    .limit(sql<number>`${limit}::int`),
);
const EXPIRE_OF_GUESTS = statement((db, { before }: Given<{ before: Date }>) =>
  db.deleteFrom('orders').where('account_id', 'is', null).where('created_at', '<', before),
);
const REMOVE_OF_ACCOUNT = deleteBy(OrderRow, 'accountId');

const orderOf = ({
  experienceId: _,
  companyName,
  firstName,
  lastName,
  email,
  phoneNumber,
  ...row
}: RowOf<typeof OrderRow>): Order => {
  const said = Object.entries({ companyName, firstName, lastName, email, phoneNumber });
  return { ...row, customer: Object.fromEntries(said.filter(([, value]) => value !== null)) };
};

const NOT_GIVEN = { companyName: null, firstName: null, lastName: null, email: null, phoneNumber: null };

export const postgresOrders = ({ run }: Session): Orders => ({
  add: async ({ customer, ...order }) => {
    const experienceId = order.items[0]?.experienceId ?? null;
    const added = await run(ADD({ ...order, experienceId, ...NOT_GIVEN, ...customer }));
    return orderOf(writtenRow(added, 'The order'));
  },
  byId: async (id) => {
    const [row] = await run(BY_ID({ id }));
    return row ? orderOf(row) : null;
  },
  pageOfAccount: async (accountId, page) => (await run(PAGE_OF_ACCOUNT({ accountId, ...page }))).map(orderOf),
  expireOfGuests: async (before) => {
    await run(EXPIRE_OF_GUESTS({ before }));
  },
  removeOfAccount: async (accountId) => {
    await run(REMOVE_OF_ACCOUNT({ accountId }));
  },
});
