import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Passkey, SecondFactors } from '@wondercast/core/people/account/second-factor';
import { PASSKEY_KNOWN } from '@wondercast/core/people/account/words';
import type { MemorySession } from '../memory-session.ts';

export const memorySecondFactors = (ground: MemorySession): SecondFactors => {
  const passkeysOf = async (accountId: number): Promise<readonly Passkey[]> =>
    ground.tables.passkeys
      .all()
      .filter((each) => each.accountId === accountId)
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return {
    authenticatorOf: async (accountId) => ground.tables.authenticators.get(accountId) ?? null,
    startAuthenticator: async (accountId, secret) => {
      if (ground.tables.authenticators.get(accountId)?.confirmedAt) return false;
      ground.tables.authenticators.set(accountId, { accountId, secret, confirmedAt: null, lastStep: 0 });
      return true;
    },
    confirmAuthenticator: async (accountId, secret, step, at) => {
      const app = ground.tables.authenticators.get(accountId);
      if (!app || app.confirmedAt || app.secret !== secret) return false;
      ground.tables.authenticators.set(accountId, { ...app, confirmedAt: at, lastStep: step });
      return true;
    },
    useStep: async (accountId, step) => {
      const app = ground.tables.authenticators.get(accountId);
      if (!app?.confirmedAt || app.lastStep >= step) return false;
      ground.tables.authenticators.set(accountId, { ...app, lastStep: step });
      return true;
    },
    setRecoveryCodes: async (accountId, hashes, createdAt) => {
      ground.tables.recoveryCodes.set(accountId, { hashes, createdAt });
    },
    takeRecoveryCode: async (accountId, hash) => {
      const codes = ground.tables.recoveryCodes.get(accountId);
      if (!codes?.hashes.includes(hash)) return false;
      const hashes = codes.hashes.filter((each) => each !== hash);
      ground.tables.recoveryCodes.set(accountId, { ...codes, hashes });
      return true;
    },
    recoveryCodesLeft: async (accountId) => ground.tables.recoveryCodes.get(accountId)?.hashes.length ?? 0,
    removeAuthenticator: async (accountId) => {
      ground.tables.authenticators.delete(accountId);
      ground.tables.recoveryCodes.delete(accountId);
    },
    passkeysOf,
    passkey: async (id) => ground.tables.passkeys.get(id) ?? null,
    addPasskey: async (passkey) => {
      if (ground.tables.passkeys.get(passkey.id)) throw new Refusal('conflict', PASSKEY_KNOWN);
      ground.tables.passkeys.set(passkey.id, { ...passkey, lastUsedAt: null });
    },
    usePasskey: async (id, counter, at) => {
      const passkey = ground.tables.passkeys.get(id);
      if (!passkey || (counter <= passkey.counter && (counter > 0 || passkey.counter > 0))) return false;
      ground.tables.passkeys.set(id, { ...passkey, counter, lastUsedAt: at });
      return true;
    },
    removePasskey: async (accountId, id) => {
      if (ground.tables.passkeys.get(id)?.accountId !== accountId) return false;
      ground.tables.passkeys.delete(id);
      return true;
    },
    removeYounger: async (accountId, since) => {
      const { authenticators, recoveryCodes, passkeys } = ground.tables;
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
      const withPasskey = new Set(ground.tables.passkeys.all().map(({ accountId }) => accountId));
      const isConfirmed = (id: number) => {
        const account = ground.tables.accounts.get(id);
        return account?.email === null || account?.role === 'admin' || Boolean(account?.emailConfirmedAt);
      };
      const kinds = accountIds.filter(isConfirmed).map((id) => {
        const authenticator = Boolean(ground.tables.authenticators.get(id)?.confirmedAt);
        return [id, { authenticator, passkey: withPasskey.has(id) }] as const;
      });
      return new Map(kinds.filter(([, { authenticator, passkey }]) => authenticator || passkey));
    },
    isRequired: async () => ground.tables.secondFactorRequired.get('required') ?? false,
    require: async (required) => {
      ground.tables.secondFactorRequired.set('required', required);
    },
  };
};
