import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Passkey, SecondFactors } from '@wondercast/core/people/account/second-factor';
import { PASSKEY_KNOWN } from '@wondercast/core/people/account/words';
import type { MemorySession } from '../memory-session.ts';

export const memorySecondFactors = (memory: MemorySession): SecondFactors => {
  const passkeysOf = async (accountId: number): Promise<readonly Passkey[]> =>
    memory.tables.passkeys
      .all()
      .filter((each) => each.accountId === accountId)
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return {
    authenticatorOf: async (accountId) => memory.tables.authenticators.get(accountId) ?? null,
    startAuthenticator: async (accountId, secret) => {
      if (memory.tables.authenticators.get(accountId)?.confirmedAt) return false;
      memory.tables.authenticators.set(accountId, { accountId, secret, confirmedAt: null, lastStep: 0 });
      return true;
    },
    confirmAuthenticator: async (accountId, secret, step, at) => {
      const app = memory.tables.authenticators.get(accountId);
      if (!app || app.confirmedAt || app.secret !== secret) return false;
      memory.tables.authenticators.set(accountId, { ...app, confirmedAt: at, lastStep: step });
      return true;
    },
    useStep: async (accountId, step) => {
      const app = memory.tables.authenticators.get(accountId);
      if (!app?.confirmedAt || app.lastStep >= step) return false;
      memory.tables.authenticators.set(accountId, { ...app, lastStep: step });
      return true;
    },
    setRecoveryCodes: async (accountId, hashes, createdAt) => {
      memory.tables.recoveryCodes.set(accountId, { hashes, createdAt });
    },
    takeRecoveryCode: async (accountId, hash) => {
      const codes = memory.tables.recoveryCodes.get(accountId);
      if (!codes?.hashes.includes(hash)) return false;
      const hashes = codes.hashes.filter((each) => each !== hash);
      memory.tables.recoveryCodes.set(accountId, { ...codes, hashes });
      return true;
    },
    recoveryCodesLeft: async (accountId) => memory.tables.recoveryCodes.get(accountId)?.hashes.length ?? 0,
    removeAuthenticator: async (accountId) => {
      memory.tables.authenticators.delete(accountId);
      memory.tables.recoveryCodes.delete(accountId);
    },
    passkeysOf,
    passkey: async (id) => memory.tables.passkeys.get(id) ?? null,
    addPasskey: async (passkey) => {
      if (memory.tables.passkeys.get(passkey.id)) throw new Refusal('conflict', PASSKEY_KNOWN);
      memory.tables.passkeys.set(passkey.id, { ...passkey, lastUsedAt: null });
    },
    usePasskey: async (id, counter, at) => {
      const passkey = memory.tables.passkeys.get(id);
      if (!passkey || (counter <= passkey.counter && (counter > 0 || passkey.counter > 0))) return false;
      memory.tables.passkeys.set(id, { ...passkey, counter, lastUsedAt: at });
      return true;
    },
    removePasskey: async (accountId, id) => {
      if (memory.tables.passkeys.get(id)?.accountId !== accountId) return false;
      memory.tables.passkeys.delete(id);
      return true;
    },
    removeAddedAfter: async (accountId, since) => {
      const { authenticators, recoveryCodes, passkeys } = memory.tables;
      const isYounger = (at: Date | null | undefined) => !since || !at || at > since;
      if (isYounger(authenticators.get(accountId)?.confirmedAt)) {
        authenticators.delete(accountId);
        recoveryCodes.delete(accountId);
      }
      if (isYounger(recoveryCodes.get(accountId)?.createdAt)) recoveryCodes.delete(accountId);
      for (const passkey of await passkeysOf(accountId))
        if (isYounger(passkey.createdAt)) passkeys.delete(passkey.id);
    },
    kindsOf: async (accountIds) => {
      const withPasskey = new Set(memory.tables.passkeys.all().map(({ accountId }) => accountId));
      const isConfirmed = (id: number) => {
        const account = memory.tables.accounts.get(id);
        return account?.email === null || account?.role === 'admin' || Boolean(account?.emailConfirmedAt);
      };
      const kinds = accountIds.filter(isConfirmed).map((id) => {
        const authenticator = Boolean(memory.tables.authenticators.get(id)?.confirmedAt);
        return [id, { authenticator, passkey: withPasskey.has(id) }] as const;
      });
      return new Map(kinds.filter(([, { authenticator, passkey }]) => authenticator || passkey));
    },
    isRequired: async () => memory.tables.secondFactorRequired.get('required') ?? false,
    require: async (required) => {
      memory.tables.secondFactorRequired.set('required', required);
    },
  };
};
