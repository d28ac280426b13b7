import type { Invitation, Invitations } from '@wondercast/core/people/account/invitation';
import type { MemorySession } from '../memory-session.ts';

export const memoryInvitations = (memory: MemorySession): Invitations => {
  const plain = ({ tokenHash: _, ...invitation }: Invitation & { tokenHash: string }): Invitation =>
    invitation;
  const byId = async (id: number) => {
    const row = memory.tables.invitations.get(id);
    return row ? plain(row) : null;
  };
  const byToken = async (tokenHash: string, now: Date) => {
    const row = memory.tables.invitations.all().find((each) => each.tokenHash === tokenHash);
    return row && row.expiresAt > now ? plain(row) : null;
  };
  const remove = async (id: number) => {
    const isThere = memory.tables.invitations.get(id) !== undefined;
    if (isThere) memory.tables.invitations.delete(id);
    return isThere;
  };
  return {
    add: async (given, tokenHash) => {
      const invitation = { ...given, id: memory.nextId('invitations') };
      memory.tables.invitations.set(invitation.id, { ...invitation, tokenHash });
      return invitation;
    },
    all: async () =>
      memory.tables.invitations
        .all()
        .toSorted((one, other) => one.id - other.id)
        .map(plain),
    byId,
    byToken,
    take: async (tokenHash, now) => {
      const found = await byToken(tokenHash, now);
      if (found) await remove(found.id);
      return found;
    },
    renew: async (id, tokenHash, expiresAt) => {
      const row = memory.tables.invitations.get(id);
      if (row) memory.tables.invitations.set(id, { ...row, tokenHash, expiresAt });
      return row !== undefined;
    },
    remove,
    expire: async (before) => {
      for (const { id, expiresAt } of memory.tables.invitations.all())
        if (expiresAt < before) await remove(id);
    },
  };
};
