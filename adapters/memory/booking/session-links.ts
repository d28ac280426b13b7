import type { SessionLinks } from '@wondercast/core/bookings/booking/ports';
import type { MemorySession } from '../memory-session.ts';

export const memorySessionLinks = (memory: MemorySession): SessionLinks => ({
  add: async ({ bookingId, line, unit, round }, tokenHash) => {
    const { bookings, sessionLinks } = memory.tables;
    if (!bookings.get(bookingId)) throw new Error(`A link to booking ${bookingId}, which is not there`);
    sessionLinks.set(tokenHash, { tokenHash, bookingId, line, unit, round });
  },
  byTokenHash: async (tokenHash) => {
    const link = memory.tables.sessionLinks.get(tokenHash);
    return link ? { bookingId: link.bookingId, line: link.line, unit: link.unit, round: link.round } : null;
  },
  revoke: async (bookingId) => {
    const { sessionLinks } = memory.tables;
    for (const link of sessionLinks.all())
      if (link.bookingId === bookingId) sessionLinks.delete(link.tokenHash);
  },
});
