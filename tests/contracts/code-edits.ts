import type { NewDiscountCode } from '@wondercast/core/buying/discount/discount';
import type { UnitOfWork } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { aBooking, aDiscountCode, unique, usd } from '../support/builders.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

const AT = new Date('2026-06-01T12:00:00.123Z');

/** What every collection of discount codes must do when codes are edited. */
export const describeCodeEdits = (name: string, open: OpenStore) =>
  describe(`edits of discount codes on ${name}`, () => {
    const store = usingStore(open);
    const unitOfWork: UnitOfWork = (work) => store().unitOfWork(work);
    const add = (change: Partial<NewDiscountCode> = {}) =>
      unitOfWork(({ discountCodes }) => discountCodes.add(aDiscountCode(change)));
    const change = (id: number, given: Partial<NewDiscountCode>) =>
      unitOfWork(({ discountCodes }) => discountCodes.change(id, given, AT));
    const byId = (id: number) => store().read.discountCodes.byId(id);
    const book = (code: string) =>
      unitOfWork(async ({ bookings, discountCodes }) => {
        const id = await bookings.nextId();
        const discount = { code, description: null, amount: usd(99), terms: null };
        await bookings.add(aBooking({ id, discount }));
        if (!(await discountCodes.redeem(code, id, usd(990), AT))) throw new Error('not redeemed');
        return id;
      });

    it('changes what is given, and nothing else', async () => {
      const before = await add({ maxUses: 3, validUntil: new Date('2030-01-01T00:00:00.000Z') });
      const given = {
        code: unique('OTHER').toUpperCase(),
        description: DIFFICULT_TEXT,
        discountType: 'fixed',
        discountValue: 250.55,
        minOrderAmount: usd(1_000_000),
        active: false,
        validFrom: new Date('2026-01-01T00:00:00.123Z'),
      } as const;
      const after = await change(before.id, given);
      expect(after).toEqual({ ...before, ...given, updatedAt: AT, version: 2 });
      expect(await byId(before.id)).toEqual(after);
      expect(await store().read.discountCodes.byCode(before.code)).toBeNull();
      expect(await change(before.id, { maxUses: null, validUntil: null })).toEqual({
        ...after,
        maxUses: null,
        validUntil: null,
        version: 3,
      });
    });

    it('keeps its uses under another name, and gives them back', async () => {
      const { id, code } = await add({ maxUses: 2 });
      const booking = await book(code);
      const renamed = await change(id, { code: unique('NEW').toUpperCase() });
      expect(renamed.currentUses).toBe(1);
      await book(renamed.code);
      await unitOfWork(({ discountCodes }) => discountCodes.giveBack(booking));
      expect((await byId(id))?.currentUses).toBe(1);
    });

    it('is gone when it is removed, and bookings that used it stay whole', async () => {
      const { id, code } = await add();
      const booking = await book(code);
      const before = await store().read.bookings.byId(booking);
      await unitOfWork(({ discountCodes }) => discountCodes.remove(id));
      expect(await byId(id)).toBeNull();
      expect(await store().read.discountCodes.byCode(code)).toBeNull();
      expect(await store().read.bookings.byId(booking)).toEqual(before);
      await unitOfWork(({ discountCodes }) => discountCodes.giveBack(booking));
      expect((await add({ code })).currentUses).toBe(0);
    });

    it('is not used while its editor has it', async () => {
      const { id, code } = await add({ maxUses: 20 });
      const { failed } = await allAtOnce(21, (at) =>
        at === 10
          ? unitOfWork(async ({ discountCodes }) => {
              const found = await discountCodes.lock(id);
              // A round trip in which the others would get in.
              await discountCodes.byId(id);
              await discountCodes.change(id, { maxUses: found?.currentUses ?? 0 }, AT);
            })
          : book(code).then(() => {}),
      );
      const after = await byId(id);
      expect(after?.currentUses).toBe(after?.maxUses);
      expect(failed).toHaveLength(20 - (after?.currentUses ?? 0));
      for (const error of failed) expect(String(error)).toContain('not redeemed');
    });
  });
