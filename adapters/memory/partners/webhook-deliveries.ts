import type { WebhookDeliveries } from '@wondercast/core/people/partners/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryWebhookDeliveries = (memory: MemorySession): WebhookDeliveries => {
  const byId = async (id: string) => memory.tables.webhookDeliveries.get(id) ?? null;
  return {
    byId,
    // Units of work run one after another, so the row needs no lock.
    lock: byId,
    page: async ({ endpointId, state }, { limit, before }) => {
      const wanted = memory.tables.webhookDeliveries
        .all()
        .filter((delivery) => endpointId === null || delivery.endpointId === endpointId)
        .filter((delivery) => state === null || delivery.state === state)
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
      const last = before === null ? null : await byId(before);
      const isOlder = (delivery: (typeof wanted)[number]) =>
        last !== null &&
        (delivery.createdAt < last.createdAt ||
          (delivery.createdAt.getTime() === last.createdAt.getTime() && delivery.id < last.id));
      const older = before === null ? wanted : wanted.filter(isOlder);
      return { deliveries: older.slice(0, limit), total: wanted.length, more: older.length > limit };
    },
    save: async ({ id, state, nextAt, attempts }) => {
      const before = await byId(id);
      if (before) memory.tables.webhookDeliveries.set(id, { ...before, state, nextAt, attempts });
    },
    expire: async (before) => {
      const { webhookDeliveries } = memory.tables;
      for (const { id, createdAt } of webhookDeliveries.all())
        if (createdAt < before) webhookDeliveries.delete(id);
    },
  };
};
