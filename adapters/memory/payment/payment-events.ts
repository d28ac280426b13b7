import type { PaymentEvents } from '@wondercast/core/money/payment/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryPaymentEvents = (memory: MemorySession): PaymentEvents => ({
  take: async (event) => {
    const { paymentEvents } = memory.tables;
    if (paymentEvents.get(event.id)) return false;
    paymentEvents.set(event.id, event);
    return true;
  },
  expire: async (before) => {
    const { paymentEvents } = memory.tables;
    for (const { id, at } of paymentEvents.all()) if (at < before) paymentEvents.delete(id);
  },
});
