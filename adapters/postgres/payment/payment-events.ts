import type { PaymentEvents } from '@wondercast/core/payment/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';

/** A twin's uncommitted row makes this wait for the twin's end. */
const TAKE = constant(
  'insert into payment_events (id, intent_id, at) values ($1, $2, $3) on conflict do nothing returning 1',
);
const EXPIRE = constant('delete from payment_events where at < $1');

export const postgresPaymentEvents = ({ sql }: Session): PaymentEvents => ({
  take: async ({ id, intentId, at }) => (await sql(TAKE, [id, intentId, at])).length > 0,
  expire: async (before) => {
    await sql(EXPIRE, [before]);
  },
});
