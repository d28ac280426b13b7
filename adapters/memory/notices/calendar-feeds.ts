import type { CalendarFeeds, FeedSubject } from '@wondercast/core/people/calendar-feeds';
import type { MemorySession } from '../memory-session.ts';

export const removeFeedsOf = (
  { tables }: Pick<MemorySession, 'tables'>,
  { kind, id }: FeedSubject,
  since: Date | null = null,
): void => {
  for (const feed of tables.calendarFeeds.all())
    if (feed.kind === kind && feed.id === id && (!since || feed.createdAt > since))
      tables.calendarFeeds.delete(feed.tokenHash);
};

export const memoryCalendarFeeds = (memory: MemorySession): CalendarFeeds => {
  const isThere = ({ kind, id }: FeedSubject): boolean => {
    const { bookings, accounts, hosts } = memory.tables;
    return Boolean({ booking: bookings, account: accounts, host: hosts }[kind].get(id));
  };
  return {
    add: async (subject, tokenHash, createdAt) => {
      if (!isThere(subject))
        throw new Error(`A calendar of ${subject.kind} ${subject.id}, which is not there`);
      memory.tables.calendarFeeds.set(tokenHash, { tokenHash, ...subject, createdAt });
    },
    byTokenHash: async (tokenHash) => {
      const feed = memory.tables.calendarFeeds.get(tokenHash);
      return feed && isThere(feed) ? { kind: feed.kind, id: feed.id } : null;
    },
    revoke: async (subject, since) => removeFeedsOf(memory, subject, since),
  };
};
