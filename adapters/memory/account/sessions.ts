import type { Store } from '@wondercast/core/shop';
import type { SessionData, Sessions } from '../../http/pipeline/session.ts';

interface Kept {
  readonly data: SessionData & Record<string, unknown>;
  readonly expire: Date;
}

/** Sessions in this process's memory. */
export const memorySessions = (
  { accounts, secondFactors }: Pick<Store, 'accounts' | 'secondFactors'>,
  now: () => Date,
): Sessions => {
  const kept = new Map<string, Kept>();
  return {
    get: async (key) => {
      const session = kept.get(key);
      if (!session || session.expire <= now()) return null;
      const { accountId } = session.data;
      const account = accountId === undefined ? null : await accounts.byId(accountId);
      if (!account || account.disabledAt) return { data: session.data, account: null };
      const { id, username, role, staffRole, partnerId, passwordVersion } = account;
      const mustHave = role === 'admin' && (await secondFactors.isRequired());
      const secondFactorMissing = mustHave && !(await secondFactors.kindsOf([id])).has(id);
      return {
        data: session.data,
        account: { id, username, role, staffRole, partnerId, passwordVersion, secondFactorMissing },
      };
    },
    set: async (key, data, expire) => {
      kept.set(key, { data, expire });
    },
    update: async (key, data, expire) => {
      const isThere = kept.has(key);
      if (isThere) kept.set(key, { data, expire });
      return isThere;
    },
    destroy: async (key) => {
      kept.delete(key);
    },
    destroyOfAccount: async (accountId, except = null) => {
      for (const [key, { data }] of kept)
        if (data.accountId === accountId && data.sessionId !== except) kept.delete(key);
    },
    ofAccount: async (accountId) =>
      [...kept].flatMap(([key, { data, expire }]) =>
        data.accountId === accountId && expire > now() ? [{ key, data, expire }] : [],
      ),
    lastSignIns: async (accountIds) => {
      const found = new Map<number, string>();
      for (const { data, expire } of kept.values()) {
        const { accountId, startedAt } = data;
        if (accountId === undefined || startedAt === undefined || expire <= now()) continue;
        const earlier = found.get(accountId) ?? '';
        if (accountIds.includes(accountId) && startedAt > earlier) found.set(accountId, startedAt);
      }
      return found;
    },
    expire: async (at) => {
      for (const [key, { expire }] of kept) if (expire < at) kept.delete(key);
    },
  };
};
