import type { NewPaymentMethod } from '@wondercast/core/money/payment/payment-method';
import { describe, expect, it } from 'vitest';
import { anAccount, aPaymentMethod } from '../support/builders.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

/** What every collection of payment methods must do. */
export const describePaymentMethods = (name: string, open: OpenStore) =>
  describe(`payment methods on ${name}`, () => {
    const store = usingStore(open);
    const account = async () => (await store().unitOfWork(({ accounts }) => accounts.add(anAccount()))).id;
    const add = (change: Partial<NewPaymentMethod>) =>
      store().unitOfWork(({ paymentMethods }) => paymentMethods.add(aPaymentMethod(change)));
    const ofAccount = (accountId: number) => store().read.paymentMethods.ofAccount(accountId);
    const defaultsOf = async (accountId: number) =>
      (await ofAccount(accountId)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

    it('keeps every field', async () => {
      const given = aPaymentMethod({
        accountId: await account(),
        cardBrand: DIFFICULT_TEXT,
        isDefault: true,
        providerId: 'pm_1',
      });
      const method = await add(given);
      expect(method).toEqual({ ...given, id: method.id });
      expect(await ofAccount(given.accountId)).toEqual([method]);
    });

    it('lists those of one account, newest first', async () => {
      const accountId = await account();
      const [older, newer] = [await add({ accountId }), await add({ accountId, expiryDate: null })];
      await add({ accountId: await account() });
      expect(await ofAccount(accountId)).toEqual([newer, older]);
    });

    it('removes one', async () => {
      const accountId = await account();
      const [kept, gone] = [await add({ accountId }), await add({ accountId })];
      await store().unitOfWork(({ paymentMethods }) => paymentMethods.remove(gone.id));
      expect(await ofAccount(accountId)).toEqual([kept]);
    });

    it('has one default, whichever was it before', async () => {
      const accountId = await account();
      const [first, second] = [await add({ accountId, isDefault: true }), await add({ accountId })];
      const other = await add({ accountId: await account(), isDefault: true });
      for (const id of [second.id, first.id, first.id]) {
        await store().unitOfWork(({ paymentMethods }) => paymentMethods.setDefault(accountId, id));
        expect(await defaultsOf(accountId)).toEqual([id]);
      }
      expect(await defaultsOf(other.accountId)).toEqual([other.id]);
    });

    it('takes no second default', async () => {
      const accountId = await account();
      await add({ accountId, isDefault: true });
      await expect(add({ accountId, isDefault: true })).rejects.toThrow();
      expect(await ofAccount(accountId)).toHaveLength(1);
    });

    it('has one default after many were made it at once, with the account held', async () => {
      const accountId = await account();
      const methods = await Promise.all(Array.from({ length: 8 }, () => add({ accountId })));
      const { failed } = await allAtOnce(8, (at) =>
        store().unitOfWork(async ({ accounts, paymentMethods }) => {
          await accounts.lock(accountId);
          await paymentMethods.setDefault(accountId, methods[at]?.id ?? 0);
        }),
      );
      expect(failed).toEqual([]);
      expect(await defaultsOf(accountId)).toHaveLength(1);
    });

    it('(without the guard: many firsts find no default yet)', async () => {
      const accountId = await account();
      const { succeeded } = await allAtOnce(8, async () => (await ofAccount(accountId)).length === 0);
      expect(succeeded.filter(Boolean).length).toBeGreaterThan(1);
    });
  });
