import type { AttentionList } from '@wondercast/core/payment/ports';
import type { Ground } from './memory-store.ts';

export const memoryAttention = (ground: Ground): AttentionList => ({
  add: async (attention) => {
    const { attention: list } = ground.tables;
    if (list.get(attention.intentId)) return false;
    list.set(attention.intentId, attention);
    return true;
  },
  remove: async (intentId) => ground.tables.attention.delete(intentId),
  byId: async (intentId) => ground.tables.attention.get(intentId) ?? null,
  all: async () => ground.tables.attention.all().toSorted((a, b) => b.since.getTime() - a.since.getTime()),
});
