import type { LocalDate } from '@wondercast/core/calendar';
import type { Order, OrderItem } from '@wondercast/core/order/order';
import type { Orders } from '@wondercast/core/order/ports';
import type { Session } from './driver/database.ts';
import { constant } from './driver/dialect.ts';
import { instant, money } from './rows.ts';

const COLUMNS = `id, account_id "accountId", items, requested_date "requestedDate", total, status,
  payment_status "paymentStatus", delivery_status "deliveryStatus", company_name "companyName", first_name "firstName",
  last_name "lastName", email, phone_number "phoneNumber", created_at "createdAt"`;

const ADD =
  constant(`insert into orders (account_id, experience_id, items, requested_date, total, company_name, first_name,
  last_name, email, phone_number, created_at) values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8, $9, $10, $11)
  returning ${COLUMNS}`);
const BY_ID = constant(`select ${COLUMNS} from orders where id = $1`);
const OF_ACCOUNT = constant(`select ${COLUMNS} from orders where account_id = $1 order by id desc`);
const EXPIRE_OF_GUESTS = constant('delete from orders where account_id is null and created_at < $1');
const REMOVE_OF_ACCOUNT = constant('delete from orders where account_id = $1');

interface Row {
  id: number;
  accountId: number | null;
  items: OrderItem[];
  requestedDate: LocalDate | null;
  total: number;
  status: string;
  paymentStatus: string;
  deliveryStatus: string;
  companyName: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phoneNumber: string | null;
  createdAt: string;
}

const orderOf = ({ companyName, firstName, lastName, email, phoneNumber, ...row }: Row): Order => {
  const said = Object.entries({ companyName, firstName, lastName, email, phoneNumber });
  return {
    ...row,
    total: money(row.total),
    customer: Object.fromEntries(said.filter(([, value]) => value !== null)),
    createdAt: instant(row.createdAt),
  };
};

export const postgresOrders = ({ sql }: Session): Orders => ({
  add: async ({ accountId, items, requestedDate, total, customer, createdAt }) => {
    const { companyName, firstName, lastName, email, phoneNumber } = customer;
    const first = items[0]?.experienceId ?? null;
    const who = [companyName, firstName, lastName, email, phoneNumber].map((part) => part ?? null);
    const [row] = await sql<Row>(ADD, [
      accountId,
      first,
      JSON.stringify(items),
      requestedDate,
      total,
      ...who,
      createdAt,
    ]);
    if (!row) throw new Error('The order was not written');
    return orderOf(row);
  },
  byId: async (id) => {
    const [row] = await sql<Row>(BY_ID, [id]);
    return row ? orderOf(row) : null;
  },
  ofAccount: async (accountId) => (await sql<Row>(OF_ACCOUNT, [accountId])).map(orderOf),
  expireOfGuests: async (before) => {
    await sql(EXPIRE_OF_GUESTS, [before]);
  },
  removeOfAccount: async (accountId) => {
    await sql(REMOVE_OF_ACCOUNT, [accountId]);
  },
});
