import type { PasswordResets } from '@wondercast/core/people/account/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryPasswordResets = (memory: MemorySession): PasswordResets => {
  const accountOf = async (tokenHash: string, now: Date): Promise<number | null> => {
    const reset = memory.tables.passwordResets.get(tokenHash);
    return reset && reset.expiresAt > now ? reset.accountId : null;
  };
  return {
    add: async (reset) => {
      if (!memory.tables.accounts.get(reset.accountId))
        throw new Error(`A link for account ${reset.accountId}, which is not there`);
      memory.tables.passwordResets.set(reset.tokenHash, reset);
    },
    accountOf,
    take: async (tokenHash, now) => {
      const accountId = await accountOf(tokenHash, now);
      if (accountId !== null) memory.tables.passwordResets.delete(tokenHash);
      return accountId;
    },
    revokeOf: async (accountId) => {
      const { passwordResets } = memory.tables;
      for (const reset of passwordResets.all())
        if (reset.accountId === accountId) passwordResets.delete(reset.tokenHash);
    },
    expire: async (now) => {
      const { passwordResets } = memory.tables;
      for (const reset of passwordResets.all())
        if (reset.expiresAt <= now) passwordResets.delete(reset.tokenHash);
    },
  };
};
