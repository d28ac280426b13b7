import type { WebhookEndpoints } from '@wondercast/core/people/partners/ports';
import type { MemorySession } from '../memory-session.ts';
import { newestFirst } from '../newest-first.ts';

export const memoryWebhookEndpoints = (memory: MemorySession): WebhookEndpoints => {
  const byId = async (id: number) => memory.tables.webhookEndpoints.get(id) ?? null;
  return {
    add: async (given) => {
      const endpoint = { ...given, id: memory.nextId('webhookEndpoints'), version: 1 };
      memory.tables.webhookEndpoints.set(endpoint.id, endpoint);
      return endpoint;
    },
    byId,
    // Units of work run one after another, so the row needs no lock.
    lock: byId,
    all: async () => newestFirst(memory.tables.webhookEndpoints.all()),
    save: async (endpoint) => {
      const before = await byId(endpoint.id);
      if (!before) throw new Error(`Webhook ${endpoint.id} is not there`);
      const after = { ...endpoint, version: before.version + 1 };
      memory.tables.webhookEndpoints.set(endpoint.id, after);
      return after;
    },
    remove: async (id) => {
      const { webhookEndpoints, webhookDeliveries } = memory.tables;
      webhookEndpoints.delete(id);
      for (const delivery of webhookDeliveries.all())
        if (delivery.endpointId === id) webhookDeliveries.delete(delivery.id);
    },
  };
};
