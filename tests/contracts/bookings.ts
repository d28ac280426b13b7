import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { PAYMENT_USED, REFERENCE_TAKEN } from '@wondercast/core/bookings/booking/words';
import { minorUnits } from '@wondercast/core/kernel/money';
import { DEFAULT_POLICY } from '@wondercast/core/shop/policy/policy';
import { describe, expect, it } from 'vitest';
import {
  aBookedLine,
  aBooking,
  aCustomer,
  anAccount,
  anExperience,
  aSlot,
  day,
  unique,
  usd,
} from '../support/builders.ts';
import { meeting } from '../support/meeting.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, refused, usingStore } from './store-under-test.ts';

/** What every collection of bookings must do. */
export const describeBookings = (name: string, open: OpenStore) =>
  describe(`bookings on ${name}`, () => {
    const store = usingStore(open);
    const add = (change: Partial<Booking> = {}): Promise<Booking> =>
      store().unitOfWork(async ({ bookings }) => {
        const booking = aBooking({ id: await bookings.nextId(), ...change });
        await bookings.add(booking);
        return booking;
      });
    const account = async () => (await store().unitOfWork(({ accounts }) => accounts.add(anAccount()))).id;

    it('keeps every field, with lines and slots in their order', async () => {
      const { id: experienceId } = await store().unitOfWork(({ catalogue }) =>
        catalogue.addExperience(anExperience()),
      );
      const booking = await add({
        accountId: await account(),
        visitorKey: unique('visitor'),
        customer: aCustomer({
          companyName: DIFFICULT_TEXT,
          purchaseOrder: DIFFICULT_TEXT,
          firstName: DIFFICULT_TEXT,
          lastName: 'Ō, Jr',
        }),
        lines: [
          aBookedLine({
            experienceId,
            experience: { title: DIFFICULT_TEXT, slug: 'a', duration: '1 hour', imageUrl: '/a.webp' },
            selectedTier: 'ultimate',
            quantity: 3,
            tierPrice: usd(1700),
            addOns: [
              { id: 9, name: DIFFICULT_TEXT, price: usd(0.01) },
              { id: 2, name: 'Second', price: usd(20) },
            ],
            addOnsTotal: usd(20.01),
            headcount: 250,
            slots: [
              aSlot(),
              aSlot({ date: day('2026-03-29'), time: '2:30', meridiem: 'PM', zone: 'PDT' }),
              aSlot({ time: 'after lunch' }),
            ],
          }),
          aBookedLine({
            policy: DEFAULT_POLICY,
            experience: null,
            slots: [aSlot({ zone: 'UTC' })],
          }),
        ],
        subtotal: usd(6150.03),
        discount: {
          code: 'TEN',
          description: DIFFICULT_TEXT,
          amount: usd(615),
          terms: { type: 'percentage', value: 10.25, leastOrder: usd(100) },
        },
        fees: [
          {
            kind: 'cancellation',
            amount: usd(40.5),
            reason: DIFFICULT_TEXT,
            session: { line: 0, unit: 1 },
            at: new Date('2026-03-02T10:00:00.123Z'),
          },
        ],
        total: usd(5575.53),
        state: 'confirmed',
        confirmedBySessions: true,
        paymentStatus: 'paid',
        deliveryStatus: 'delivered',
        paymentIntentId: unique('pi'),
      });
      expect(await store().read.bookings.byId(booking.id)).toEqual(booking);
      expect(await store().read.bookings.byReference(booking.reference)).toEqual(booking);
    });

    it('keeps what may be missing as null, and a blank phone as blank', async () => {
      const booking = await add({ customer: aCustomer({ companyName: null, phoneNumber: '' }) });
      expect(await store().read.bookings.byId(booking.id)).toEqual(booking);
    });

    it('keeps a discount without a description', async () => {
      const booking = await add({ discount: { code: 'X', description: null, amount: usd(1), terms: null } });
      expect((await store().read.bookings.byId(booking.id))?.discount).toEqual(booking.discount);
    });

    it('keeps sums beyond 32 bits and a line of a thousand units', async () => {
      const slots = Array.from({ length: 1000 }, (_, unit) =>
        unit % 2 ? aSlot() : aSlot({ date: day('2028-02-29') }),
      );
      const booking = await add({
        lines: [aBookedLine({ quantity: 1000, tierPrice: minorUnits(100_000_000), slots })],
        subtotal: minorUnits(100_000_000_000),
      });
      expect(await store().read.bookings.byId(booking.id)).toEqual(booking);
    });

    it.each(['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2024-02-29', '1999-12-31'])(
      'keeps the day %s as written, whatever zone the machine is in',
      async (text) => {
        const booking = await add({ lines: [aBookedLine({ slots: [aSlot({ date: day(text) })] })] });
        expect((await store().read.bookings.byId(booking.id))?.lines[0]?.slots[0]?.date).toBe(text);
      },
    );

    it('knows no booking that is not there', async () => {
      const { bookings } = store().read;
      expect(await bookings.byId(2_000_000_000)).toBeNull();
      expect(await bookings.byReference(unique('WC'))).toBeNull();
      expect(await bookings.byTokenHash(unique('hash'))).toBeNull();
    });

    it('takes an id once, also when the unit of work that took it fails', async () => {
      let taken = 0;
      const failing = store().unitOfWork(async ({ bookings }) => {
        taken = await bookings.nextId();
        throw new Error('later');
      });
      await expect(failing).rejects.toThrow('later');
      expect((await add()).id).not.toBe(taken);
    });

    it('refuses a taken reference and a payment that has already bought', async () => {
      const { reference, paymentIntentId } = await add({ paymentIntentId: unique('pi') });
      await refused(add({ reference }), 'conflict', REFERENCE_TAKEN);
      await refused(add({ paymentIntentId }), 'conflict', PAYMENT_USED);
    });

    it('makes one booking of one payment when fifty try at once', async () => {
      const paymentIntentId = unique('pi');
      const { succeeded, failed } = await allAtOnce(50, () => add({ paymentIntentId }));
      expect(succeeded).toHaveLength(1);
      for (const error of failed) expect(error).toMatchObject({ kind: 'conflict', message: PAYMENT_USED });
    });

    it('gives one reference once when twenty want it at once', async () => {
      const reference = unique('WC').toUpperCase();
      const { succeeded, failed } = await allAtOnce(20, () => add({ reference }));
      expect(succeeded).toHaveLength(1);
      for (const error of failed) expect(error).toMatchObject({ kind: 'conflict', message: REFERENCE_TAKEN });
    });

    it('(without the guard: looking first finds the reference free more than once)', async () => {
      const reference = unique('WC').toUpperCase();
      const { succeeded } = await allAtOnce(20, async () => {
        if (await store().read.bookings.byReference(reference)) throw new Error('taken');
        await add({ reference: unique(reference) });
      });
      expect(succeeded.length).toBeGreaterThan(1);
    });

    it('lists the bookings of an account and of a visitor, newest first', async () => {
      const [accountId, visitorKey] = [await account(), unique('visitor')];
      const older = await add({ accountId, visitorKey, createdAt: new Date('2026-03-01T10:00:00.000Z') });
      const newer = await add({ accountId, visitorKey, createdAt: new Date('2026-03-02T10:00:00.000Z') });
      await add({ accountId: await account(), visitorKey: unique('visitor') });
      await add();
      expect(await store().read.bookings.ofAccount(accountId)).toEqual([newer, older]);
      expect(await store().read.bookings.ofVisitor(visitorKey)).toEqual([newer, older]);
      expect(await store().read.bookings.ofVisitor(unique('visitor'))).toEqual([]);
    });

    it('lists the sizes of an account’s bookings from behind a place on, also of several placed at once', async () => {
      const accountId = await account();
      const createdAt = new Date('2026-03-02T10:00:00.000Z');
      const oldest = await add({ accountId, createdAt: new Date('2026-03-01T10:00:00.000Z') });
      const [second, third] = [await add({ accountId, createdAt }), await add({ accountId, createdAt })];
      await add({ accountId: await account(), createdAt });
      const { bookings } = store().read;
      const units = ({ lines }: Booking) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const sizeOf = (booking: Booking) => ({
        id: booking.id,
        createdAt: booking.createdAt,
        units: units(booking),
      });
      expect(await bookings.sizesOfAccount(accountId, { limit: 2, after: null })).toEqual(
        [third, second].map(sizeOf),
      );
      expect(await bookings.sizesOfAccount(accountId, { limit: 2, after: second })).toEqual([sizeOf(oldest)]);
      expect(await bookings.countOfAccount(accountId)).toBe(3);
      expect(await bookings.byIds([oldest.id, third.id])).toEqual([third, oldest]);
    });

    it('opens a booking by the hash of its link, of which it may have several', async () => {
      const booking = await add();
      const hashes = [unique('hash'), unique('hash')];
      await store().unitOfWork(async ({ bookings }) => {
        for (const hash of hashes) await bookings.addToken(booking.id, hash);
      });
      for (const hash of hashes) expect(await store().read.bookings.byTokenHash(hash)).toEqual(booking);
    });

    it('confirms, and raises the version', async () => {
      const { id, version } = await add();
      await store().unitOfWork(({ bookings }) => bookings.setState(id, 'confirmed'));
      expect(await store().read.bookings.byId(id)).toMatchObject({
        state: 'confirmed',
        version: version + 1,
      });
      await store().unitOfWork(({ bookings }) => bookings.setState(id, 'unconfirmed'));
      expect(await store().read.bookings.byId(id)).toMatchObject({ state: 'unconfirmed' });
    });

    it('a state that is set is not the sessions’', async () => {
      const { id } = await add({ state: 'confirmed', confirmedBySessions: true });
      await store().unitOfWork(({ bookings }) => bookings.setState(id, 'confirmed'));
      expect(await store().read.bookings.byId(id)).toMatchObject({
        state: 'confirmed',
        confirmedBySessions: false,
      });
    });

    it('removes everything that hangs on a booking, and nothing else', async () => {
      const [booking, other] = [await add({ paymentIntentId: unique('pi') }), await add()];
      const { id: bookingId } = booking;
      const [hash, otherHash] = [unique('hash'), unique('hash')];
      const once = { scope: 'POST /bookings visitor', key: unique('key'), fingerprint: 'f' };
      const now = new Date();
      await store().unitOfWork(async ({ bookings, bookingMails, answers }) => {
        await bookings.addToken(bookingId, hash);
        await bookings.addToken(other.id, otherHash);
        await bookingMails.record({
          bookingId,
          kind: 'booking-received',
          messageId: 'm',
          error: null,
          at: now,
        });
        await answers.claim(once, now);
        await answers.record(once, { status: 201, body: { firstName: 'Mara' } }, bookingId);
      });
      await store().unitOfWork(({ bookings }) => bookings.remove(bookingId));
      const { read } = store();
      expect(await read.bookings.byId(bookingId)).toBeNull();
      expect(await read.bookings.byReference(booking.reference)).toBeNull();
      expect(await read.bookings.byTokenHash(hash)).toBeNull();
      expect(await read.bookingMails.of(bookingId)).toEqual([]);
      expect(await read.bookings.byTokenHash(otherHash)).toEqual(other);
      // The answer held the customer's data: its key is free, as if it had never been used.
      expect(await store().unitOfWork(({ answers }) => answers.claim(once, now))).toBeNull();
      await expect(add({ reference: booking.reference })).resolves.toBeDefined();
    });

    it('removes nothing for a booking that is not there', async () => {
      await expect(
        store().unitOfWork(({ bookings }) => bookings.remove(2_000_000_000)),
      ).resolves.toBeUndefined();
    });

    it('lets one unit of work at a time decide about a locked booking', async () => {
      const { id } = await add();
      const seen: (string | undefined)[] = [];
      await allAtOnce(5, () =>
        store().unitOfWork(async ({ bookings }) => {
          const locked = await bookings.lock(id);
          seen.push(locked?.state);
          // A round trip in which the others would get in.
          await bookings.byId(id);
          await bookings.setState(id, 'confirmed');
        }),
      );
      expect(seen.toSorted()).toEqual(['confirmed', 'confirmed', 'confirmed', 'confirmed', 'unconfirmed']);
    });

    it('(without the lock: all of them decide on the same old state)', async () => {
      const { id } = await add();
      const seen: (string | undefined)[] = [];
      const all = meeting(5);
      await allAtOnce(5, async () => {
        const found = await store().read.bookings.byId(id);
        seen.push(found?.state);
        await all();
        await store().unitOfWork(({ bookings }) => bookings.setState(id, 'confirmed'));
      });
      expect(seen.filter((state) => state === 'unconfirmed').length).toBeGreaterThan(1);
    });

    it('locks nothing that is not there', async () => {
      expect(await store().unitOfWork(({ bookings }) => bookings.lock(2_000_000_000))).toBeNull();
    });
  });
