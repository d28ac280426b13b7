import type { SessionAccount, SessionData, Sessions } from '../../http/pipeline/session.ts';
import type { Sql } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { translated } from '../driver/refusals.ts';

/** The account is read with the session: a changed role counts at once, and it costs no second round trip. */
const GET =
  constant(`select s.sess "data", u.id, u.username, u.role, u.password_version "passwordVersion" from sessions s left join users u on u.id = s.account_id
  where s.sid = $1 and s.expire > now()`);
const SET = constant(`insert into sessions (sid, sess, expire, account_id) values ($1, $2::jsonb, $3, $4)
  on conflict (sid) do update set sess = excluded.sess, expire = excluded.expire, account_id = excluded.account_id`);
const DESTROY = constant('delete from sessions where sid = $1');
const DESTROY_OF_ACCOUNT = constant('delete from sessions where account_id = $1');
const EXPIRE = constant('delete from sessions where expire < $1');

interface Row {
  data: SessionData & Record<string, unknown>;
  id: number | null;
  username: string;
  role: SessionAccount['role'];
  passwordVersion: number;
}

export const postgresSessions = (raw: Sql): Sessions => {
  const sql: Sql = async (text, parameters) => {
    try {
      return await raw(text, parameters);
    } catch (error) {
      throw translated(error);
    }
  };
  return {
    get: async (key) => {
      const [row] = await sql<Row>(GET, [key]);
      if (!row) return null;
      const { data, id, ...account } = row;
      return { data, account: id === null ? null : { id, ...account } };
    },
    set: async (key, data, expire) => {
      await sql(SET, [key, JSON.stringify(data), expire, data.accountId ?? null]);
    },
    destroy: async (key) => {
      await sql(DESTROY, [key]);
    },
    destroyOfAccount: async (accountId) => {
      await sql(DESTROY_OF_ACCOUNT, [accountId]);
    },
    expire: async (now) => {
      await sql(EXPIRE, [now]);
    },
  };
};
