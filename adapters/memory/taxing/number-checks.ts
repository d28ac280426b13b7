import { isUndecided } from '@wondercast/core/bookings/taxing/number-check';
import type { NumberChecks } from '@wondercast/core/bookings/taxing/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryNumberChecks = (ground: MemorySession): NumberChecks => {
  const all = () => ground.tables.numberChecks.all();
  const byId = async (id: number) => ground.tables.numberChecks.get(id) ?? null;
  const last = ({ triedAt, askedAt }: { triedAt: Date | null; askedAt: Date }) =>
    (triedAt ?? askedAt).getTime();
  return {
    add: async (check) => {
      const added = { ...check, id: ground.nextId('numberChecks') };
      ground.tables.numberChecks.set(added.id, added);
      return added;
    },
    byId,
    lock: byId,
    save: async (check) => {
      ground.tables.numberChecks.set(check.id, check);
    },
    ofBookings: async (bookingIds) => all().filter(({ bookingId }) => bookingIds.includes(bookingId)),
    undecided: async (limit) =>
      all()
        .filter((check) => isUndecided(check) && ground.tables.bookings.get(check.bookingId))
        .toSorted((a, b) => last(b) - last(a) || b.id - a.id)
        .slice(0, limit),
    forget: async (bookingId) => {
      for (const check of all())
        if (check.bookingId === bookingId) ground.tables.numberChecks.delete(check.id);
    },
    expire: async (before) => {
      const documented = new Set(ground.tables.invoices.all().map(({ bookingId }) => bookingId));
      for (const { id, bookingId, askedAt } of all())
        if (askedAt < before && !documented.has(bookingId)) ground.tables.numberChecks.delete(id);
    },
  };
};
