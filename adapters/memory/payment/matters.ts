import type { Matters } from '@wondercast/core/money/payment/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryMatters = (memory: MemorySession): Matters => ({
  put: async (matter) => {
    const { matters } = memory.tables;
    matters.set(matter.id, { ...matter, since: matters.get(matter.id)?.since ?? matter.since });
  },
  remove: async (id) => {
    memory.tables.matters.delete(id);
  },
  byId: async (id) => memory.tables.matters.get(id) ?? null,
  all: async () => memory.tables.matters.all().toSorted((a, b) => b.since.getTime() - a.since.getTime()),
});
