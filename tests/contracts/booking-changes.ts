import type { Booking } from '@wondercast/core/booking/booking';
import { BOOKING_STATES } from '@wondercast/core/booking/states';
import { describe, expect, it } from 'vitest';
import { aBookedLine, aBooking, aCustomer, anAccount, aSlot, day, unique } from '../support/builders.ts';
import { allAtOnce, type OpenStore, usingStore } from './store-under-test.ts';

/** What every collection of bookings must do when dates change or an account goes. */
export const describeBookingChanges = (name: string, open: OpenStore) =>
  describe(`changes of bookings on ${name}`, () => {
    const store = usingStore(open);
    const add = (change: Partial<Booking> = {}): Promise<Booking> =>
      store().unitOfWork(async ({ bookings }) => {
        const booking = aBooking({ id: await bookings.nextId(), ...change });
        await bookings.add(booking);
        return booking;
      });
    const account = async () => (await store().unitOfWork(({ accounts }) => accounts.add(anAccount()))).id;
    const byId = (id: number) => store().read.bookings.byId(id);

    it('replaces the slots of every line, and raises the version', async () => {
      const { id, ...booking } = await add({
        lines: [
          aBookedLine({ quantity: 2, slots: [aSlot({ date: day('2026-03-19') }), aSlot({ time: 'noon' })] }),
          aBookedLine({ slots: [aSlot({ date: day('2026-03-20') })] }),
        ],
      });
      const full = aSlot({ date: day('2026-11-01'), time: '2:30', meridiem: 'PM', zone: 'PDT' });
      const slots = [[aSlot(), full], [aSlot()]];
      await store().unitOfWork(({ bookings }) => bookings.changeSlots(id, slots));
      expect(await byId(id)).toEqual({
        ...booking,
        id,
        version: booking.version + 1,
        lines: booking.lines.map((line, at) => ({ ...line, slots: slots[at] })),
      });
    });

    it.each(BOOKING_STATES)('stores the state %s, when it is added and when it is set', async (state) => {
      const added = await add({ state });
      expect((await byId(added.id))?.state).toBe(state);
      const { id } = await add();
      await store().unitOfWork(({ bookings }) => bookings.setState(id, state));
      expect((await byId(id))?.state).toBe(state);
    });

    it('keeps the old slots when the unit of work fails', async () => {
      const booking = await add({ lines: [aBookedLine({ slots: [aSlot({ date: day('2026-03-19') })] })] });
      const failing = store().unitOfWork(async ({ bookings }) => {
        await bookings.changeSlots(booking.id, [[aSlot()]]);
        throw new Error('later');
      });
      await expect(failing).rejects.toThrow('later');
      expect(await byId(booking.id)).toEqual(booking);
    });

    it('locks every booking of an account, newest first, and none of another', async () => {
      const accountId = await account();
      const older = await add({ accountId, createdAt: new Date('2026-03-01T10:00:00.000Z') });
      const newer = await add({ accountId, createdAt: new Date('2026-03-02T10:00:00.000Z') });
      await add({ accountId: await account() });
      expect(await store().unitOfWork(({ bookings }) => bookings.lockOfAccount(accountId))).toEqual([
        newer,
        older,
      ]);
    });

    const assertPending = async (seen: Booking | null | undefined) => {
      // A round trip in which the others would get in.
      await byId(seen?.id ?? 0);
      if (seen?.state !== 'unconfirmed') throw new Error('decided');
    };

    it('lets one of two decide, of whom one holds a booking and one all of its account', async () => {
      const accountId = await account();
      const { id } = await add({ accountId });
      const { succeeded } = await allAtOnce(2, (at) =>
        store().unitOfWork(async ({ bookings }) => {
          const [held] = at === 0 ? [await bookings.lock(id)] : await bookings.lockOfAccount(accountId);
          await assertPending(held);
          await bookings.setState(id, 'confirmed');
        }),
      );
      expect(succeeded).toHaveLength(1);
    });

    it('(without the locks: both decide on the same old state)', async () => {
      const { id } = await add({ accountId: await account() });
      const seen = await byId(id);
      const { succeeded } = await allAtOnce(2, async () => {
        await assertPending(seen);
        await store().unitOfWork(({ bookings }) => bookings.setState(id, 'confirmed'));
      });
      expect(succeeded).toHaveLength(2);
    });

    it('keeps of a booking what an invoice needs, and of another everything', async () => {
      const accountId = await account();
      const visitorKey = unique('visitor');
      const customer = aCustomer({ phoneNumber: '+1 415 555 0134' });
      const [kept, other] = [await add({ accountId, visitorKey, customer }), await add({ accountId })];
      const [hash, otherHash] = [unique('hash'), unique('hash')];
      await store().unitOfWork(async ({ bookings }) => {
        await bookings.addToken(kept.id, hash);
        await bookings.addToken(other.id, otherHash);
        await bookings.anonymise([kept.id]);
        await bookings.anonymise([]);
      });
      expect(await byId(kept.id)).toEqual({
        ...kept,
        accountId: null,
        visitorKey: null,
        customer: { ...customer, phoneNumber: '' },
        version: kept.version + 1,
      });
      expect(await store().read.bookings.byTokenHash(hash)).toBeNull();
      expect(await store().read.bookings.byTokenHash(otherHash)).toEqual(other);
    });
  });
