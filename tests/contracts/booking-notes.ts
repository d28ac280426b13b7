import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { EVERY_BOOKING, NEWEST_FIRST, wordsOf } from '@wondercast/core/desk/office/register';
import { describe, expect, it } from 'vitest';
import { aBooking, aCustomer, unique } from '../support/builders.ts';
import { DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

/** What every collection of bookings must do when their customer is corrected, and what is written down about them. */
export const describeBookingNotes = (name: string, open: OpenStore) =>
  describe(`corrections and notes of bookings on ${name}`, () => {
    const store = usingStore(open);
    const add = (change: Partial<Booking> = {}): Promise<Booking> =>
      store().unitOfWork(async ({ bookings }) => {
        const booking = aBooking({ id: await bookings.nextId(), ...change });
        await bookings.add(booking);
        return booking;
      });
    const at = new Date('2026-03-01T10:00:00.000Z');
    const note = (bookingId: number, text: string) =>
      store().unitOfWork(({ bookingNotes }) => bookingNotes.add({ bookingId, text, author: 'jules', at }));
    const notesOf = async (id: number) => (await store().read.bookingNotes.of(id)).map(({ text }) => text);

    it('keeps where its partner’s site is gone back to, until its customer is forgotten', async () => {
      const partner = {
        id: 7,
        name: 'Northlight',
        commission: 5,
        returnUrl: 'https://travel.example/orders/1',
      };
      const booking = await add({ partner });
      const stored = async () => (await store().read.bookings.byId(booking.id))?.partner;
      expect(await stored()).toEqual(partner);
      await store().unitOfWork(({ bookings }) => bookings.setCustomer(booking));
      expect(await stored()).toEqual(partner);
      await store().unitOfWork(({ bookings }) => bookings.anonymise([booking.id]));
      expect(await stored()).toEqual({ ...partner, returnUrl: null });
    });

    it('keeps who is invoiced, and where', async () => {
      const billing = {
        name: DIFFICULT_TEXT,
        lines: ['Lindengasse 4', DIFFICULT_TEXT],
        postalCode: '1070',
        city: 'Vienna',
        country: 'AT',
        region: 'AT-9',
        taxNumber: 'ATU13585627',
      };
      const booking = await add({ billing });
      const stored = async () => (await store().read.bookings.byId(booking.id))?.billing;
      expect(await stored()).toEqual(billing);
      await store().unitOfWork(({ bookings }) => bookings.setCustomer({ ...booking, billing: null }));
      expect(await stored()).toBeNull();
      await store().unitOfWork(({ bookings }) => bookings.saveAmendment({ ...booking, billing }, []));
      expect(await stored()).toEqual(billing);
      await store().unitOfWork(({ bookings }) => bookings.anonymise([booking.id]));
      expect(await stored()).toEqual(billing);
    });

    it('writes every field of a customer, finds the booking by them, and raises the version', async () => {
      const booking = await add({ customer: aCustomer({ specialRequests: DIFFICULT_TEXT }) });
      expect(await store().read.bookings.byId(booking.id)).toEqual(booking);
      const lastName = unique('Okonkwo');
      const customer = {
        companyName: null,
        purchaseOrder: DIFFICULT_TEXT,
        firstName: DIFFICULT_TEXT,
        lastName,
        email: 'ada@southlight.example',
        phoneNumber: '',
        specialRequests: 'No stairs\nand captions',
      };
      await store().unitOfWork(({ bookings }) => bookings.setCustomer({ ...booking, customer }));
      expect(await store().read.bookings.byId(booking.id)).toEqual({
        ...booking,
        customer,
        version: booking.version + 1,
      });
      const { bookings } = await store().read.register.page(
        { filter: { ...EVERY_BOOKING, words: wordsOf(lastName) }, order: NEWEST_FIRST },
        { limit: 5, after: null },
      );
      expect(bookings.map(({ id }) => id)).toEqual([booking.id]);
    });

    it('ends every link of a booking, and none of another', async () => {
      const [booking, other] = [await add(), await add()];
      const [first, second, kept] = [unique('hash'), unique('hash'), unique('hash')];
      const of = (bookingId: number) => ({ bookingId, line: 0, unit: 0, round: 1 });
      await store().unitOfWork(async ({ bookings, sessionLinks }) => {
        await bookings.addToken(booking.id, first);
        await bookings.addToken(booking.id, second);
        await bookings.addToken(other.id, kept);
        await sessionLinks.add(of(booking.id), first, at);
        await sessionLinks.add(of(other.id), kept, at);
        await bookings.revokeTokens(booking.id, at);
        await sessionLinks.revoke(booking.id);
      });
      const { bookings, sessionLinks } = store().read;
      for (const hash of [first, second]) expect(await bookings.byTokenHash(hash)).toBeNull();
      expect(await sessionLinks.byTokenHash(first)).toBeNull();
      expect(await bookings.byTokenHash(kept)).toEqual(other);
      expect(await sessionLinks.byTokenHash(kept)).toEqual(of(other.id));
    });

    it('keeps notes, newest first, and removes one of its own booking', async () => {
      const [booking, other] = [await add(), await add()];
      const first = await note(booking.id, DIFFICULT_TEXT);
      await note(booking.id, 'Second');
      expect(first).toMatchObject({ bookingId: booking.id, text: DIFFICULT_TEXT, author: 'jules', at });
      expect(await notesOf(booking.id)).toEqual(['Second', DIFFICULT_TEXT]);
      const remove = (bookingId: number) =>
        store().unitOfWork(({ bookingNotes }) => bookingNotes.remove(bookingId, first.id));
      expect(await remove(other.id)).toBe(false);
      expect(await remove(booking.id)).toBe(true);
      expect(await remove(booking.id)).toBe(false);
      expect(await notesOf(booking.id)).toEqual(['Second']);
    });

    it('forgets notes and requests with an account, and everything with the booking', async () => {
      const [anonymous, gone] = [
        await add({ customer: aCustomer({ specialRequests: 'No stairs' }) }),
        await add(),
      ];
      await note(anonymous.id, 'Knows Mara');
      await note(gone.id, 'Knows Ada');
      await store().unitOfWork(async ({ bookings }) => {
        await bookings.anonymise([anonymous.id]);
        await bookings.remove(gone.id);
      });
      expect(await notesOf(anonymous.id)).toEqual([]);
      expect(await notesOf(gone.id)).toEqual([]);
      expect((await store().read.bookings.byId(anonymous.id))?.customer.specialRequests).toBeNull();
    });
  });
