import type { PaymentMethod } from '@wondercast/core/payment/payment-method';
import type { PaymentMethods } from '@wondercast/core/payment/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { instant } from '../rows.ts';

const COLUMNS = `id, account_id "accountId", type, last_four "lastFour", expiry_date "expiryDate", card_brand "cardBrand",
  is_default "isDefault", stripe_payment_method_id "providerId", created_at "createdAt"`;

const ADD =
  constant(`insert into payment_methods (account_id, type, last_four, expiry_date, card_brand, is_default,
  stripe_payment_method_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`);
const OF_ACCOUNT = constant(`select ${COLUMNS} from payment_methods where account_id = $1 order by id desc`);
const REMOVE = constant('delete from payment_methods where id = $1');
// Two statements: the index that allows one default judges each row as it is written.
const CLEAR_DEFAULT = constant(
  'update payment_methods set is_default = false where account_id = $1 and is_default and id <> $2',
);
const SET_DEFAULT = constant(
  'update payment_methods set is_default = true where account_id = $1 and id = $2',
);

type Row = Omit<PaymentMethod, 'createdAt'> & { createdAt: string };

const methodOf = (row: Row): PaymentMethod => ({ ...row, createdAt: instant(row.createdAt) });

export const postgresPaymentMethods = ({ sql }: Session): PaymentMethods => ({
  add: async (given) => {
    const { accountId, type, lastFour, expiryDate, cardBrand, isDefault, providerId, createdAt } = given;
    const [row] = await sql<Row>(ADD, [
      accountId,
      type,
      lastFour,
      expiryDate,
      cardBrand,
      isDefault,
      providerId,
      createdAt,
    ]);
    if (!row) throw new Error('The payment method was not written');
    return methodOf(row);
  },
  ofAccount: async (accountId) => (await sql<Row>(OF_ACCOUNT, [accountId])).map(methodOf),
  remove: async (id) => {
    await sql(REMOVE, [id]);
  },
  setDefault: async (accountId, id) => {
    await sql(CLEAR_DEFAULT, [accountId, id]);
    await sql(SET_DEFAULT, [accountId, id]);
  },
});
