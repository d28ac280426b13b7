import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { openFrom } from '@wondercast/core/bookings/booking/open-bookings';
import { placeBooking } from '@wondercast/core/bookings/checkout/use-cases/place-booking';
import type { Ports, UnitOfWork } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/ports.ts';
import {
  aBookedLine,
  aBooking,
  anAccount,
  anExperience,
  aRequestedLine,
  aSlot,
  day,
  unique,
  usd,
} from '../support/builders.ts';
import { meeting } from '../support/meeting.ts';
import { aPlacing, aUser } from '../support/memory-ports.ts';
import { aProfile } from '../support/profile.ts';
import { allAtOnce, type OpenStore, usingStore } from './store-under-test.ts';

const NOW = new Date('2026-03-02T10:00:00.000Z');
const AT_ONCE = 4;

/** As if nobody locked the account: all have counted before any of them books. */
const unlocked = (unitOfWork: UnitOfWork): UnitOfWork => {
  const met = meeting(AT_ONCE);
  return (work) =>
    unitOfWork((store) => {
      const { accounts, bookings } = store;
      const openOfAccount: typeof bookings.openOfAccount = async (...asked) => {
        const open = await bookings.openOfAccount(...asked);
        await met();
        return open;
      };
      return work({
        ...store,
        accounts: { ...accounts, lock: accounts.byId },
        bookings: { ...bookings, openOfAccount },
      });
    });
};

/** What an account may have open, and how it is counted (decision 224). */
export const describeOpenBookings = (name: string, open: OpenStore) =>
  describe(`open bookings on ${name}`, () => {
    const store = usingStore(open);
    const account = async () => (await store().unitOfWork(({ accounts }) => accounts.add(anAccount()))).id;
    const counted = (accountId: number) => store().read.bookings.openOfAccount(accountId, openFrom(NOW));
    const on = (...dates: (string | null)[]) =>
      aBookedLine({
        quantity: dates.length,
        slots: dates.map((date) => aSlot({ date: date === null ? null : day(date) })),
      });

    it('counts what is neither paid nor confirmed, cancelled or over', async () => {
      const accountId = await account();
      const add = (change: Partial<Booking>) =>
        store().unitOfWork(async ({ bookings }) =>
          bookings.add(aBooking({ id: await bookings.nextId(), accountId, ...change })),
        );
      expect(await counted(accountId)).toEqual({ bookings: 0, units: 0 });
      await add({ lines: [on('2026-06-01', null), on('2026-02-01')] });
      await add({ lines: [on(null, null, null)] });
      await add({ lines: [on('2026-03-01')] });
      expect(await counted(accountId)).toEqual({ bookings: 3, units: 7 });
      const free = { subtotal: usd(0), total: usd(0), discount: null, fees: [] };
      await add({ ...free, lines: [on(null)], paymentStatus: 'paid' });
      expect(await counted(accountId)).toEqual({ bookings: 4, units: 8 });
      await add({ lines: [on('2026-02-28')] });
      await add({ lines: [on(null)], paymentStatus: 'paid' });
      await add({ lines: [on(null)], state: 'confirmed' });
      await add({ lines: [on(null)], state: 'cancelled' });
      await add({ lines: [on(null)], accountId: await account() });
      expect(await counted(accountId)).toEqual({ bookings: 4, units: 8 });
    });

    it('lists what is to come before what is over, and nothing older or without a day', async () => {
      const accountId = await account();
      const add = (...dates: (string | null)[]) =>
        store().unitOfWork(async ({ bookings }) => {
          const id = await bookings.nextId();
          await bookings.add(aBooking({ id, accountId, lines: [on(...dates)] }));
          return id;
        });
      const [late, past, soon, old, running] = [
        await add('2026-09-01'),
        await add('2026-02-20'),
        await add('2026-03-02', null),
        await add('2025-11-01'),
        await add('2026-02-01', '2026-03-10'),
      ];
      await add(null);
      const older = await add('2026-01-05');
      const asked = { from: day('2026-01-01'), today: day('2026-03-02') };
      const { comingOfAccount } = store().read.bookings;
      const found = await comingOfAccount(accountId, { ...asked, limit: 9 });
      expect(found.map(({ id, units }) => [id, units])).toEqual([
        [running, 2],
        [soon, 2],
        [late, 1],
        [past, 1],
        [older, 1],
      ]);
      expect((await comingOfAccount(accountId, { ...asked, limit: 2 })).map(({ id }) => id)).toEqual([
        running,
        soon,
      ]);
      expect(found.map(({ id }) => id)).not.toContain(old);
    });

    /** How many of some at once are booked where the account may have one more. */
    const bookAtOnce = async (unitOfWork: UnitOfWork): Promise<number> => {
      const accountId = await account();
      const { id: experienceId } = await store().unitOfWork(({ catalogue }) =>
        catalogue.addExperience(anExperience()),
      );
      const ports: Pick<
        Ports,
        'unitOfWork' | 'read' | 'payments' | 'now' | 'newReference' | 'profile' | 'staffing'
      > = {
        unitOfWork,
        read: store().read,
        payments: memoryPorts().payments,
        staffing: memoryPorts().staffing,
        now: () => NOW,
        newReference: () => unique('WC').toUpperCase(),
        profile: aProfile({ openLimits: { bookings: 1, units: 100 } }),
      };
      const lines = [aRequestedLine({ experienceId })];
      const { succeeded, failed } = await allAtOnce(AT_ONCE, () =>
        placeBooking(ports)(aPlacing({ caller: aUser(accountId), lines })),
      );
      for (const error of failed) expect(error).toMatchObject({ kind: 'conflict' });
      expect(await counted(accountId)).toEqual({ bookings: succeeded.length, units: succeeded.length });
      return succeeded.length;
    };

    it('are no more than an account may have, also when many are booked at once', async () => {
      expect(await bookAtOnce(store().unitOfWork)).toBe(1);
    });

    // In memory units of work run one after another, so that there is no twin without the lock.
    if (name !== 'memory')
      it('(without the lock all are booked)', async () => {
        expect(await bookAtOnce(unlocked(store().unitOfWork))).toBe(AT_ONCE);
      });
  });
