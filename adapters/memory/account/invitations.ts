import type { Invitation, Invitations } from '@wondercast/core/people/account/invitation';
import type { MemorySession } from '../memory-session.ts';

export const memoryInvitations = (ground: MemorySession): Invitations => {
  const plain = ({ tokenHash: _, ...invitation }: Invitation & { tokenHash: string }): Invitation =>
    invitation;
  const byId = async (id: number) => {
    const row = ground.tables.invitations.get(id);
    return row ? plain(row) : null;
  };
  const byToken = async (tokenHash: string, now: Date) => {
    const row = ground.tables.invitations.all().find((each) => each.tokenHash === tokenHash);
    return row && row.expiresAt > now ? plain(row) : null;
  };
  const remove = async (id: number) => {
    const isThere = ground.tables.invitations.get(id) !== undefined;
    if (isThere) ground.tables.invitations.delete(id);
    return isThere;
  };
  return {
    add: async (given, tokenHash) => {
      const invitation = { ...given, id: ground.nextId('invitations') };
      ground.tables.invitations.set(invitation.id, { ...invitation, tokenHash });
      return invitation;
    },
    all: async () =>
      ground.tables.invitations
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
      const row = ground.tables.invitations.get(id);
      if (row) ground.tables.invitations.set(id, { ...row, tokenHash, expiresAt });
      return row !== undefined;
    },
    remove,
    expire: async (before) => {
      for (const { id, expiresAt } of ground.tables.invitations.all())
        if (expiresAt < before) await remove(id);
    },
  };
};
