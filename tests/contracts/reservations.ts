import { randomUUID } from 'node:crypto';
import { minorUnits } from '@wondercast/core/kernel/money';
import { describe, expect, it } from 'vitest';
import { NO_CONTACT, type Reservation } from '../../adapters/octo/reservation.ts';
import { aBooking, unique } from '../support/builders.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

const AT = new Date('2026-03-01T10:00:00.123Z');
const later = (minutes: number): Date => new Date(AT.getTime() + minutes * 60_000);

const aReservation = (change: Partial<Reservation> = {}): Reservation => ({
  partnerId: 1_000_000 + Math.floor(Math.random() * 1_000_000),
  uuid: randomUUID(),
  fingerprint: 'as sent',
  holdId: unique('hold'),
  bookingId: null,
  quote: { lines: [], subtotal: minorUnits(99_000), discount: null, total: minorUnits(99_000) },
  resellerReference: DIFFICULT_TEXT,
  notes: null,
  contact: { ...NO_CONTACT, firstName: DIFFICULT_TEXT, locales: ['sv', 'en'] },
  guests: [{ uuid: randomUUID(), resellerReference: null, contact: NO_CONTACT }],
  emailReceipt: true,
  voucher: null,
  createdAt: AT,
  updatedAt: AT,
  expiresAt: later(30),
  confirmedAt: null,
  cancelledAt: null,
  cancelReason: null,
  ...change,
});

/** What every collection of resellers' reservations must do. */
export const describeReservations = (name: string, open: OpenStore) =>
  describe(`reservations of resellers on ${name}`, () => {
    const store = usingStore(open);
    const add = (reservation: Reservation) =>
      store().unitOfWork(({ reservations }) => reservations.add(reservation));
    const added = async (change: Partial<Reservation> = {}): Promise<Reservation> => {
      const reservation = aReservation(change);
      expect(await add(reservation)).toBe(true);
      return reservation;
    };
    const save = (reservation: Reservation) =>
      store().unitOfWork(({ reservations }) => reservations.save(reservation));
    const read = () => store().read.reservations;
    const aBookingId = () =>
      store().unitOfWork(async ({ bookings }) => {
        const booking = aBooking({ id: await bookings.nextId() });
        await bookings.add(booking);
        return booking.id;
      });

    it('keeps every field, and every change', async () => {
      const reservation = await added();
      expect(await read().byUuid(reservation)).toEqual(reservation);
      const changed: Reservation = {
        ...reservation,
        bookingId: await aBookingId(),
        quote: { ...reservation.quote, total: minorUnits(1) },
        resellerReference: null,
        notes: DIFFICULT_TEXT,
        contact: NO_CONTACT,
        guests: [],
        emailReceipt: false,
        voucher: unique('voucher'),
        holdId: unique('hold'),
        updatedAt: later(1),
        expiresAt: later(2),
        confirmedAt: later(3),
        cancelledAt: later(4),
        cancelReason: DIFFICULT_TEXT,
      };
      await save(changed);
      expect(await read().byUuid(reservation)).toEqual(changed);
      expect(await store().unitOfWork(({ reservations }) => reservations.lock(reservation))).toEqual(changed);
      expect(await read().byVoucher(changed.voucher ?? '')).toEqual(changed);
      expect(await read().ofBooking(changed.partnerId, changed.bookingId ?? 0)).toEqual(changed);
      expect(await read().ofBooking(changed.partnerId + 1, changed.bookingId ?? 0)).toBeNull();
    });

    it('gives a uuid once to each partner, to one of many at once', async () => {
      const reservation = aReservation();
      const { succeeded, failed } = await allAtOnce(6, () => add(reservation));
      expect(failed).toEqual([]);
      expect(succeeded.toSorted()).toEqual([false, false, false, false, false, true]);
      expect(await add({ ...reservation, fingerprint: 'another' })).toBe(false);
      expect(await read().byUuid(reservation)).toEqual(reservation);
      expect(await add({ ...reservation, partnerId: 1 + reservation.partnerId })).toBe(true);
      expect(await read().byUuid({ ...reservation, partnerId: 2 + reservation.partnerId })).toBeNull();
    });

    it('finds those of a partner by its reference, newest first', async () => {
      const first = await added({ resellerReference: unique('R') });
      const second = await added({ ...first, uuid: randomUUID(), createdAt: later(1) });
      await added({ ...first, partnerId: first.partnerId + 1 });
      const { partnerId, resellerReference } = first;
      const found = (limit: number) => read().byReference(partnerId, resellerReference ?? '', limit);
      expect(await found(10)).toEqual([second, first]);
      expect(await found(1)).toEqual([second]);
    });

    it('forgets what was over by then, but nothing that was booked', async () => {
      const over = await added({ expiresAt: new Date('2020-01-01T00:00:00Z') });
      const booked = await added({ expiresAt: over.expiresAt, bookingId: await aBookingId() });
      const open = await added();
      await store().unitOfWork(({ reservations }) => reservations.expire(new Date('2020-01-02T00:00:00Z')));
      expect(await read().byUuid(over)).toBeNull();
      expect(await read().byUuid(booked)).toEqual(booked);
      expect(await read().byUuid(open)).toEqual(open);
    });

    it('goes with its booking', async () => {
      const booked = await added({ bookingId: await aBookingId() });
      await store().unitOfWork(({ bookings }) => bookings.remove(booked.bookingId ?? 0));
      expect(await read().byUuid(booked)).toBeNull();
    });
  });
