import { isUndecided } from '@wondercast/core/bookings/taxing/number-check';
import type { NumberChecks } from '@wondercast/core/bookings/taxing/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryNumberChecks = (memory: MemorySession): NumberChecks => {
  const all = () => memory.tables.numberChecks.all();
  const byId = async (id: number) => memory.tables.numberChecks.get(id) ?? null;
  const last = ({ triedAt, askedAt }: { triedAt: Date | null; askedAt: Date }) =>
    (triedAt ?? askedAt).getTime();
  return {
    add: async (check) => {
      const added = { ...check, id: memory.nextId('numberChecks') };
      memory.tables.numberChecks.set(added.id, added);
      return added;
    },
    byId,
    lock: byId,
    save: async (check) => {
      memory.tables.numberChecks.set(check.id, check);
    },
    ofBookings: async (bookingIds) => all().filter(({ bookingId }) => bookingIds.includes(bookingId)),
    undecided: async (limit) =>
      all()
        .filter((check) => isUndecided(check) && memory.tables.bookings.get(check.bookingId))
        .toSorted((a, b) => last(b) - last(a) || b.id - a.id)
        .slice(0, limit),
    forget: async (bookingId) => {
      for (const check of all())
        if (check.bookingId === bookingId) memory.tables.numberChecks.delete(check.id);
    },
    expire: async (before) => {
      const documented = new Set(memory.tables.invoices.all().map(({ bookingId }) => bookingId));
      for (const { id, bookingId, askedAt } of all())
        if (askedAt < before && !documented.has(bookingId)) memory.tables.numberChecks.delete(id);
    },
  };
};
