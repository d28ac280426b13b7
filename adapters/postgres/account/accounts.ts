import { type Account, PROFILE_DEFAULTS, type Profile } from '@wondercast/core/people/account/account';
import { type StaffRole, staffRoleOf } from '@wondercast/core/people/account/permissions';
import type { Accounts } from '@wondercast/core/people/account/ports';
import { sql } from 'kysely';
import { fieldsOf, type RowOf, valuesOf } from '../driver/columns.ts';
import { type Query, writtenRow } from '../driver/query.ts';
import { deleteBy, insertAndRead, lockRowsBy, rowsBy } from '../driver/row-statements.ts';
import { anyOf, type Builder, type Given, query, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { UserRow } from './tables.ts';

type Row = RowOf<typeof UserRow>;

const users = (db: Builder) => db.selectFrom('users').select(fieldsOf(UserRow));

const ADD = insertAndRead(
  UserRow,
  'id',
  'createdAt',
  'updatedAt',
  'version',
  'passwordVersion',
  'disabledAt',
);
const BY_ID = rowsBy(UserRow, 'id');
const BY_NAME = statement((db, { username }: Given<{ username: string }>) =>
  users(db).where(sql`lower(username)`, '=', sql`lower(${username})`),
);
const BY_EMAIL = statement((db, { email }: Given<{ email: string }>) =>
  users(db).where(sql`lower(email)`, '=', sql`lower(${email})`),
);
const BY_IDS = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  users(db).where('id', '=', anyOf(ids)),
);
const LOCK = lockRowsBy(UserRow, 'id');
/** A shared row lock: several transactions may hold it at once, and whoever wants to change the row waits. */
const HOLD = statement((db, { id }: Given<{ id: number }>) => users(db).where('id', '=', id).forShare());
const STAFF = statement((db) => users(db).where('role', '=', 'admin').orderBy('id'));
// Always locks in the same order, to avoid deadlocks. Accounts deleted while it waits are not in the result.
const LOCK_STAFF = statement((db) => users(db).where('role', '=', 'admin').orderBy('id').forUpdate());
const MAKE_STAFF = statement((db, given: Given<{ id: number; staffRole: StaffRole; at: Date }>) =>
  db
    .updateTable('users')
    .set(({ eb, val }) => ({
      role: val('admin' as const),
      staff_role: given.staffRole,
      updated_at: given.at,
      version: eb('version', '+', 1),
      password_version: eb('password_version', '+', 1),
    }))
    .where('id', '=', given.id)
    .returning(fieldsOf(UserRow)),
);
const SET_ACCESS = statement(
  (db, given: Given<{ id: number; staffRole: StaffRole; disabledAt: Date | null; at: Date }>) =>
    db
      .updateTable('users')
      .set(({ eb }) => ({
        staff_role: given.staffRole,
        disabled_at: given.disabledAt,
        updated_at: given.at,
        version: eb('version', '+', 1),
        password_version: eb('password_version', '+', 1),
      }))
      .where('id', '=', given.id)
      .where('role', '=', 'admin')
      .returning(fieldsOf(UserRow)),
);
const SET_PARTNER = statement((db, given: Given<{ id: number; partnerId: number | null; at: Date }>) =>
  db
    .updateTable('users')
    .set(({ eb }) => ({
      partner_id: given.partnerId,
      updated_at: given.at,
      version: eb('version', '+', 1),
      password_version: eb('password_version', '+', 1),
    }))
    .where('id', '=', given.id)
    .where('role', '=', 'user')
    .returning(fieldsOf(UserRow)),
);
const OF_PARTNER = statement((db, { partnerId }: Given<{ partnerId: number }>) =>
  users(db).where('partner_id', '=', partnerId).orderBy('id'),
);
const SET_PASSWORD = statement(
  (db, given: Given<{ id: number; passwordHash: string; at: Date; from: string | null }>) =>
    db
      .updateTable('users')
      .set(({ eb }) => ({
        password_hash: given.passwordHash,
        password_version: eb('password_version', '+', 1),
        updated_at: given.at,
      }))
      .where('id', '=', given.id)
      .where(({ eb, or }) =>
        or([sql<boolean>`${given.from}::text is null`, eb('password_hash', '=', given.from)]),
      )
      .returning(fieldsOf(UserRow)),
);
const CONFIRM_EMAIL = statement((db, { id, at }: Given<{ id: number; at: Date }>) =>
  db.updateTable('users').set({ email_confirmed_at: at }).where('id', '=', id),
);
// Payment methods and reset links are deleted with the account; its bookings and orders remain without an account.
const REMOVE = deleteBy(UserRow, 'id');
const ANY_WITH_ROLE = statement((db, { role }: Given<Pick<Row, 'role'>>) =>
  db.selectFrom('users').select('id').where('role', '=', role).limit(1),
);

const accountOf = ({ passwordHash: _, ...account }: Row): Account => ({
  ...account,
  staffRole: staffRoleOf(account),
});

/** The given fields that belong to a profile. */
const profileOf = (change: Partial<Profile>): Partial<Profile> =>
  Object.fromEntries(
    Object.entries(change).filter(([field, value]) => field in PROFILE_DEFAULTS && value !== undefined),
  );

const changeProfile = (id: number, change: Partial<Profile>, at: Date) =>
  query((db) =>
    db
      .updateTable('users')
      .set(valuesOf(UserRow, profileOf(change)))
      .set(({ eb }) => ({ updated_at: at, version: eb('version', '+', 1) }))
      .$if(change.email !== undefined, (changing) =>
        // The right side sees the row before the update. A change of letter case is not a new address.
        changing.set({
          email_confirmed_at: sql<Date | null>`case when lower(email) is not distinct from lower(${change.email ?? null}::text)
            then email_confirmed_at end`,
        }),
      )
      .where('id', '=', id)
      .returning(fieldsOf(UserRow)),
  );

export const postgresAccounts = ({ run }: Session): Accounts => {
  const one = async (asked: Query<Row>): Promise<Account | null> => {
    const [row] = await run(asked);
    return row ? accountOf(row) : null;
  };
  return {
    byId: (id) => one(BY_ID({ id })),
    byIds: async (ids) => (await run(BY_IDS({ ids }))).map(accountOf),
    byEmail: (email) => one(BY_EMAIL({ email })),
    lock: (id) => one(LOCK({ id })),
    lockShared: (id) => one(HOLD({ id })),
    add: async ({
      username,
      passwordHash,
      role = 'user',
      staffRole,
      partnerId = null,
      emailConfirmedAt = null,
      ...profile
    }) => {
      const row = {
        ...PROFILE_DEFAULTS,
        ...profileOf(profile),
        username,
        passwordHash,
        role,
        staffRole: staffRoleOf({ role, staffRole }),
        emailConfirmedAt,
        partnerId,
      };
      return accountOf(writtenRow(await run(ADD(row)), 'The account'));
    },
    credentialsOf: async (username) => {
      const [row] = await run(BY_NAME({ username }));
      return row ? { account: accountOf(row), passwordHash: row.passwordHash } : null;
    },
    anyWithRole: async (role) => (await run(ANY_WITH_ROLE({ role }))).length > 0,
    staff: async () => (await run(STAFF())).map(accountOf),
    lockStaff: async () => (await run(LOCK_STAFF())).map(accountOf),
    setAccess: async (id, access, at) =>
      accountOf(writtenRow(await run(SET_ACCESS({ id, ...access, at })), `The staff's account ${id}`)),
    makeStaff: async (id, staffRole, at) =>
      accountOf(writtenRow(await run(MAKE_STAFF({ id, staffRole, at })), `Account ${id}`)),
    setPartner: (id, partnerId, at) => one(SET_PARTNER({ id, partnerId, at })),
    ofPartner: async (partnerId) => (await run(OF_PARTNER({ partnerId }))).map(accountOf),
    confirmEmail: async (id, at) => {
      await run(CONFIRM_EMAIL({ id, at }));
    },
    changeProfile: async (id, change, at) =>
      accountOf(writtenRow(await run(changeProfile(id, change, at)), `Account ${id}`)),
    setPassword: (id, passwordHash, at, from) =>
      one(SET_PASSWORD({ id, passwordHash, at, from: from ?? null })),
    remove: async (id) => {
      await run(REMOVE({ id }));
    },
  };
};
