import type { PasswordResets } from '@wondercast/core/account/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';

const ADD = constant('insert into password_resets (token_hash, account_id, expires_at) values ($1, $2, $3)');
const ACCOUNT_OF = constant(
  'select account_id "accountId" from password_resets where token_hash = $1 and expires_at > $2',
);
/** Of several who delete one row, Postgres gives it to one. */
const TAKE = constant(
  'delete from password_resets where token_hash = $1 and expires_at > $2 returning account_id "accountId"',
);
const REVOKE_OF = constant('delete from password_resets where account_id = $1');
const EXPIRE = constant('delete from password_resets where expires_at <= $1');

export const postgresPasswordResets = ({ sql }: Session): PasswordResets => {
  const accountIn = async (text: string, tokenHash: string, now: Date): Promise<number | null> =>
    (await sql<{ accountId: number }>(text, [tokenHash, now]))[0]?.accountId ?? null;
  return {
    add: async ({ tokenHash, accountId, expiresAt }) => {
      await sql(ADD, [tokenHash, accountId, expiresAt]);
    },
    accountOf: (tokenHash, now) => accountIn(ACCOUNT_OF, tokenHash, now),
    take: (tokenHash, now) => accountIn(TAKE, tokenHash, now),
    revokeOf: async (accountId) => {
      await sql(REVOKE_OF, [accountId]);
    },
    expire: async (now) => {
      await sql(EXPIRE, [now]);
    },
  };
};
