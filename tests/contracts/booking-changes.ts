import { type Booking, sessionsOf, withChanged } from '@wondercast/core/booking/booking';
import { BOOKING_STATES } from '@wondercast/core/booking/states';
import { agreeing, describing, preferring, suggesting } from '@wondercast/core/scheduling/session-changes';
import { describe, expect, it } from 'vitest';
import {
  aBookedLine,
  aBooking,
  aCustomer,
  anAccount,
  aSession,
  aSlot,
  day,
  unique,
} from '../support/builders.ts';
import { saveSlots } from '../support/save-slots.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

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

    it('saves the sessions that changed, with state and days, and raises the version', async () => {
      const booking = await add({
        lines: [
          aBookedLine({ quantity: 2, slots: [aSlot({ date: day('2026-03-19') }), aSlot({ time: 'noon' })] }),
          aBookedLine({ slots: [aSlot({ date: day('2026-03-20') })] }),
        ],
      });
      const full = aSlot({ date: day('2026-11-01'), time: '2:30', meridiem: 'PM', zone: 'PDT' });
      const [first, second] = sessionsOf(booking);
      if (!first || !second) throw new Error('Two sessions were added');
      const agreed = { startsAt: new Date('2026-11-01T21:30:00.000Z'), zone: 'PDT', minutes: 75 } as const;
      const sentAt = new Date('2026-03-01T11:00:00.000Z');
      const suggestion = {
        times: [{ startsAt: new Date('2026-04-01T15:00:00.000Z'), zone: 'America/New_York' }],
        note: DIFFICULT_TEXT,
        sentAt,
        expiresAt: new Date('2026-03-06T11:00:00.000Z'),
        holdHosts: true,
      } as const;
      const changed = [
        describing(agreeing(preferring(first, [full, aSlot({ time: 'noon' })], sentAt), agreed, sentAt), {
          joinUrl: 'https://meet.example/a',
          place: DIFFICULT_TEXT,
          headcount: 38,
          hostNotes: DIFFICULT_TEXT,
          guestNotes: 'No stairs',
        }),
        suggesting(second, suggestion, sentAt),
      ];
      const after = {
        ...withChanged(booking, changed),
        state: 'confirmed',
        deliveryStatus: 'delivered',
      } as const;
      await store().unitOfWork(({ bookings }) => bookings.saveSessions(after, changed));
      expect(await byId(booking.id)).toEqual({ ...after, version: booking.version + 1 });
      expect(after.lines[0]?.slots).toEqual([full, aSlot({ time: 'noon' })]);
      const again = [preferring(changed[1] ?? second, [], sentAt)];
      await store().unitOfWork(({ bookings }) => bookings.saveSessions(withChanged(after, again), again));
      expect(await byId(booking.id)).toEqual({ ...withChanged(after, again), version: booking.version + 2 });
    });

    it('keeps several preferred times of a new booking, and sessions without any', async () => {
      const preferences = [
        aSlot({ date: day('2026-03-19') }),
        aSlot({ time: 'noon' }),
        aSlot({ zone: 'UTC' }),
      ];
      const booking = await add({
        lines: [aBookedLine({ quantity: 2, sessions: [aSession({ preferences }), aSession({ unit: 1 })] })],
      });
      expect(await byId(booking.id)).toEqual(booking);
      expect(booking.lines[0]?.slots).toEqual([preferences[0], aSlot()]);
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
        await saveSlots(bookings, booking, [aSlot()]);
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
