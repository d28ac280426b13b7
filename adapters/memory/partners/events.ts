import { randomUUID } from 'node:crypto';
import type { EventPublisher } from '@wondercast/core/people/partners/ports';
import { eventBody } from '@wondercast/core/people/partners/webhook';
import { memoryJobs } from '../jobs/jobs.ts';
import type { MemorySession } from '../memory-session.ts';

export const memoryEvents = (ground: MemorySession): EventPublisher => ({
  publish: async (event, booking) => {
    const at = ground.now();
    const body = eventBody(event, booking, at, ground.mode);
    for (const { id: endpointId, partnerId, mode, events, enabled } of ground.tables.webhookEndpoints.all()) {
      const hears = partnerId === null || partnerId === booking.partner?.id;
      if (!enabled || !hears || mode !== ground.mode || !events.includes(event)) continue;
      const id = `msg_${randomUUID().replaceAll('-', '')}`;
      ground.tables.webhookDeliveries.set(id, {
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
      await memoryJobs(ground).add({ task: 'deliver-webhook', payload });
    }
  },
});
