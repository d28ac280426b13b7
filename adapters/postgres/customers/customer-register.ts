import { identityOf } from '@wondercast/core/desk/customers/customer-record';
import type { CustomerRegister } from '@wondercast/core/desk/customers/ports';
import type { MinorUnits } from '@wondercast/core/kernel/money';
import { type RawBuilder, sql } from 'kysely';
import { allBookings, bookingOf, selectBookings } from '../booking/booking-rows.ts';
import { anyOf, type Builder, type Given, type Parameter, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { readPage } from '../office/searched-page.ts';
import { listed, searched } from './customer-page.ts';
import { allCustomers, selectCustomers } from './customer-query.ts';
import { IDENTITY_OF_BOOKING } from './customer-sums.ts';
import { countCustomers, lockCustomers, refreshCustomers, renameCustomer } from './refresh-customers.ts';

type One = Given<{ id: number }>;

/** The id of the customer into which this one was merged, or its own. */
const rootOf = (id: Parameter<number>): RawBuilder<number> =>
  sql<number>`(select coalesce(r.merged_into_id, r.id) from customers r where r.id = ${id})`;

/** Customers `m`: the one with this id and all merged into it. */
const membersOf = (db: Builder, id: Parameter<number>) =>
  db
    .selectFrom('customers as m')
    .where(({ eb, or }) => or([eb('m.id', '=', rootOf(id)), eb('m.merged_into_id', '=', rootOf(id))]));

const BY_ID = statement((db, { id }: One) =>
  selectCustomers(allCustomers(db).where('c.id', '=', rootOf(id))),
);

const PAGE = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  selectCustomers(allCustomers(db).where('c.id', '=', anyOf(ids))).orderBy(sql`array_position(${ids}, c.id)`),
);

const MEMBERS = statement((db, { id }: One) =>
  membersOf(db, id)
    .innerJoinLateral(
      (each) =>
        each
          .selectFrom('bookings as b')
          .select([
            sql<number>`count(*)::int`.as('bookings'),
            sql<MinorUnits>`sum(b.total)::bigint`.as('spend'),
            sql<Date>`max(b.created_at)`.as('lastBookedAt'),
            sql<number>`(array_agg(b.id order by b.created_at desc, b.id desc))[1]`.as('newest'),
          ])
          .where(sql.raw(IDENTITY_OF_BOOKING), '=', sql.ref('m.identity'))
          .as('s'),
      (join) => join.onTrue(),
    )
    .innerJoin('bookings as n', 'n.id', 's.newest')
    .select([
      'm.id',
      'n.first_name as firstName',
      'n.last_name as lastName',
      'n.email',
      'n.company_name as companyName',
      's.bookings',
      's.spend',
      's.lastBookedAt',
    ])
    .orderBy(sql`m.merged_into_id is not null`)
    .orderBy('m.id'),
);

const BOOKINGS = statement((db, { id, limit }: Given<{ id: number; limit: number }>) =>
  selectBookings(allBookings(db))
    .where(sql.raw(IDENTITY_OF_BOOKING), '=', sql`any(array(${membersOf(db, id).select('m.identity')}))`)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(limit),
);

const MERGE = statement(
  (_, { id, into }: Given<{ id: number; into: number }>) =>
    // A merged row's derived columns are no longer shown, and copies of personal data must not outlive the bookings, so they are cleared.
    sql`update customers set merged_into_id = ${into}, version = version + 1, bookings = 0, spend = 0, credit = 0,
      first_booked_at = null, last_booked_at = null, newest_booking_id = null, search_text = ''
    where id = ${id} or merged_into_id = ${id}`,
);
const SEPARATE = statement((db, { id }: One) =>
  db
    .updateTable('customers')
    .set(({ eb }) => ({ merged_into_id: null, version: eb('version', '+', sql.lit(1)) }))
    .where('id', '=', id),
);
const RAISE_VERSION = statement((db, { id }: One) =>
  db
    .updateTable('customers')
    .set(({ eb }) => ({ version: eb('version', '+', sql.lit(1)) }))
    .where('id', '=', id),
);

export const postgresCustomers = (session: Session): CustomerRegister => {
  const { run } = session;
  return {
    page: async (question, { limit, after, countTo = null }) => {
      const find = question.words.length > 0 ? searched : listed;
      const page = find(run, question, { limit: limit + 1, after, countTo });
      const { rows, total, more } = await readPage(page, limit, (ids) => run(PAGE({ ids })));
      return { customers: rows, total, more };
    },
    byId: async (id) => (await run(BY_ID({ id })))[0] ?? null,
    membersOf: (id) => run(MEMBERS({ id })),
    bookingsOf: async (id, limit) => (await run(BOOKINGS({ id, limit }))).map(bookingOf),
    refresh: () => refreshCustomers(session),
    lock: () => lockCustomers(session),
    follow: (before, after) =>
      renameCustomer(session, { before: identityOf(before), after: identityOf(after) }),
    merge: async (id, into) => {
      await run(MERGE({ id, into }));
      await run(RAISE_VERSION({ id: into }));
      await countCustomers(session, [into]);
    },
    separate: async (id, memberId) => {
      await run(SEPARATE({ id: memberId }));
      await run(RAISE_VERSION({ id }));
      await countCustomers(session, [id, memberId]);
    },
  };
};
