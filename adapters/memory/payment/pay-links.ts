import type { PayLinks } from '@wondercast/core/money/payment/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryPayLinks = (memory: MemorySession): PayLinks => ({
  add: async (bookingId, tokenHash) => {
    const { bookings, payLinks } = memory.tables;
    if (!bookings.get(bookingId)) throw new Error(`A link to pay booking ${bookingId}, which is not there`);
    payLinks.set(tokenHash, { tokenHash, bookingId });
  },
  bookingOf: async (tokenHash) => memory.tables.payLinks.get(tokenHash)?.bookingId ?? null,
  revoke: async (bookingId) => {
    const { payLinks } = memory.tables;
    for (const link of payLinks.all()) if (link.bookingId === bookingId) payLinks.delete(link.tokenHash);
  },
});
