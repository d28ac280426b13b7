import { NEVER_ASKED, type Reviews } from '@wondercast/core/bookings/reviews/ports';
import type { MemorySession } from '../memory-session.ts';
import { byId, newestFirst } from '../newest-first.ts';

export const memoryReviews = (memory: MemorySession): Reviews => {
  const assertBooking = (id: number): void => {
    if (!memory.tables.bookings.get(id)) throw new Error(`Reviews of booking ${id}, which is not there`);
  };
  const revoke = (isIts: (bookingId: number) => boolean): void => {
    const { reviewLinks } = memory.tables;
    for (const { bookingId, tokenHash } of reviewLinks.all())
      if (isIts(bookingId)) reviewLinks.delete(tokenHash);
  };
  return {
    ask: async (bookingId, version) => {
      assertBooking(bookingId);
      const { reviewAsks } = memory.tables;
      const known = reviewAsks.get(bookingId);
      if (known !== undefined) return known;
      reviewAsks.set(bookingId, version);
      return version;
    },
    addLink: async (link, tokenHash) => {
      assertBooking(link.bookingId);
      memory.tables.reviewLinks.set(tokenHash, { ...link, tokenHash });
    },
    byTokenHash: async (tokenHash) => {
      const link = memory.tables.reviewLinks.get(tokenHash);
      return link ? { bookingId: link.bookingId, endsAt: link.endsAt } : null;
    },
    revokeLinks: async (bookingId) => revoke((id) => id === bookingId),
    ofBookings: async (ids) =>
      memory.tables.bookingReviews
        .all()
        .filter(({ bookingId }) => ids.includes(bookingId))
        .toSorted(byId),
    lock: async (id) => memory.tables.bookingReviews.get(id) ?? null,
    add: async (review) => {
      assertBooking(review.bookingId);
      const added = {
        ...review,
        id: memory.nextId('bookingReviews'),
        state: 'waiting',
        reason: null,
        answer: null,
        publishedId: null,
        version: 1,
      } as const;
      memory.tables.bookingReviews.set(added.id, added);
      return added;
    },
    save: async (review) => {
      if (!memory.tables.bookingReviews.get(review.id)) throw new Error('The review was not written');
      const saved = { ...review, version: review.version + 1 };
      memory.tables.bookingReviews.set(saved.id, saved);
      return saved;
    },
    page: async (state, { limit, before }) => {
      const all = newestFirst(memory.tables.bookingReviews.all().filter((review) => review.state === state));
      const older = all.filter(({ id }) => before === null || id < before);
      return { reviews: older.slice(0, limit), total: all.length, more: older.length > limit };
    },
    erase: async (ids) => {
      const { bookings, bookingReviews, reviewAsks } = memory.tables;
      for (const review of bookingReviews.all())
        if (ids.includes(review.bookingId)) bookingReviews.delete(review.id);
      revoke((id) => ids.includes(id));
      for (const id of ids) if (bookings.get(id)) reviewAsks.set(id, NEVER_ASKED);
    },
  };
};
