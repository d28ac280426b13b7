import type { Matters } from '@wondercast/core/money/payment/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryMatters = (ground: MemorySession): Matters => ({
  put: async (matter) => {
    const { matters } = ground.tables;
    matters.set(matter.id, { ...matter, since: matters.get(matter.id)?.since ?? matter.since });
  },
  remove: async (id) => {
    ground.tables.matters.delete(id);
  },
  byId: async (id) => ground.tables.matters.get(id) ?? null,
  all: async () => ground.tables.matters.all().toSorted((a, b) => b.since.getTime() - a.since.getTime()),
});
