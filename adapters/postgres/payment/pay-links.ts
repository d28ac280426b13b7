import type { PayLinks } from '@wondercast/core/payment/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';

const ADD = 'insert into pay_links (token_hash, booking_id, created_at) values ($1, $2, $3)';
const BOOKING_OF = constant('select booking_id "bookingId" from pay_links where token_hash = $1');
const REVOKE = constant('delete from pay_links where booking_id = $1');

export const postgresPayLinks = ({ sql, write }: Session): PayLinks => ({
  add: (bookingId, tokenHash, at) => write({ text: ADD, parameters: [tokenHash, bookingId, at] }),
  bookingOf: async (tokenHash) => {
    const [row] = await sql<{ bookingId: number }>(BOOKING_OF, [tokenHash]);
    return row?.bookingId ?? null;
  },
  revoke: async (bookingId) => {
    await sql(REVOKE, [bookingId]);
  },
});
