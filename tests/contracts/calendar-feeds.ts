import type { FeedSubject } from '@wondercast/core/people/calendar-feeds';
import { describe, expect, it } from 'vitest';
import { aBooking, anAccount, unique } from '../support/builders.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

const AT = new Date('2026-06-01T12:00:00.123Z');

/** What every collection of calendar addresses must do. */
export const describeCalendarFeeds = (name: string, open: OpenStore) =>
  describe(`calendar addresses on ${name}`, () => {
    const store = usingStore(open);
    const booked = async (): Promise<FeedSubject> =>
      store().unitOfWork(async ({ bookings }) => {
        const id = await bookings.nextId();
        await bookings.add(aBooking({ id, reference: unique('WC-FEED') }));
        return { kind: 'booking', id };
      });
    const registered = async (): Promise<FeedSubject> => {
      const { id } = await store().unitOfWork(({ accounts }) => accounts.add(anAccount()));
      return { kind: 'account', id };
    };
    const add = async (subject: FeedSubject): Promise<string> => {
      const hash = unique('hash');
      await store().unitOfWork(({ calendarFeeds }) => calendarFeeds.add(subject, hash, AT));
      return hash;
    };
    const subjectOf = (hash: string) => store().read.calendarFeeds.byTokenHash(hash);

    it('say whose sessions they show, each of several', async () => {
      const [booking, account] = [await booked(), await registered()];
      const hashes = [await add(booking), await add(booking), await add(account)];
      expect(await Promise.all(hashes.map(subjectOf))).toEqual([booking, booking, account]);
      expect(await subjectOf('nothing')).toBeNull();
    });

    it('all end when they are revoked, and those of others stay', async () => {
      const [mine, theirs] = [await booked(), await booked()];
      const hashes = [await add(mine), await add(mine), await add(theirs)];
      await store().unitOfWork(({ calendarFeeds }) => calendarFeeds.revoke(mine));
      expect(await Promise.all(hashes.map(subjectOf))).toEqual([null, null, theirs]);
    });

    it('end with what they show', async () => {
      const [booking, account] = [await booked(), await registered()];
      const hashes = [await add(booking), await add(account)];
      await store().unitOfWork(async ({ bookings, accounts }) => {
        await bookings.remove(booking.id);
        await accounts.remove(account.id);
      });
      expect(await Promise.all(hashes.map(subjectOf))).toEqual([null, null]);
      await expect(add({ kind: 'booking', id: 2_000_000_000 })).rejects.toThrow();
    });

    it('do not come back with another booking of the same number', async () => {
      const booking = await booked();
      const hash = await add(booking);
      await store().unitOfWork(({ bookings }) => bookings.remove(booking.id));
      await store().unitOfWork(({ bookings }) =>
        bookings.add(aBooking({ id: booking.id, reference: unique('WC-FEED') })),
      );
      expect(await subjectOf(hash)).toBeNull();
    });
  });
