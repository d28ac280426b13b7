import type { NewMissingRate } from '@wondercast/core/bookings/taxing/missing-rate';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { describe, expect, it } from 'vitest';
import { aBooking } from '../support/builders.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

/** What the list of places without a rate must do. */
export const describeMissingRates = (name: string, open: OpenStore) =>
  describe(`places without a rate on ${name}`, () => {
    const store = usingStore(open);
    const aMissing = (bookingId: number, more: Partial<NewMissingRate> = {}): NewMissingRate => ({
      bookingId,
      country: 'FR',
      taken: [
        { category: 'standard', day: '2026-11-28' as LocalDate, name: 'VAT', percent: 19.5, country: 'DE' },
      ],
      since: new Date('2026-11-28T12:00:00.000Z'),
      ...more,
    });
    const book = () =>
      store().unitOfWork(async ({ bookings }) => {
        const booking = aBooking({ id: await bookings.nextId() });
        await bookings.add(booking);
        return booking.id;
      });
    const put = (missing: NewMissingRate) =>
      store().unitOfWork(({ missingRates }) => missingRates.put(missing));
    const listed = async (bookingId: number) =>
      (await store().read.missingRates.all(1000)).filter((each) => each.bookingId === bookingId);

    it('are listed newest first, one of a country for each booking, and go once', async () => {
      const bookingId = await book();
      const later = new Date('2026-11-29T12:00:00.000Z');
      await put(aMissing(bookingId));
      await put(aMissing(bookingId, { country: 'ES', since: new Date('2026-11-28T13:00:00.000Z') }));
      const [first] = (await listed(bookingId)).filter(({ country }) => country === 'FR');
      await put(aMissing(bookingId, { taken: [], since: later }));
      expect(await listed(bookingId)).toMatchObject([
        { country: 'FR', taken: [], since: later },
        { country: 'ES', taken: [{ day: '2026-11-28', percent: 19.5 }] },
      ]);
      const [french] = await listed(bookingId);
      expect(french?.id).toBe(first?.id);
      const id = french?.id ?? 0;
      expect(await store().read.missingRates.byId(id)).toEqual(french);
      const remove = () => store().unitOfWork(({ missingRates }) => missingRates.remove(id));
      expect([await remove(), await remove()]).toEqual([true, false]);
      expect(await store().read.missingRates.byId(id)).toBeNull();
      expect((await listed(bookingId)).map(({ country }) => country)).toEqual(['ES']);
      expect(await store().read.missingRates.all(1)).toHaveLength(1);
    });

    it('go with their booking', async () => {
      const bookingId = await book();
      await put(aMissing(bookingId));
      await store().unitOfWork(({ bookings }) => bookings.remove(bookingId));
      expect(await listed(bookingId)).toEqual([]);
    });
  });
