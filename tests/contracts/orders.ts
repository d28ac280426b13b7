import { minorUnits } from '@wondercast/core/kernel/money';
import { describe, expect, it } from 'vitest';
import { aCustomer, anAccount, anOrder, day, usd } from '../support/builders.ts';
import { DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

/** What every collection of orders must do. */
export const describeOrders = (name: string, open: OpenStore) =>
  describe(`orders on ${name}`, () => {
    const store = usingStore(open);

    it('keeps every field', async () => {
      const { id: accountId } = await store().unitOfWork(({ accounts }) => accounts.add(anAccount()));
      const {
        purchaseOrder: _,
        specialRequests: __,
        ...customer
      } = aCustomer({ companyName: DIFFICULT_TEXT });
      const given = anOrder({
        accountId,
        items: [
          {
            experienceId: 7,
            title: DIFFICULT_TEXT,
            selectedTier: 'ultimate',
            quantity: 1000,
            tierPrice: usd(1700),
            addOns: [{ id: 3, name: DIFFICULT_TEXT, price: usd(0.5) }],
            addOnsTotal: usd(0.5),
            lineTotal: usd(1_700_500),
            problem: null,
          },
          {
            experienceId: 8,
            title: null,
            selectedTier: 'starter',
            quantity: 1,
            tierPrice: minorUnits(0),
            addOns: [],
            addOnsTotal: minorUnits(0),
            lineTotal: minorUnits(0),
            problem: 'An experience is no longer available.',
          },
        ],
        requestedDate: day('2026-03-29'),
        total: usd(50_000_000),
        customer,
      });
      const added = await store().unitOfWork(({ orders }) => orders.add(given));
      expect(added).toMatchObject(given);
      expect(await store().read.orders.byId(added.id)).toEqual(added);
    });

    it.each([
      ['status', 'pending'],
      ['paymentStatus', 'pending'],
      ['deliveryStatus', 'pending'],
      ['requestedDate', null],
      ['accountId', null],
    ] as const)('has by default %s %s', async (field, value) => {
      const { id } = await store().unitOfWork(({ orders }) => orders.add(anOrder()));
      expect((await store().read.orders.byId(id))?.[field]).toBe(value);
    });

    it('lists and removes the orders of one account, newest first', async () => {
      const [mara, other] = await store().unitOfWork(async ({ accounts }) => [
        (await accounts.add(anAccount())).id,
        (await accounts.add(anAccount())).id,
      ]);
      const add = (accountId = 0) => store().unitOfWork(({ orders }) => orders.add(anOrder({ accountId })));
      const [older, newer, foreign] = [await add(mara), await add(mara), await add(other)];
      const { orders } = store().read;
      expect(await orders.pageOfAccount(mara ?? 0, { limit: 50, before: null })).toEqual([newer, older]);
      expect(await orders.pageOfAccount(mara ?? 0, { limit: 1, before: null })).toEqual([newer]);
      expect(await orders.pageOfAccount(mara ?? 0, { limit: 1, before: newer.id })).toEqual([older]);
      await store().unitOfWork((within) => within.orders.removeOfAccount(mara ?? 0));
      expect(await orders.pageOfAccount(mara ?? 0, { limit: 50, before: null })).toEqual([]);
      expect(await orders.byId(older.id)).toBeNull();
      expect(await orders.pageOfAccount(other ?? 0, { limit: 50, before: null })).toEqual([foreign]);
    });

    it('forgets guests’ orders from before a day, and keeps those of accounts', async () => {
      const [old, late] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z')];
      const { id: accountId } = await store().unitOfWork(({ accounts }) => accounts.add(anAccount()));
      const ids = await store().unitOfWork(async ({ orders }) => {
        const given = [
          anOrder({ accountId: null, createdAt: old }),
          anOrder({ accountId: null, createdAt: late }),
          anOrder({ accountId, createdAt: old }),
        ];
        const added = [];
        for (const each of given) added.push((await orders.add(each)).id);
        await orders.expireOfGuests(late);
        return added;
      });
      const found = await Promise.all(ids.map((each) => store().read.orders.byId(each)));
      expect(found.map((order) => order !== null)).toEqual([false, true, true]);
    });

    it('knows no order that is not there', async () => {
      expect(await store().read.orders.byId(2_000_000_000)).toBeNull();
    });
  });
