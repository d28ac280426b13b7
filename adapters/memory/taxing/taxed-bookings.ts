import type { TaxedBookings } from '@wondercast/core/bookings/taxing/ports';
import { isTaxedIn } from '@wondercast/core/bookings/taxing/rate-spans';
import { hasOutdatedRate } from '@wondercast/core/bookings/taxing/rates-of-days';
import type { MemorySession } from '../memory-session.ts';

export const memoryTaxedBookings = (memory: MemorySession): TaxedBookings => ({
  withOutdatedRates: async (changes, limit) =>
    memory.tables.bookings
      .all()
      .filter((booking) => hasOutdatedRate(booking, changes))
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .slice(0, limit),
  taxedIn: async (spans) =>
    spans.map((span) => memory.tables.bookings.all().some((booking) => isTaxedIn(booking, span))),
});
