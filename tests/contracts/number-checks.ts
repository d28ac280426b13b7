import { answered, decided, newNumberCheck } from '@wondercast/core/bookings/taxing/number-check';
import { describe, expect, it } from 'vitest';
import { aBooking, anInvoice } from '../support/builders.ts';
import { DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

const NOON = new Date('2026-11-28T12:00:00.000Z');
const LATER = new Date('2026-11-28T13:00:00.000Z');
const REFUSED = {
  kind: 'invalid',
  name: DIFFICULT_TEXT,
  address: DIFFICULT_TEXT,
  consultation: 'WAPI1',
} as const;

/** What the collection of checks of tax numbers must do. */
export const describeNumberChecks = (name: string, open: OpenStore) =>
  describe(`checks of tax numbers on ${name}`, () => {
    const store = usingStore(open);
    const book = () =>
      store().unitOfWork(async ({ bookings }) => {
        const booking = aBooking({ id: await bookings.nextId() });
        await bookings.add(booking);
        return booking.id;
      });
    const add = (bookingId: number, at = NOON) =>
      store().unitOfWork(({ numberChecks }) =>
        numberChecks.add(newNumberCheck(bookingId, 'ATU13585627', 'vies', at)),
      );
    /** Refused an hour after it was asked. */
    const addRefused = async (bookingId: number, at = LATER) => {
      const check = answered(await add(bookingId), REFUSED, 'DE136695976', at);
      await store().unitOfWork(({ numberChecks }) => numberChecks.save(check));
      return check;
    };
    const of = (bookingId: number) => store().read.numberChecks.ofBookings([bookingId]);
    const undecided = async (...bookingIds: readonly number[]) =>
      (await store().read.numberChecks.undecided(1000))
        .map(({ bookingId }) => bookingId)
        .filter((id) => bookingIds.includes(id));

    it('keep every field, oldest first, and are listed newest first until somebody decides', async () => {
      const [one, two] = [await book(), await book()];
      const first = await addRefused(one);
      const waiting = await add(one);
      const second = await addRefused(two, new Date('2026-11-28T14:00:00.000Z'));
      expect(await of(one)).toEqual([first, waiting]);
      expect(await store().read.numberChecks.byId(first.id)).toEqual(first);
      expect(await undecided(one, two)).toEqual([two, one]);
      const kept = decided(second, 'kept', { reason: DIFFICULT_TEXT, by: 'jules', at: LATER });
      await store().unitOfWork(async ({ numberChecks }) => {
        expect(await numberChecks.lock(second.id)).toEqual(second);
        await numberChecks.save(kept);
      });
      expect(await of(two)).toEqual([kept]);
      expect(await undecided(one, two)).toEqual([one]);
      expect(await store().read.numberChecks.undecided(1)).toHaveLength(1);
      expect(await store().read.numberChecks.byId(0)).toBeNull();
    });

    it('stay when their booking goes, and are nobody’s to decide then', async () => {
      const id = await book();
      await addRefused(id);
      await store().unitOfWork(({ bookings }) => bookings.remove(id));
      expect(await of(id)).toHaveLength(1);
      expect(await undecided(id)).toEqual([]);
      await store().unitOfWork(({ numberChecks }) => numberChecks.forget(id));
      expect(await of(id)).toEqual([]);
    });

    it('expire once they are old and no document of their booking is kept', async () => {
      const [documented, plain, young] = [await book(), await book(), await book()];
      await add(documented);
      await add(plain);
      await add(young, LATER);
      await store().unitOfWork(({ invoices }) => invoices.issue(anInvoice({ bookingId: documented })));
      await store().unitOfWork(({ numberChecks }) => numberChecks.expire(LATER));
      expect(await Promise.all([documented, plain, young].map(async (id) => (await of(id)).length))).toEqual([
        1, 0, 1,
      ]);
    });
  });
