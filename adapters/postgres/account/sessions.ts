import { staffRoleOf } from '@wondercast/core/people/account/permissions';
import { sql } from 'kysely';
import type { Sessions } from '../../http/pipeline/session.ts';
import type { RowOf } from '../driver/columns.ts';
import type { Query, Run } from '../driver/query.ts';
import { translated } from '../driver/refusals.ts';
import { deleteBy, insertion } from '../driver/row-statements.ts';
import { anyOf, asJson, type Given, statement } from '../driver/statement.ts';
import { SessionRow } from './tables.ts';

/** Reads the account together with the session, so that a changed role takes effect at once without a second round trip. */
const GET = statement((db, { sid }: Given<{ sid: string }>) =>
  db
    .selectFrom('sessions as s')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 's.account_id').on('u.disabled_at', 'is', null))
    .select([
      's.sess',
      'u.id',
      'u.username',
      'u.role',
      'u.staff_role as staffRole',
      'u.partner_id as partnerId',
      'u.password_version as passwordVersion',
      sql<boolean>`u.role = 'admin' and (select second_factor_required from shop_state where id = 1)
        and not exists (select from authenticators where account_id = u.id and confirmed_at is not null)
        and not exists (select from passkeys where account_id = u.id)`.as('secondFactorMissing'),
    ])
    .where('s.sid', '=', sid)
    .where('s.expire', '>', sql<Date>`now()`),
);
const SET = statement<unknown, RowOf<typeof SessionRow>>(
  () => sql`${insertion(SessionRow)} on conflict (sid) do update
    set sess = excluded.sess, expire = excluded.expire, account_id = excluded.account_id`,
);
const UPDATE = statement((db, { sid, sess, expire, accountId }: Given<RowOf<typeof SessionRow>>) =>
  db
    .updateTable('sessions')
    .set({ sess: asJson(sess), expire, account_id: accountId })
    .where('sid', '=', sid)
    .returning('sid'),
);
const DESTROY = deleteBy(SessionRow, 'sid');
const DESTROY_OF_ACCOUNT = statement(
  (db, { accountId, except }: Given<{ accountId: number; except: string | null }>) =>
    db
      .deleteFrom('sessions')
      .where('account_id', '=', accountId)
      .where(sql<boolean>`(${except}::text is null or sess->>'sessionId' is distinct from ${except}::text)`),
);
const OF_ACCOUNT = statement((db, { accountId }: Given<{ accountId: number }>) =>
  db
    .selectFrom('sessions')
    .select(['sid as key', 'sess as data', 'expire'])
    .where('account_id', '=', accountId)
    .where('expire', '>', sql<Date>`now()`),
);
const LAST_SIGN_INS = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  db
    .selectFrom('sessions')
    .select(['account_id as id', sql<string | null>`max(sess->>'startedAt')`.as('at')])
    .where('account_id', '=', anyOf(ids))
    .where('expire', '>', sql<Date>`now()`)
    .groupBy('account_id'),
);
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
      const {
        sess: data,
        id,
        username,
        role,
        staffRole,
        partnerId,
        passwordVersion,
        secondFactorMissing,
      } = row;
      const isKnown = id !== null && username !== null && role !== null && passwordVersion !== null;
      if (!isKnown) return { data, account: null };
      return {
        data,
        account: {
          id,
          username,
          role,
          staffRole: staffRoleOf({ role, staffRole }),
          partnerId,
          passwordVersion,
          secondFactorMissing: secondFactorMissing === true,
        },
      };
    },
    set: async (key, data, expire) => {
      await run(SET({ sid: key, sess: data, expire, accountId: data.accountId ?? null }));
    },
    update: async (key, data, expire) => {
      const row = { sid: key, sess: data, expire, accountId: data.accountId ?? null };
      return (await run(UPDATE(row))).length > 0;
    },
    destroy: async (key) => {
      await run(DESTROY({ sid: key }));
    },
    destroyOfAccount: async (accountId, except = null) => {
      await run(DESTROY_OF_ACCOUNT({ accountId, except }));
    },
    ofAccount: (accountId) => run(OF_ACCOUNT({ accountId })),
    lastSignIns: async (ids) =>
      new Map(
        (await run(LAST_SIGN_INS({ ids }))).flatMap(({ id, at }) =>
          id === null || at === null ? [] : [[id, at] as const],
        ),
      ),
    expire: async (now) => {
      await run(EXPIRE({ now }));
    },
  };
};
