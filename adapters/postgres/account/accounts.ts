import { type Account, PROFILE_DEFAULTS, type Profile, type Role } from '@wondercast/core/account/account';
import type { Accounts } from '@wondercast/core/account/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { instant } from '../rows.ts';
import { UserRow } from '../schema.ts';

type Row = Omit<Account, 'createdAt' | 'updatedAt'> & {
  createdAt: string;
  updatedAt: string;
  passwordHash: string;
};

const COLUMNS = `id, username, email, full_name "fullName", phone_number "phoneNumber", role, company_name "companyName",
  job_title "jobTitle", department, industry, company_size "companySize", website, linkedin_profile "linkedinProfile",
  address, city, state, zip_code "zipCode", country, preferred_communication "preferredCommunication",
  marketing_opt_in "marketingOptIn", event_notifications "eventNotifications", profile_picture "profilePicture", bio,
  additional_notes "additionalNotes", created_at "createdAt", updated_at "updatedAt", version,
  password_version "passwordVersion"`;

const BY_ID = constant(`select ${COLUMNS} from users where id = $1`);
const BY_NAME = constant(
  `select ${COLUMNS}, password_hash "passwordHash" from users where lower(username) = lower($1)`,
);
const BY_EMAIL = constant(`select ${COLUMNS} from users where lower(email) = lower($1)`);
const BY_IDS = constant(`select ${COLUMNS} from users where id = any($1::int[])`);
const LOCK = constant(`select ${COLUMNS} from users where id = $1 for update`);
// In one order for everybody: whoever waits finds those who went meanwhile gone.
const LOCK_WITH_ROLE = constant('select id from users where role = $1 order by id for update');
const SET_PASSWORD =
  constant(`update users set password_hash = $2, password_version = password_version + 1, updated_at = $3
  where id = $1 and ($4::text is null or password_hash = $4) returning ${COLUMNS}`);
// Payment methods and reset links go with it; bookings and orders lose their account.
const REMOVE = constant('delete from users where id = $1');
const ANY_WITH_ROLE = constant('select 1 from users where role = $1 limit 1');

const accountOf = ({ passwordHash: _, createdAt, updatedAt, ...row }: Row): Account => ({
  ...row,
  createdAt: instant(createdAt),
  updatedAt: instant(updatedAt),
});

const columnOf = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Sets what is given, and nothing that is not of the profile. */
const changing = (change: Partial<Profile>) => {
  const given = Object.entries(change).filter(
    ([field, value]) => field in PROFILE_DEFAULTS && value !== undefined,
  );
  const set = given.map(([field], at) => `${columnOf(field)} = $${at + 3}`);
  return {
    text: `update users set ${[...set, 'updated_at = $2', 'version = version + 1'].join(', ')}
      where id = $1 returning ${COLUMNS}`,
    values: given.map(([, value]) => value),
  };
};

export const postgresAccounts = ({ sql, entities }: Session): Accounts => {
  const one = async (text: string, parameters: readonly unknown[]): Promise<Account | null> => {
    const [row] = await sql<Row>(text, parameters);
    return row ? accountOf(row) : null;
  };
  const byId = (id: number) => one(BY_ID, [id]);
  return {
    byId,
    byIds: async (ids) => (await sql<Row>(BY_IDS, [ids])).map(accountOf),
    byEmail: (email) => one(BY_EMAIL, [email]),
    lock: (id) => one(LOCK, [id]),
    add: async ({ role = 'user', ...given }) => {
      const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const id = await (await entities()).insert(UserRow, {
        ...PROFILE_DEFAULTS,
        ...said,
        ...required(given),
        role,
      });
      const account = await byId(Number(id));
      if (!account) throw new Error(`Account ${id} is gone right after it was written`);
      return account;
    },
    credentialsOf: async (username) => {
      const [row] = await sql<Row>(BY_NAME, [username]);
      return row ? { account: accountOf(row), passwordHash: row.passwordHash } : null;
    },
    anyWithRole: async (role: Role) => (await sql(ANY_WITH_ROLE, [role])).length > 0,
    lockWithRole: async (role) => (await sql<{ id: number }>(LOCK_WITH_ROLE, [role])).map(({ id }) => id),
    changeProfile: async (id, change, at) => {
      const { text, values } = changing(change);
      const account = await one(text, [id, at, ...values]);
      if (!account) throw new Error(`Account ${id} is not there`);
      return account;
    },
    setPassword: (id, passwordHash, at, from) => one(SET_PASSWORD, [id, passwordHash, at, from ?? null]),
    remove: async (id) => {
      await sql(REMOVE, [id]);
    },
  };
};

const required = ({ username, passwordHash }: { username: string; passwordHash: string }) => ({
  username,
  passwordHash,
});
