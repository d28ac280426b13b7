import type { MissingRates } from '@wondercast/core/bookings/taxing/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryMissingRates = (ground: MemorySession): MissingRates => ({
  put: async (missing) => {
    const { bookings, missingRates } = ground.tables;
    const { bookingId, country } = missing;
    if (!bookings.get(bookingId))
      throw new Error(`A missing rate of booking ${bookingId}, which is not there`);
    const same = missingRates.all().find((each) => each.bookingId === bookingId && each.country === country);
    const id = same?.id ?? ground.nextId('missingRates');
    missingRates.set(id, { ...missing, id });
  },
  byId: async (id) => ground.tables.missingRates.get(id) ?? null,
  remove: async (id) => {
    const { missingRates } = ground.tables;
    if (!missingRates.get(id)) return false;
    missingRates.delete(id);
    return true;
  },
  all: async (limit) =>
    ground.tables.missingRates
      .all()
      .toSorted((a, b) => b.since.getTime() - a.since.getTime() || b.id - a.id)
      .slice(0, limit),
});
