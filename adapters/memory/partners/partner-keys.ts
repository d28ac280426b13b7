import type { PartnerKey } from '@wondercast/core/people/partners/key';
import type { PartnerKeys } from '@wondercast/core/people/partners/ports';
import type { MemorySession } from '../memory-session.ts';
import { newestFirst } from '../newest-first.ts';
import type { PartnerKeyRow } from '../tables.ts';

const keyOf = ({ keyHash: _, ...key }: PartnerKeyRow): PartnerKey => key;

export const memoryPartnerKeys = (memory: MemorySession): PartnerKeys => {
  const byId = async (id: number) => {
    const row = memory.tables.partnerKeys.get(id);
    return row ? keyOf(row) : null;
  };
  return {
    add: async (given) => {
      const { partners, partnerKeys } = memory.tables;
      if (!partners.get(given.partnerId))
        throw new Error(`A key of partner ${given.partnerId}, who is not there`);
      const row = { ...given, id: memory.nextId('partnerKeys'), lastUsedAt: null, version: 1 };
      partnerKeys.set(row.id, row);
      return keyOf(row);
    },
    byId,
    // Units of work run one after another, so the row needs no lock.
    lock: byId,
    all: async (partnerId) =>
      newestFirst(memory.tables.partnerKeys.all())
        .filter((key) => partnerId === null || key.partnerId === partnerId)
        .map(keyOf),
    save: async (key) => {
      const before = memory.tables.partnerKeys.get(key.id);
      if (!before) throw new Error(`Key ${key.id} is not there`);
      // The time of last use is only written by `used`.
      const { lastUsedAt, version } = before;
      const after = { ...before, ...key, lastUsedAt, version: version + 1 };
      memory.tables.partnerKeys.set(key.id, after);
      return keyOf(after);
    },
    used: async (uses) => {
      const { partnerKeys } = memory.tables;
      for (const { keyId, at } of uses) {
        const row = partnerKeys.get(keyId);
        if (row && (row.lastUsedAt === null || row.lastUsedAt < at))
          partnerKeys.set(keyId, { ...row, lastUsedAt: at });
      }
    },
  };
};
