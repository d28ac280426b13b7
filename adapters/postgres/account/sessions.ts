import { sql } from 'kysely';
import type { Sessions } from '../../http/pipeline/session.ts';
import type { RowOf } from '../driver/columns.ts';
import type { Query, Run } from '../driver/query.ts';
import { translated } from '../driver/refusals.ts';
import { deleteBy, insertion } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import { SessionRow } from './tables.ts';

/** The account is read with the session: a changed role counts at once, and it costs no second round trip. */
const GET = statement((db, { sid }: Given<{ sid: string }>) =>
  db
    .selectFrom('sessions as s')
    .leftJoin('users as u', 'u.id', 's.account_id')
    .select(['s.sess', 'u.id', 'u.username', 'u.role', 'u.password_version as passwordVersion'])
    .where('s.sid', '=', sid)
    .where('s.expire', '>', sql<Date>`now()`),
);
const SET = statement<unknown, RowOf<typeof SessionRow>>(
  () => sql`${insertion(SessionRow)} on conflict (sid) do update
    set sess = excluded.sess, expire = excluded.expire, account_id = excluded.account_id`,
);
const DESTROY = deleteBy(SessionRow, 'sid');
const DESTROY_OF_ACCOUNT = deleteBy(SessionRow, 'accountId');
const EXPIRE = statement((db, { now }: Given<{ now: Date }>) =>
  db.deleteFrom('sessions').where('expire', '<', now),
);

export const postgresSessions = (ask: Run): Sessions => {
  const run = async <Row>(query: Query<Row>): Promise<readonly Row[]> => {
    try {
      return await ask(query);
    } catch (error) {
      throw translated(error);
    }
  };
  return {
    get: async (key) => {
      const [row] = await run(GET({ sid: key }));
      if (!row) return null;
      const { sess: data, id, username, role, passwordVersion } = row;
      const isKnown = id !== null && username !== null && role !== null && passwordVersion !== null;
      return { data, account: isKnown ? { id, username, role, passwordVersion } : null };
    },
    set: async (key, data, expire) => {
      await run(SET({ sid: key, sess: data, expire, accountId: data.accountId ?? null }));
    },
    destroy: async (key) => {
      await run(DESTROY({ sid: key }));
    },
    destroyOfAccount: async (accountId) => {
      await run(DESTROY_OF_ACCOUNT({ accountId }));
    },
    expire: async (now) => {
      await run(EXPIRE({ now }));
    },
  };
};
