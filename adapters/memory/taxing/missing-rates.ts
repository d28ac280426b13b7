import type { MissingRates } from '@wondercast/core/bookings/taxing/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryMissingRates = (memory: MemorySession): MissingRates => ({
  put: async (missing) => {
    const { bookings, missingRates } = memory.tables;
    const { bookingId, country } = missing;
    if (!bookings.get(bookingId))
      throw new Error(`A missing rate of booking ${bookingId}, which is not there`);
    const same = missingRates.all().find((each) => each.bookingId === bookingId && each.country === country);
    const id = same?.id ?? memory.nextId('missingRates');
    missingRates.set(id, { ...missing, id });
  },
  byId: async (id) => memory.tables.missingRates.get(id) ?? null,
  remove: async (id) => {
    const { missingRates } = memory.tables;
    if (!missingRates.get(id)) return false;
    missingRates.delete(id);
    return true;
  },
  all: async (limit) =>
    memory.tables.missingRates
      .all()
      .toSorted((a, b) => b.since.getTime() - a.since.getTime() || b.id - a.id)
      .slice(0, limit),
});
