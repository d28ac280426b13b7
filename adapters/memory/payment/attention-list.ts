import type { AttentionList } from '@wondercast/core/money/payment/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryAttention = (ground: MemorySession): AttentionList => ({
  add: async (attention) => {
    const { attention: list } = ground.tables;
    const before = list.get(attention.intentId);
    list.set(attention.intentId, { ...attention, since: before?.since ?? attention.since });
    return !before;
  },
  remove: async (intentId) => ground.tables.attention.delete(intentId),
  byId: async (intentId) => ground.tables.attention.get(intentId) ?? null,
  all: async () => ground.tables.attention.all().toSorted((a, b) => b.since.getTime() - a.since.getTime()),
});
