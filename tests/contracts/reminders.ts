import { describe, expect, it } from 'vitest';
import { aBooking, day, unique } from '../support/builders.ts';
import { allAtOnce, type OpenStore, usingStore } from './store-under-test.ts';

/** What every log of reminders must do. */
export const describeReminders = (name: string, open: OpenStore) =>
  describe(`reminders on ${name}`, () => {
    const store = usingStore(open);
    const booked = () =>
      store().unitOfWork(async ({ bookings }) => {
        const id = await bookings.nextId();
        await bookings.add(aBooking({ id, reference: unique('WC-REM') }));
        return id;
      });
    const reminder = (bookingId: number, daysAhead: number) => ({
      bookingId,
      line: 0,
      unit: 0,
      day: day('2026-03-20'),
      daysAhead,
    });
    const claim = (...given: ReturnType<typeof reminder>[]) =>
      store().unitOfWork(({ reminders }) => reminders.claim(given));

    it('are claimed once each, for each number of days', async () => {
      const id = await booked();
      expect(await claim(reminder(id, 7))).toEqual([reminder(id, 7)]);
      expect(await claim(reminder(id, 7), reminder(id, 2))).toEqual([reminder(id, 2)]);
      expect(await claim({ ...reminder(id, 7), day: day('2026-03-21') })).toHaveLength(1);
    });

    it('go to one of many who claim at once', async () => {
      const id = await booked();
      const won = await allAtOnce(8, () => claim(reminder(id, 7), reminder(id, 2)));
      expect(won.succeeded.flat()).toHaveLength(2);
    });

    it('are claimed again after a unit of work that failed', async () => {
      const id = await booked();
      await store()
        .unitOfWork(async ({ reminders }) => {
          await reminders.claim([reminder(id, 7)]);
          throw new Error('no');
        })
        .catch(() => {});
      expect(await claim(reminder(id, 7))).toHaveLength(1);
    });
  });
