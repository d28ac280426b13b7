import type { BookingChange } from '@wondercast/core/bookings/booking/booking-change';
import { awaitsRefund, isUnfinished } from '@wondercast/core/bookings/booking/change-states';
import type { BookingChanges } from '@wondercast/core/bookings/booking/ports';
import { BEING_CHANGED } from '@wondercast/core/bookings/booking/words';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { MemorySession } from '../memory-session.ts';

const oldestFirst = (changes: readonly BookingChange[]) =>
  changes.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id);

export const memoryBookingChanges = (memory: MemorySession): BookingChanges => {
  const find = (wanted: (change: BookingChange) => boolean) =>
    oldestFirst(memory.tables.bookingChanges.all().filter(wanted));
  return {
    add: async (given) => {
      const { bookings, bookingChanges } = memory.tables;
      if (!bookings.get(given.bookingId))
        throw new Error(`A change of booking ${given.bookingId}, which is not there`);
      if (
        awaitsRefund(given) &&
        find((each) => each.bookingId === given.bookingId && awaitsRefund(each)).length > 0
      )
        throw new Refusal('conflict', BEING_CHANGED);
      const change = { ...given, id: memory.nextId('bookingChanges') };
      bookingChanges.set(change.id, change);
      return change;
    },
    // Units of work run one after another, so the row needs no lock.
    lock: async (id) => memory.tables.bookingChanges.get(id) ?? null,
    setState: async (id, state) => {
      const change = memory.tables.bookingChanges.get(id);
      if (change) memory.tables.bookingChanges.set(id, { ...change, state });
    },
    byKey: async (bookingId, hash) =>
      find((change) => change.bookingId === bookingId && change.key?.hash === hash).at(-1) ?? null,
    unfinishedOf: async (bookingId) =>
      find((change) => change.bookingId === bookingId && isUnfinished(change)),
    inState: async (state, before) =>
      find((change) => isUnfinished(change) && change.state === state && change.createdAt < before),
  };
};
