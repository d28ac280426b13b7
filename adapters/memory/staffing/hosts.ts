import { type Host, UNREAD_FEED } from '@wondercast/core/calendar/staffing/host';
import type { Hosts } from '@wondercast/core/calendar/staffing/ports';
import type { MemorySession } from '../memory-session.ts';
import type { HostRow } from '../tables.ts';
import { memoryFeeds } from './host-feeds.ts';
import { endLapsed } from './reservations.ts';

export const memoryHosts = (memory: MemorySession): Hosts => {
  const hostOf = (row: HostRow, from = new Date(0)): Host => {
    const feed = memory.tables.hostFeeds.get(row.id);
    return {
      ...row,
      absences: memory.tables.hostAbsences
        .all()
        .filter(({ hostId, endsAt }) => hostId === row.id && endsAt > from)
        .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id)
        .map(({ hostId: _, ...absence }) => absence),
      feed: feed && feed.url === row.feedUrl ? feed.state : UNREAD_FEED,
    };
  };
  const present = (id: number): HostRow => {
    const row = memory.tables.hosts.get(id);
    if (!row) throw new Error(`Host ${id} is not there`);
    return row;
  };
  const byId = async (id: number) => {
    const row = memory.tables.hosts.get(id);
    return row ? hostOf(row) : null;
  };
  const key = ({ name }: HostRow) => name.toLowerCase();
  const byName = () =>
    memory.tables.hosts.all().toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id - b.id));
  return {
    add: async (given) => {
      const row = { ...given, id: memory.nextId('hosts'), active: true, pageOpenedAt: null, version: 1 };
      memory.tables.hosts.set(row.id, row);
      return hostOf(row);
    },
    byId,
    // Units of work run one after another, so the row needs no lock.
    lock: byId,
    lockLeading: async ({ experienceIds, ids }, from, at) => {
      const leads = ({ id, takesInstant, experienceIds: led }: HostRow): boolean =>
        ids.includes(id) ||
        (takesInstant && experienceIds.some((experienceId) => led.includes(experienceId)));
      const leading = byName().filter((row) => row.active && leads(row));
      for (const { id } of leading) endLapsed(memory, id, at);
      return leading.map((row) => hostOf(row, from));
    },
    all: async () => byName().map((row) => hostOf(row)),
    names: async () =>
      memory.tables.hosts.all().map(({ id, name, pictureUrl }) => ({ id, name, pictureUrl })),
    active: async (from) =>
      byName()
        .filter(({ active }) => active)
        .map((row) => hostOf(row, from)),
    save: async ({ absences: _, feed: __, ...host }) => {
      const { pageOpenedAt, version } = present(host.id);
      const { hostFeeds, hostBusyTimes } = memory.tables;
      const row = { ...host, pageOpenedAt, version: version + 1 };
      memory.tables.hosts.set(row.id, row);
      const feed = hostFeeds.get(row.id);
      if (feed && feed.url !== row.feedUrl) {
        hostFeeds.delete(row.id);
        hostBusyTimes.delete(row.id);
      }
      return hostOf(row);
    },
    absencesAfter: async (at) =>
      memory.tables.hostAbsences
        .all()
        .filter(({ endsAt }) => endsAt > at)
        .toSorted((a, b) => a.hostId - b.hostId || a.startsAt.getTime() - b.startsAt.getTime())
        .map(({ hostId, startsAt, endsAt }) => ({ hostId, startsAt, endsAt })),
    addAbsence: async (hostId, given) => {
      present(hostId);
      const absence = { ...given, id: memory.nextId('hostAbsences') };
      memory.tables.hostAbsences.set(absence.id, { ...absence, hostId });
      return absence;
    },
    removeAbsence: async (hostId, absenceId) => {
      if (memory.tables.hostAbsences.get(absenceId)?.hostId !== hostId) return false;
      memory.tables.hostAbsences.delete(absenceId);
      return true;
    },
    addLink: async (hostId, tokenHash) => {
      present(hostId);
      memory.tables.hostLinks.set(tokenHash, { tokenHash, hostId });
    },
    byTokenHash: async (tokenHash) => {
      const host = await byId(memory.tables.hostLinks.get(tokenHash)?.hostId ?? 0);
      return host?.active ? host : null;
    },
    revokeLinks: async (id) => {
      const { hostLinks } = memory.tables;
      for (const { hostId, tokenHash } of hostLinks.all()) if (hostId === id) hostLinks.delete(tokenHash);
    },
    opened: async (id, at) => memory.tables.hosts.set(id, { ...present(id), pageOpenedAt: at }),
    ...memoryFeeds(memory),
  };
};
