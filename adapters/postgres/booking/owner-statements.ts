import type { BookingSize } from '@wondercast/core/bookings/booking/own-page';
import { lowered } from '@wondercast/core/desk/customers/customer-record';
import { sql } from 'kysely';
import { IDENTITY_OF_BOOKING } from '../customers/customer-sums.ts';
import { anyOf, type Given, statement } from '../driver/statement.ts';

/**
 * Bookings without an account, sent to an address and opened by a mailed link. The identity begins with the address and a line
 * break, so an index can find it.
 */
const unowned = (email: Given<{ email: string }>['email']) =>
  sql<boolean>`b.account_id is null
    and ${sql.raw(IDENTITY_OF_BOOKING)} >= ${email}::text || chr(10) and ${sql.raw(IDENTITY_OF_BOOKING)} < ${email}::text || chr(11)
    and exists (select from booking_tokens t where t.booking_id = b.id and t.revoked_at is null)`;

const UNOWNED = statement(
  (_, { email, limit }: Given<{ email: string; limit: number }>) =>
    sql<BookingSize>`select b.id, b.created_at as "createdAt",
        (select coalesce(sum(l.quantity), 0)::int from booking_lines l where l.booking_id = b.id) as units
      from bookings b
      where ${unowned(email)}
      order by b.created_at desc, b.id desc
      limit ${limit}::int`,
);

const CLAIMED = statement(
  (_, { ids, accountId, email }: Given<{ ids: readonly number[]; accountId: number; email: string }>) =>
    sql<{ id: number }>`update bookings b set account_id = ${accountId}::int
      where b.id = ${anyOf(ids)} and ${unowned(email)} returning b.id`,
);

export const UNOWNED_OF = ({ email, limit }: { readonly email: string; readonly limit: number }) =>
  UNOWNED({ email: lowered(email), limit });

export const CLAIM = ({
  email,
  ...given
}: {
  readonly ids: readonly number[];
  readonly accountId: number;
  readonly email: string;
}) => CLAIMED({ ...given, email: lowered(email) });

export const SET_ACCOUNT = statement((db, given: Given<{ id: number; accountId: number | null }>) =>
  db
    .updateTable('bookings')
    .set(({ eb }) => ({ account_id: given.accountId, version: eb('version', '+', 1) }))
    .where('id', '=', given.id),
);
