import type { Assignment } from '@wondercast/core/calendar/staffing/assignment';
import type { TimeHolds } from '@wondercast/core/calendar/staffing/ports';
import { isOver } from '@wondercast/core/calendar/staffing/time-hold';
import type { MemorySession } from '../memory-session.ts';
import { assertHostFree, endLapsed } from './reservations.ts';

export const memoryHolds = (memory: MemorySession): TimeHolds => {
  const { timeHolds, heldHosts, assignments } = memory.tables;
  const living = (id: string, at: Date) => {
    const hold = timeHolds.get(id);
    return hold && !isOver(hold, at) ? hold : null;
  };
  const hostsOf = (id: string) =>
    heldHosts
      .all()
      .filter(({ holdId }) => holdId === id)
      .toSorted((a, b) => a.holdUnit - b.holdUnit);
  const remove = (id: string): void => {
    for (const each of hostsOf(id)) heldHosts.delete(each.id);
    timeHolds.delete(id);
  };
  const removeOfHolder = (of: string): void => {
    for (const { id, holder, partnerId } of timeHolds.all())
      if (partnerId === null && holder === of) remove(id);
  };
  return {
    put: async (hold) => {
      if (hold.partnerId === null) removeOfHolder(hold.holder);
      timeHolds.set(hold.id, hold);
    },
    removeOfHolder: async (holder) => removeOfHolder(holder),
    // Units of work run one after another, so the row needs no lock.
    lock: async (id, at) => living(id, at),
    byId: async (id, at) => living(id, at),
    ofHolder: async (holder, at) =>
      timeHolds
        .all()
        .find((each) => each.holder === holder && each.partnerId === null && !isOver(each, at)) ?? null,
    ofPartner: async (partnerId, at) =>
      timeHolds
        .all()
        .filter((each) => each.partnerId === partnerId && !isOver(each, at))
        .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime() || (a.id < b.id ? 1 : -1)),
    setEnd: async (id, until) => {
      const hold = timeHolds.get(id);
      if (!hold) return;
      timeHolds.set(id, { ...hold, until });
      for (const each of hostsOf(id)) heldHosts.set(each.id, { ...each, heldUntil: until });
    },
    remove: async (id) => remove(id),
    hostsOf: async (id) => hostsOf(id),
    reserve: async (held, at) => {
      if (!timeHolds.get(held.holdId)) throw new Error(`Hold ${held.holdId} is not there`);
      endLapsed(memory, held.hostId, at);
      assertHostFree(memory, held);
      const row = { ...held, id: memory.nextId('assignments') };
      heldHosts.set(row.id, row);
      return row;
    },
    book: async (id, { bookingId, line, unit }, at) => {
      const held = heldHosts.get(id);
      if (!held) throw new Error(`Held time ${id} is not there`);
      const { hostId, startsAt, endsAt, reservedFrom, reservedTo } = held;
      heldHosts.delete(id);
      const assignment: Assignment = {
        id,
        hostId,
        bookingId,
        line,
        unit,
        startsAt,
        endsAt,
        reservedFrom,
        reservedTo,
        instant: true,
        state: 'accepted',
        heldUntil: null,
        askedAt: at,
        answeredAt: at,
        declineReason: null,
        declineNote: null,
        version: 2,
      };
      assignments.set(id, assignment);
      return assignment;
    },
    endOfHost: async (hostId, from, to) => {
      for (const each of heldHosts.all())
        if (each.hostId === hostId && each.startsAt < to && each.endsAt > from) heldHosts.delete(each.id);
    },
    unitsOf: async (of, since, at) => {
      const own = timeHolds
        .all()
        .filter((hold) =>
          'addressHash' in of ? hold.addressHash === of.addressHash : hold.partnerId === of.partnerId,
        );
      const count = (holds: typeof own) => holds.reduce((sum, { units }) => sum + units.length, 0);
      return {
        live: count(own.filter((hold) => !isOver(hold, at))),
        begun: count(own.filter(({ startedAt }) => startedAt > since)),
      };
    },
    expire: async (before) => {
      for (const { id, until } of timeHolds.all()) if (until < before) remove(id);
    },
  };
};
