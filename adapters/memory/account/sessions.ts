import type { Accounts } from '@wondercast/core/account/ports';
import type { SessionData, Sessions } from '../../http/pipeline/session.ts';

interface Kept {
  readonly data: SessionData & Record<string, unknown>;
  readonly expire: Date;
}

/** Sessions of this process. */
export const memorySessions = (accounts: Pick<Accounts, 'byId'>, now: () => Date): Sessions => {
  const kept = new Map<string, Kept>();
  const forget = (unwanted: (session: Kept) => boolean): void => {
    for (const [key, session] of kept) if (unwanted(session)) kept.delete(key);
  };
  return {
    get: async (key) => {
      const session = kept.get(key);
      if (!session || session.expire <= now()) return null;
      const { accountId } = session.data;
      const account = accountId === undefined ? null : await accounts.byId(accountId);
      return {
        data: session.data,
        account: account && {
          id: account.id,
          username: account.username,
          role: account.role,
          passwordVersion: account.passwordVersion,
        },
      };
    },
    set: async (key, data, expire) => {
      kept.set(key, { data, expire });
    },
    destroy: async (key) => {
      kept.delete(key);
    },
    destroyOfAccount: async (accountId) => forget(({ data }) => data.accountId === accountId),
    expire: async (at) => forget(({ expire }) => expire < at),
  };
};
