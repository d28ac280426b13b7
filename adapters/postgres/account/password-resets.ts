import type { PasswordResets } from '@wondercast/core/people/account/ports';
import type { Query } from '../driver/query.ts';
import { deleteBy, insertRow } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { PasswordResetRow } from './tables.ts';

type Asked = Given<{ tokenHash: string; now: Date }>;

const ADD = insertRow(PasswordResetRow);
const ACCOUNT_OF = statement((db, { tokenHash, now }: Asked) =>
  db
    .selectFrom('password_resets')
    .select('account_id as accountId')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now),
);
/** When several transactions delete the same row, Postgres returns it to only one. */
const TAKE = statement((db, { tokenHash, now }: Asked) =>
  db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('account_id as accountId'),
);
const REVOKE_OF = deleteBy(PasswordResetRow, 'accountId');
const EXPIRE = statement((db, { now }: Given<{ now: Date }>) =>
  db.deleteFrom('password_resets').where('expires_at', '<=', now),
);

export const postgresPasswordResets = ({ run }: Session): PasswordResets => {
  const accountIn = async (query: Query<{ accountId: number }>): Promise<number | null> =>
    (await run(query))[0]?.accountId ?? null;
  return {
    add: async (reset) => {
      await run(ADD(reset));
    },
    accountOf: (tokenHash, now) => accountIn(ACCOUNT_OF({ tokenHash, now })),
    take: (tokenHash, now) => accountIn(TAKE({ tokenHash, now })),
    revokeOf: async (accountId) => {
      await run(REVOKE_OF({ accountId }));
    },
    expire: async (now) => {
      await run(EXPIRE({ now }));
    },
  };
};
