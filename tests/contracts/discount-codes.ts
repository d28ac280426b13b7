import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { checkDiscount, type NewDiscountCode } from '@wondercast/core/buying/discount/discount';
import { describe, expect, it } from 'vitest';
import { aBooking, aCustomer, aDiscountCode, anAccount, unique, usd } from '../support/builders.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const SUBTOTAL = usd(1000);

/** What every collection of discount codes must do. */
export const describeDiscountCodes = (name: string, open: OpenStore) =>
  describe(`discount codes on ${name}`, () => {
    const store = usingStore(open);
    const add = (change: Partial<NewDiscountCode> = {}) =>
      store().unitOfWork(({ discountCodes }) => discountCodes.add(aDiscountCode(change)));
    const usesOf = async (code: string) => (await store().read.discountCodes.byCode(code))?.currentUses;
    /** A booking with one use of the code, or neither; answers the booking's id where there is one. */
    const book = (code: string, subtotal = SUBTOTAL, now = NOW) =>
      store().unitOfWork(async ({ bookings, discountCodes }) => {
        const id = await bookings.nextId();
        await bookings.add(aBooking({ id }));
        if (!(await discountCodes.redeem(code, id, subtotal, now))) throw new Error('not redeemed');
        return id;
      });

    /** Whether a booking counts a use. */
    const bookedWith = (code: string, change: Partial<Booking>) =>
      store().unitOfWork(async ({ bookings, discountCodes }) => {
        const id = await bookings.nextId();
        await bookings.add(aBooking({ ...change, id }));
        return discountCodes.redeem(code, id, SUBTOTAL, NOW);
      });

    it('keeps every field', async () => {
      const given = aDiscountCode({
        code: unique('ÜML').toUpperCase(),
        description: DIFFICULT_TEXT,
        discountType: 'fixed',
        discountValue: 12.34,
        minOrderAmount: usd(1_000_000),
        maxUses: 7,
        active: false,
        validFrom: new Date('2026-01-01T00:00:00.123Z'),
        validUntil: new Date('2026-12-31T23:59:59.999Z'),
      });
      const added = await add(given);
      expect(added).toMatchObject(given);
      expect(await store().read.discountCodes.byCode(given.code)).toEqual(added);
    });

    it('starts unused at version 1, and keeps what is without limit as null', async () => {
      const { code } = await add();
      expect(await store().read.discountCodes.byCode(code)).toMatchObject({
        currentUses: 0,
        version: 1,
        maxUses: null,
        validUntil: null,
        createdAt: expect.any(Date),
        updatedAt: expect.any(Date),
      });
    });

    it('knows no code that is not there', async () => {
      expect(await store().read.discountCodes.byCode(unique('NONE'))).toBeNull();
    });

    it('counts one use with the booking, which is no edit of the code', async () => {
      const { code, version, updatedAt } = await add();
      await book(code);
      expect(await store().read.discountCodes.byCode(code)).toMatchObject({
        currentUses: 1,
        version,
        updatedAt,
      });
    });

    it.each<[string, Partial<NewDiscountCode>]>([
      ['inactive', { active: false }],
      ['not valid yet', { validFrom: new Date(NOW.getTime() + 1) }],
      ['expired', { validUntil: new Date(NOW.getTime() - 1) }],
      ['without uses', { maxUses: 0 }],
      ['meant for larger orders', { minOrderAmount: usd(1000.01) }],
    ])('does not redeem a code that is %s', async (_, change) => {
      const { code } = await add(change);
      await expect(book(code)).rejects.toThrow('not redeemed');
      expect(await usesOf(code)).toBe(0);
    });

    it('redeems at the very edge of its conditions', async () => {
      const { code } = await add({ validFrom: NOW, validUntil: NOW, minOrderAmount: SUBTOTAL, maxUses: 1 });
      await book(code);
      expect(await usesOf(code)).toBe(1);
    });

    it('redeems a code that counts once a customer for one booking of an account or an address', async () => {
      const { code } = await add({ oncePerCustomer: true });
      const { id: accountId } = await store().unitOfWork(({ accounts }) => accounts.add(anAccount()));
      const of = (email: string, account: number | null = null) =>
        bookedWith(code, { accountId: account, customer: aCustomer({ email }) });
      const [mara, noor] = [`${unique('mara')}@x.example`, `${unique('noor')}@x.example`];
      expect(await of(mara, accountId)).toBe(true);
      expect(await of(mara.toUpperCase())).toBe(false);
      expect(await of(noor, accountId)).toBe(false);
      expect(await of(noor)).toBe(true);
      expect(await usesOf(code)).toBe(2);
      const usedBy = (email: string | null, account: number | null) =>
        store().read.discountCodes.usedBy(code, { accountId: account, email });
      expect(await usedBy(null, accountId)).toBe(true);
      expect(await usedBy(noor.toUpperCase(), null)).toBe(true);
      expect(await usedBy(`${unique('ada')}@x.example`, null)).toBe(false);
      expect(await usedBy(null, null)).toBe(false);
    });

    it('gives a deleted booking’s use back to its customer, and takes a paid one once', async () => {
      const { code } = await add({ oncePerCustomer: true });
      const customer = aCustomer({ email: `${unique('mara')}@x.example` });
      const paid = () =>
        store().unitOfWork(async ({ bookings, discountCodes }) => {
          const id = await bookings.nextId();
          await bookings.add(aBooking({ id, customer }));
          return { id, counted: await discountCodes.redeemPaid(code, id, NOW, null) };
        });
      const first = await paid();
      expect(first.counted).toBe('counted');
      expect((await paid()).counted).toBe('used-up');
      await store().unitOfWork(({ discountCodes }) => discountCodes.giveBack(first.id));
      expect(await bookedWith(code, { customer })).toBe(true);
    });

    it.each([
      [true, 1],
      // The twin: where nobody asks for it, all of them count.
      [false, 6],
    ])(
      'counts bookings of one customer that are placed at the same moment (once: %s): %i',
      async (oncePerCustomer, uses) => {
        const { code } = await add({ oncePerCustomer });
        const customer = aCustomer({ email: `${unique('mara')}@x.example` });
        const { succeeded } = await allAtOnce(6, () => bookedWith(code, { customer }));
        expect(succeeded.filter(Boolean)).toHaveLength(uses);
        expect(await usesOf(code)).toBe(uses);
      },
    );

    it('does not redeem a code that does not exist', async () => {
      await expect(book(unique('NONE'))).rejects.toThrow('not redeemed');
    });

    it('takes the use back when the unit of work fails', async () => {
      const { code } = await add();
      const failing = store().unitOfWork(async ({ bookings, discountCodes }) => {
        const id = await bookings.nextId();
        await bookings.add(aBooking({ id }));
        await discountCodes.redeem(code, id, SUBTOTAL, NOW);
        throw new Error('later');
      });
      await expect(failing).rejects.toThrow('later');
      expect(await usesOf(code)).toBe(0);
    });

    it('gives a use back once, however often it is asked', async () => {
      const { code } = await add({ maxUses: 2 });
      const id = await book(code);
      await book(code);
      const giveBack = () => store().unitOfWork(({ discountCodes }) => discountCodes.giveBack(id));
      await giveBack();
      await giveBack();
      expect(await usesOf(code)).toBe(1);
      await book(code);
      await expect(book(code)).rejects.toThrow('not redeemed');
    });

    it('gives nothing back for a booking that used no code', async () => {
      const { code } = await add();
      await book(code);
      await store().unitOfWork(async ({ bookings, discountCodes }) => {
        const id = await bookings.nextId();
        await bookings.add(aBooking({ id }));
        await discountCodes.giveBack(id);
      });
      expect(await usesOf(code)).toBe(1);
    });

    it('redeems a code with ten uses exactly ten times when fifty try at once', async () => {
      const { code } = await add({ maxUses: 10 });
      const { succeeded, failed } = await allAtOnce(50, () => book(code));
      expect([succeeded.length, failed.length]).toEqual([10, 40]);
      expect(await usesOf(code)).toBe(10);
    });

    it('(without the guard: checking first and booking then lets more than ten through)', async () => {
      const { code } = await add({ maxUses: 10 });
      const { succeeded } = await allAtOnce(50, async () => {
        const check = checkDiscount(await store().read.discountCodes.byCode(code), SUBTOTAL, NOW);
        if (!check.valid) throw new Error(check.error);
        await store().unitOfWork(async ({ bookings }) =>
          bookings.add(aBooking({ id: await bookings.nextId() })),
        );
      });
      expect(succeeded.length).toBeGreaterThan(10);
    });

    it('never loses a use or a return when both happen at once', async () => {
      const { code } = await add({ maxUses: 100 });
      const early = (await allAtOnce(10, () => book(code))).succeeded;
      await allAtOnce(20, (at) =>
        at < 10
          ? store().unitOfWork(({ discountCodes }) => discountCodes.giveBack(early[at] ?? 0))
          : book(code).then(() => {}),
      );
      expect(await usesOf(code)).toBe(10);
    });
  });
