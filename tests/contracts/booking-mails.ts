import type { MailAttempt } from '@wondercast/core/bookings/booking/booking-mail';
import { describe, expect, it } from 'vitest';
import { aBooking, unique } from '../support/builders.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

/** What every log of booking mails must do. */
export const describeBookingMails = (name: string, open: OpenStore) =>
  describe(`booking mails on ${name}`, () => {
    const store = usingStore(open);
    const add = () =>
      store().unitOfWork(async ({ bookings }) => {
        const id = await bookings.nextId();
        await bookings.add(aBooking({ id }));
        return id;
      });
    const at = new Date('2026-03-01T10:00:00.123Z');
    const attempt = (bookingId: number, kind: string, error: string | null = null) => ({
      bookingId,
      kind,
      messageId: `${kind}@shop.example`,
      error,
      at,
    });
    const record = (given: MailAttempt) =>
      store().unitOfWork(({ bookingMails }) => bookingMails.record(given));

    it('keeps what was sent about a booking, newest first', async () => {
      const bookingId = await add();
      const [received, invoice] = [attempt(bookingId, 'booking-received'), attempt(bookingId, 'invoice')];
      await record(received);
      await record(invoice);
      expect(await store().read.bookingMails.of(bookingId)).toEqual([
        { ...invoice, state: 'sent', attempts: 1, recipient: null },
        { ...received, state: 'sent', attempts: 1, recipient: null },
      ]);
      expect(await store().read.bookingMails.of(2_000_000_000)).toEqual([]);
    });

    it('makes one entry of all attempts at a message', async () => {
      const bookingId = await add();
      await record(attempt(bookingId, 'invoice', 'refused'));
      await record({
        ...attempt(bookingId, 'invoice', '451 later'),
        at: new Date('2026-03-01T10:01:00.000Z'),
      });
      expect(await store().read.bookingMails.of(bookingId)).toMatchObject([
        { state: 'failed', attempts: 2, error: '451 later', at: new Date('2026-03-01T10:01:00.000Z') },
      ]);
      await record(attempt(bookingId, 'invoice'));
      expect(await store().read.bookingMails.of(bookingId)).toMatchObject([
        { state: 'sent', attempts: 3, error: null },
      ]);
    });

    it('keeps what a mail said, as it was last sent, until its booking is deleted', async () => {
      const [bookingId, other] = [await add(), await add()];
      const given = attempt(bookingId, 'invoice');
      const said = (text: string) => ({ recipient: 'mara@shop.example', subject: 'Your invoice', text });
      const asSent = (id: number) => store().read.bookingMails.asSent(id, given.messageId);
      await record({ ...given, error: 'refused' });
      expect(await asSent(bookingId)).toBeNull();
      await record({ ...given, error: 'refused', asSent: said('Pay soon.') });
      await record({ ...given, asSent: said('Pay by Friday.') });
      await record(given);
      expect(await asSent(bookingId)).toEqual(said('Pay by Friday.'));
      expect(await store().read.bookingMails.of(bookingId)).toEqual([
        { ...given, state: 'sent', attempts: 4, recipient: 'mara@shop.example' },
      ]);
      expect(await asSent(other)).toBeNull();
      await store().unitOfWork(({ bookings }) => bookings.remove(bookingId));
      expect(await asSent(bookingId)).toBeNull();
    });

    it('says of a mail that was kept back that it was, and why', async () => {
      const bookingId = await add();
      await record({ ...attempt(bookingId, 'invoice', 'Nobody is there'), isKeptBack: true });
      expect(await store().read.bookingMails.of(bookingId)).toEqual([
        {
          ...attempt(bookingId, 'invoice', 'Nobody is there'),
          state: 'kept-back',
          attempts: 1,
          recipient: null,
        },
      ]);
    });

    const claim = (bookingId: number, messageId: string, now = at) =>
      store().unitOfWork(({ bookingMails }) =>
        bookingMails.claim({ bookingId, messageId, now, until: new Date(now.getTime() + 60_000) }),
      );
    const later = (ms: number) => new Date(at.getTime() + ms);

    it('gives a mail to one of all who claim it at once, and to another when the claim has run out', async () => {
      const bookingId = await add();
      const claimed = await Promise.all(
        Array.from({ length: 5 }, () => claim(bookingId, 'one@shop.example')),
      );
      expect(claimed.filter(Boolean)).toHaveLength(1);
      expect(await claim(bookingId, 'other@shop.example')).toBe(true);
      expect(await claim(bookingId, 'one@shop.example', later(59_999))).toBe(false);
      expect(await claim(bookingId, 'one@shop.example', later(60_000))).toBe(true);
    });

    it('ends a claim for good once the mail was sent, and until the next when it was not', async () => {
      const bookingId = await add();
      const invoice = attempt(bookingId, 'invoice');
      expect(await claim(bookingId, invoice.messageId)).toBe(true);
      await record({ ...invoice, error: 'refused' });
      expect(await claim(bookingId, invoice.messageId)).toBe(true);
      await record(invoice);
      expect(await claim(bookingId, invoice.messageId, later(86_400_000))).toBe(false);
      // As a release before claims sends them.
      const unclaimed = attempt(bookingId, 'unclaimed');
      await record(unclaimed);
      expect(await claim(bookingId, unclaimed.messageId)).toBe(false);
    });

    it('gives nobody a mail about a booking that is gone', async () => {
      const bookingId = await add();
      expect(await claim(bookingId, 'one@shop.example')).toBe(true);
      await store().unitOfWork(({ bookings }) => bookings.remove(bookingId));
      expect(await claim(bookingId, 'one@shop.example', later(60_000))).toBe(false);
    });

    it('answers for several bookings, and for none', async () => {
      const [one, two, other] = [await add(), await add(), await add()];
      for (const id of [one, two, other]) await record(attempt(id, unique('kind')));
      const found = await store().read.bookingMails.ofBookings([one, two]);
      expect(new Set(found.map(({ bookingId }) => bookingId))).toEqual(new Set([one, two]));
      expect(await store().read.bookingMails.ofBookings([])).toEqual([]);
    });

    it('forgets an attempt about a booking that is gone', async () => {
      const bookingId = await add();
      await store().unitOfWork(({ bookings }) => bookings.remove(bookingId));
      await record(attempt(bookingId, 'late'));
      expect(await store().read.bookingMails.of(bookingId)).toEqual([]);
    });
  });
