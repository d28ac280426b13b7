import { overlaps } from '@wondercast/core/calendar/staffing/assignment';
import { UNREAD_FEED } from '@wondercast/core/calendar/staffing/host';
import type { FeedToRead, Hosts } from '@wondercast/core/calendar/staffing/ports';
import type { MemorySession } from '../memory-session.ts';

/** The part of `Hosts` for hosts' own calendars. */
export const memoryFeeds = (
  memory: MemorySession,
): Pick<Hosts, 'claimFeeds' | 'renewFeed' | 'feedRead' | 'busyBetween'> => ({
  claimFeeds: async (before, at, limit) => {
    const { hosts, hostFeeds } = memory.tables;
    const due = hosts.all().flatMap(({ id, active, feedUrl, zone }) => {
      const known = hostFeeds.get(id);
      const feed = known?.url === feedUrl ? known : undefined;
      const triedAt = feed?.triedAt.getTime() ?? 0;
      if (!active || feedUrl === null || (feed && feed.triedAt >= before)) return [];
      return [
        {
          hostId: id,
          zone,
          url: feedUrl,
          etag: feed?.etag ?? null,
          state: feed?.state ?? UNREAD_FEED,
          triedAt,
        },
      ];
    });
    const claimed = due.toSorted((a, b) => a.triedAt - b.triedAt || a.hostId - b.hostId).slice(0, limit);
    return claimed.map(({ hostId, url, etag, state, zone }): FeedToRead => {
      hostFeeds.set(hostId, { url, etag, state, triedAt: at });
      return { hostId, url, etag, zone };
    });
  },
  renewFeed: async (hostId) => {
    const { hostFeeds } = memory.tables;
    const feed = hostFeeds.get(hostId);
    if (feed) hostFeeds.set(hostId, { ...feed, etag: null, triedAt: new Date(0) });
  },
  feedRead: async ({ hostId, url }, reading, at) => {
    const { hostFeeds, hostBusyTimes } = memory.tables;
    const feed = hostFeeds.get(hostId);
    if (feed?.url !== url) return;
    if (reading.kind === 'failed') {
      const failing = { failingSince: feed.state.failingSince ?? at, error: reading.error };
      hostFeeds.set(hostId, { ...feed, state: { ...feed.state, ...failing } });
      return;
    }
    const fine = { ...feed.state, readAt: at, failingSince: null, error: null };
    if (reading.kind === 'unchanged') hostFeeds.set(hostId, { ...feed, state: fine });
    else {
      // A calendar whose address was renewed during the read is read again, without its old ETag.
      const etag = feed.triedAt.getTime() > 0 ? reading.etag : null;
      hostFeeds.set(hostId, {
        ...feed,
        etag,
        state: { ...fine, busy: reading.busy.length, remarks: reading.remarks },
      });
      hostBusyTimes.set(hostId, reading.busy);
    }
  },
  busyBetween: async (from, to, hostIds) =>
    memory.tables.hosts
      .all()
      .filter(({ id }) => hostIds === undefined || hostIds.includes(id))
      .toSorted((a, b) => a.id - b.id)
      .flatMap(({ id }) =>
        (memory.tables.hostBusyTimes.get(id) ?? [])
          .filter((busy) => overlaps(busy, { startsAt: from, endsAt: to }))
          .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
          .map(({ startsAt, endsAt }) => ({ hostId: id, startsAt, endsAt })),
      ),
});
