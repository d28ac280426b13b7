import type { TaxedBookings } from '@wondercast/core/bookings/taxing/ports';
import { isTaxedIn } from '@wondercast/core/bookings/taxing/rate-spans';
import { isAcross } from '@wondercast/core/bookings/taxing/rates-of-days';
import type { MemorySession } from '../memory-session.ts';

export const memoryTaxedBookings = (memory: MemorySession): TaxedBookings => ({
  across: async (changes, limit) =>
    memory.tables.bookings
      .all()
      .filter((booking) => isAcross(booking, changes))
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .slice(0, limit),
  taxedIn: async (spans) =>
    spans.map((span) => memory.tables.bookings.all().some((booking) => isTaxedIn(booking, span))),
});
