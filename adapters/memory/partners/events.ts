import { randomUUID } from 'node:crypto';
import type { EventPublisher } from '@wondercast/core/people/partners/ports';
import { eventBody } from '@wondercast/core/people/partners/webhook';
import { memoryJobs } from '../jobs/jobs.ts';
import type { MemorySession } from '../memory-session.ts';

export const memoryEvents = (memory: MemorySession): EventPublisher => ({
  publish: async (event, booking) => {
    const at = memory.now();
    const body = eventBody(event, booking, at, memory.mode);
    for (const { id: endpointId, partnerId, mode, events, enabled } of memory.tables.webhookEndpoints.all()) {
      const hears = partnerId === null || partnerId === booking.partner?.id;
      if (!enabled || !hears || mode !== memory.mode || !events.includes(event)) continue;
      const id = `msg_${randomUUID().replaceAll('-', '')}`;
      memory.tables.webhookDeliveries.set(id, {
        id,
        endpointId,
        event,
        bookingId: booking.id,
        reference: booking.reference,
        body,
        state: 'pending',
        createdAt: at,
        nextAt: at,
        attempts: [],
      });
      const payload = { deliveryId: id, attempt: 0, retry: 0 };
      await memoryJobs(memory).add({ task: 'deliver-webhook', payload });
    }
  },
});
