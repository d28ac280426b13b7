import type { PaymentEvents } from '@wondercast/core/money/payment/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryPaymentEvents = (ground: MemorySession): PaymentEvents => ({
  take: async (event) => {
    const { paymentEvents } = ground.tables;
    if (paymentEvents.get(event.id)) return false;
    paymentEvents.set(event.id, event);
    return true;
  },
  expire: async (before) => {
    const { paymentEvents } = ground.tables;
    for (const { id, at } of paymentEvents.all()) if (at < before) paymentEvents.delete(id);
  },
});
