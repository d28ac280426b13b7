import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { RateChange } from '@wondercast/core/bookings/taxing/rates-of-days';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { LineTax } from '@wondercast/core/shop/tax/line-tax';
import { describe, expect, it } from 'vitest';
import { aLineTax } from '../core/tax/a-tax.ts';
import { aBookedLine, aBooking, aSession } from '../support/builders.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

const SUMMER: RateChange = {
  ...{ country: 'DE', region: null, category: 'standard', percent: 16, name: 'VAT', parts: [] },
  ...{ from: '2031-07-01' as LocalDate, until: '2031-09-01' as LocalDate },
};
const SPRING = '2031-05-01' as LocalDate;

/** What finding bookings that were agreed before another rate was set must do. */
export const describeTaxedBookings = (name: string, open: OpenStore) =>
  describe(`bookings taxed by the rate of another day on ${name}`, () => {
    const store = usingStore(open);
    const taxed = (tax: Partial<LineTax>): Pick<Booking, 'tax'> => ({
      tax: {
        entered: 'gross',
        zone: 'Europe/Berlin',
        rates: [aLineTax({ day: SPRING, ...tax })],
        units: [{ line: 0, from: 0, to: 0, rate: 0, addOns: [] }],
        isWithheldOutside: false,
      },
    });
    const book = (startsAt: string, tax: Pick<Booking, 'tax'>, state: 'agreed' | 'cancelled' = 'agreed') =>
      store().unitOfWork(async ({ bookings }) => {
        const agreed = { startsAt: new Date(startsAt), zone: 'UTC', minutes: 60 } as const;
        const lines = [aBookedLine({ sessions: [aSession({ state, agreed })] })];
        const booking = aBooking({ id: await bookings.nextId(), lines, ...tax });
        await bookings.add(booking);
        return booking.id;
      });
    const withOutdatedRates = (changes: readonly RateChange[], limit = 1000) =>
      store().read.taxedBookings.withOutdatedRates(changes, limit);

    it('are those with a session ahead while a rate of that place and category holds that they do not have', async () => {
      const first = await book('2031-07-01T12:00:00.000Z', taxed({}));
      // Midnight of Berlin is the evening before.
      const second = await book('2031-06-30T22:00:00.000Z', taxed({}));
      await book('2031-06-30T09:00:00.000Z', taxed({}));
      await book('2031-09-02T12:00:00.000Z', taxed({}));
      const sixteen = await book('2031-07-01T12:00:00.000Z', taxed({ percent: 16, day: SUMMER.from }));
      await book('2031-07-01T12:00:00.000Z', taxed({ reason: 'reverse-charge', percent: 0 }));
      await book('2031-07-01T12:00:00.000Z', taxed({ country: 'AT' }));
      await book('2031-07-01T12:00:00.000Z', taxed({ category: 'reduced' }));
      await book('2031-07-01T12:00:00.000Z', { tax: null });
      await book('2031-07-01T12:00:00.000Z', taxed({}), 'cancelled');
      expect(await withOutdatedRates([SUMMER])).toEqual([first, second]);
      expect(await withOutdatedRates([{ ...SUMMER, country: 'FR' }, SUMMER], 1)).toEqual([first]);
      for (const other of [
        { ...SUMMER, country: 'FR' },
        { ...SUMMER, region: 'DE-BE' },
      ])
        expect(await withOutdatedRates([other])).toEqual([]);
      // Whoever has another of that name or percentage is one.
      expect(await withOutdatedRates([{ ...SUMMER, percent: 19 }])).toEqual([sixteen]);
    });

    it('are told by the days of a rate, at its place or for want of its rate', async () => {
      await book('2033-07-01T12:00:00.000Z', taxed({ country: 'PT', day: '2033-05-01' as LocalDate }));
      await book(
        '2033-07-01T12:00:00.000Z',
        taxed({ insteadOf: 'MT', region: 'DE-BE', day: '2033-05-02' as LocalDate }),
      );
      const span = (change: object) => ({
        ...{ country: 'PT', region: null, category: 'standard' as const, until: null },
        from: '2033-05-01' as LocalDate,
        ...change,
      });
      const asked = [
        span({}),
        span({ from: '2033-05-02' }),
        span({ from: '2033-01-01', until: '2033-05-01' }),
        span({ from: '2033-01-01', until: '2033-05-02' }),
        span({ category: 'reduced' }),
        span({ country: 'MT' }),
        span({ country: 'MT', region: 'MT-01' }),
        span({ country: 'MT', region: 'DE-BE' }),
      ];
      expect(await store().read.taxedBookings.taxedIn(asked)).toEqual([
        ...[true, false, false, true],
        ...[false, true, false, true],
      ]);
      expect(await store().read.taxedBookings.taxedIn([])).toEqual([]);
    });
  });
