import { describe, expect, it } from 'vitest';
import { aBooking } from '../support/builders.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

/** What every log of booking mails must do. */
export const describeBookingMails = (name: string, open: OpenStore) =>
  describe(`booking mails on ${name}`, () => {
    const store = usingStore(open);

    it('keeps what was sent about a booking, newest first', async () => {
      const bookingId = await store().unitOfWork(async ({ bookings }) => {
        const id = await bookings.nextId();
        await bookings.add(aBooking({ id }));
        return id;
      });
      const sentAt = new Date('2026-03-01T10:00:00.123Z');
      const received = { bookingId, kind: 'booking-received', messageId: 'a@shop.example', sentAt };
      const invoice = { bookingId, kind: 'invoice', messageId: 'b@shop.example', sentAt };
      await store().unitOfWork(({ bookingMails }) => bookingMails.add(received));
      await store().unitOfWork(({ bookingMails }) => bookingMails.add(invoice));
      expect(await store().read.bookingMails.of(bookingId)).toEqual([invoice, received]);
      expect(await store().read.bookingMails.of(2_000_000_000)).toEqual([]);
    });
  });
