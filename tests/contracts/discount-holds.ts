import type { NewDiscountCode } from '@wondercast/core/buying/discount/discount';
import { describe, expect, it } from 'vitest';
import { aBooking, aDiscountCode, unique, usd } from '../support/builders.ts';
import { allAtOnce, type OpenStore, usingStore } from './store-under-test.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const LATER = new Date('2026-03-01T10:15:00.000Z');
const SUBTOTAL = usd(1000);

/** What reserving uses of a code must do (decision 022). */
export const describeDiscountHolds = (name: string, open: OpenStore) =>
  describe(`reserved uses on ${name}`, () => {
    const store = usingStore(open);
    const add = async (change: Partial<NewDiscountCode> = {}) =>
      (await store().unitOfWork(({ discountCodes }) => discountCodes.add(aDiscountCode(change)))).code;
    const hold = (code: string, holder: string, intentId = unique('pi'), now = NOW, until = LATER) =>
      store().unitOfWork(({ discountCodes }) =>
        discountCodes.hold(code, { holder, source: null, intentId, until }, now),
      );
    const usesOf = async (code: string) => (await store().read.discountCodes.byCode(code))?.currentUses;
    const heldOf = (code: string, holder: string | null = null, now = NOW) =>
      store().read.discountCodes.held(code, now, holder);
    const book = <Result>(redeem: (bookingId: number, codes: DiscountCodes) => Promise<Result>) =>
      store().unitOfWork(async ({ bookings, discountCodes }) => {
        const id = await bookings.nextId();
        await bookings.add(aBooking({ id }));
        return redeem(id, discountCodes);
      });
    type DiscountCodes = ReturnType<typeof store>['read']['discountCodes'];
    const redeem = (code: string, holder: string | null = null, now = NOW) =>
      book((id, codes) => codes.redeem(code, id, SUBTOTAL, now, holder));
    const redeemPaid = (code: string, holder: string | null, now = NOW) =>
      book((id, codes) => codes.redeemPaid(code, id, now, holder));

    it('reserves the last use for one, and it counts as no use', async () => {
      const code = await add({ maxUses: 1 });
      expect(await hold(code, 'mara')).toBe('held');
      expect(await hold(code, 'noor')).toBe('used-up');
      expect(await redeem(code, 'noor')).toBe(false);
      expect(await redeem(code)).toBe(false);
      expect(await usesOf(code)).toBe(0);
      expect([await heldOf(code), await heldOf(code, 'noor'), await heldOf(code, 'mara')]).toEqual([1, 1, 0]);
    });

    it('reserves few of the uses for one place, however many holders come from there, also at once', async () => {
      const code = await add({ maxUses: 10 });
      const from = (source: string | null) =>
        store().unitOfWork(({ discountCodes }) =>
          discountCodes.hold(
            code,
            { holder: unique('v'), source, intentId: unique('pi'), until: LATER },
            NOW,
          ),
        );
      const { succeeded } = await allAtOnce(10, () => from('here'));
      expect(succeeded.toSorted()).toEqual([...Array(3).fill('held'), ...Array(7).fill('too-many')]);
      expect(await from('there')).toBe('held');
      expect(await redeem(code, 'noor')).toBe(true);
      const { succeeded: unbounded } = await allAtOnce(10, () => from(null));
      expect(unbounded.filter((held) => held === 'held')).toHaveLength(5);
      expect(await from('here')).toBe('used-up');
    });

    it('becomes the use of whoever has reserved it', async () => {
      const code = await add({ maxUses: 1 });
      await hold(code, 'mara');
      expect(await redeem(code, 'mara')).toBe(true);
      expect([await usesOf(code), await heldOf(code)]).toEqual([1, 0]);
    });

    it('is replaced by a second one of the same holder', async () => {
      const code = await add({ maxUses: 2 });
      await hold(code, 'mara');
      expect(await hold(code, 'mara')).toBe('held');
      expect(await heldOf(code)).toBe(1);
      expect(await hold(code, 'noor')).toBe('held');
    });

    it('ends by itself', async () => {
      const code = await add({ maxUses: 1 });
      await hold(code, 'mara');
      const almost = new Date(LATER.getTime() - 1);
      expect(await hold(code, 'noor', unique('pi'), almost, LATER)).toBe('used-up');
      expect(await heldOf(code, null, LATER)).toBe(0);
      expect(await hold(code, 'noor', unique('pi'), LATER, new Date(LATER.getTime() + 1))).toBe('held');
    });

    it('is let go of with its intent, and with no other', async () => {
      const code = await add({ maxUses: 2 });
      const [mine, other] = [unique('pi'), unique('pi')];
      await hold(code, 'mara', mine);
      await hold(code, 'noor', other);
      await store().unitOfWork(({ discountCodes }) => discountCodes.release(mine));
      await store().unitOfWork(({ discountCodes }) => discountCodes.release(unique('pi')));
      expect([await heldOf(code), await heldOf(code, 'noor')]).toEqual([1, 0]);
    });

    it('is not needed where there is no limit, and no code', async () => {
      expect(await hold(await add(), 'mara')).toBe('not-needed');
      expect(await hold(unique('NONE'), 'mara')).toBe('not-needed');
    });

    it('is not kept of work that fails', async () => {
      const code = await add({ maxUses: 1 });
      const failing = store().unitOfWork(async ({ discountCodes }) => {
        await discountCodes.hold(code, { holder: 'mara', source: null, intentId: 'pi_1', until: LATER }, NOW);
        throw new Error('later');
      });
      await expect(failing).rejects.toThrow('later');
      expect(await heldOf(code)).toBe(0);
    });

    it('counts for who has paid, though the code has ended meanwhile', async () => {
      const ended = { active: false, validUntil: new Date(NOW.getTime() - 1), minOrderAmount: usd(5000) };
      const code = await add({ maxUses: 1, ...ended });
      expect(await redeemPaid(code, 'mara')).toBe('counted');
      expect(await usesOf(code)).toBe(1);
    });

    it('takes nobody’s reservation for who has paid too late', async () => {
      const code = await add({ maxUses: 1 });
      await hold(code, 'noor');
      expect(await redeemPaid(code, 'mara')).toBe('used-up');
      expect(await redeemPaid(code, 'noor')).toBe('counted');
      expect(await redeemPaid(code, 'mara')).toBe('used-up');
      expect(await redeemPaid(unique('NONE'), 'mara')).toBe('gone');
      expect(await usesOf(code)).toBe(1);
    });

    it('gives ten uses to ten of fifty who reserve, use and pay at once', async () => {
      const code = await add({ maxUses: 10 });
      const { succeeded, failed } = await allAtOnce(60, async (at) => {
        if (at % 3 === 0) return (await hold(code, `holder-${at}`)) === 'held';
        if (at % 3 === 1) return redeem(code);
        return (await redeemPaid(code, `payer-${at}`)) === 'counted';
      });
      expect(failed).toEqual([]);
      expect(succeeded.filter(Boolean)).toHaveLength(10);
      expect(((await usesOf(code)) ?? 0) + (await heldOf(code))).toBe(10);
    });

    it('(without the guard: asking first and reserving then gives away more than there are)', async () => {
      const code = await add({ maxUses: 10 });
      const { succeeded } = await allAtOnce(50, async (at) => {
        const found = await store().read.discountCodes.byCode(code);
        if ((found?.currentUses ?? 0) + (await heldOf(code)) >= 10) throw new Error('used up');
        return store().unitOfWork(async () => at);
      });
      expect(succeeded.length).toBeGreaterThan(10);
    });
  });
