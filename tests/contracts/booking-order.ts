import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { describe, expect, it } from 'vitest';
import { aBooking, unique } from '../support/builders.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

/** "Newest first" where several processes take ids: in blocks, ids do not rise with time. */
export const describeBookingOrder = (name: string, open: OpenStore) =>
  describe(`bookings of several processes on ${name}`, () => {
    const store = usingStore(open);

    it('are listed by when they were placed, not by who took an id first', async () => {
      const visitorKey = unique('visitor');
      const [first, second] = await store().unitOfWork(async ({ bookings }) => [
        await bookings.nextId(),
        await bookings.nextId(),
      ]);
      const placed = async (id: number | undefined, instant: string): Promise<Booking> => {
        const booking = aBooking({ ...(id && { id }), visitorKey, createdAt: new Date(instant) });
        await store().unitOfWork(({ bookings }) => bookings.add(booking));
        return booking;
      };
      const older = await placed(second, '2026-03-01T10:00:00.000Z');
      const newer = await placed(first, '2026-03-02T10:00:00.000Z');
      expect(await store().read.bookings.ofVisitor(visitorKey)).toEqual([newer, older]);
    });
  });
