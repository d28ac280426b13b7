import type { AttentionList } from '@wondercast/core/money/payment/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryAttention = (memory: MemorySession): AttentionList => ({
  add: async (attention) => {
    const { attention: list } = memory.tables;
    const before = list.get(attention.intentId);
    list.set(attention.intentId, { ...attention, since: before?.since ?? attention.since });
    return !before;
  },
  remove: async (intentId) => memory.tables.attention.delete(intentId),
  byId: async (intentId) => memory.tables.attention.get(intentId) ?? null,
  all: async () => memory.tables.attention.all().toSorted((a, b) => b.since.getTime() - a.since.getTime()),
});
