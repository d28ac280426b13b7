import { describe, expect, it } from 'vitest';
import { anAccount, aRequestedLine, aSlot, day, usd } from '../../support/builders.ts';
import { aUser, aVisitor, stockedShop } from '../../support/memory-ports.ts';

describe('recording an order', () => {
  it('keeps lines at the prices found, the first day wished for, and who asked', async () => {
    const { shop, ports, quiz, jazz, snacks, clock } = await stockedShop();
    const { id: accountId } = await ports.unitOfWork(({ accounts }) => accounts.add(anAccount()));
    const order = await shop.recordOrder(aUser(accountId), [
      aRequestedLine({ experienceId: quiz.id, quantity: 2, addOnIds: [snacks.id], claimedTierPrice: usd(1) }),
      aRequestedLine({ experienceId: jazz.id, slots: [aSlot({ date: day('2026-03-19') })] }),
    ]);
    expect(await ports.read.orders.byId(order.id)).toEqual(order);
    expect(order).toMatchObject({
      accountId,
      requestedDate: '2026-03-19',
      total: usd(3348),
      status: 'pending',
      paymentStatus: 'pending',
      deliveryStatus: 'pending',
      createdAt: clock.now,
    });
    expect(order.items).toMatchObject([
      {
        title: 'The Big Quiz',
        tierPrice: usd(990),
        addOnsTotal: usd(189),
        lineTotal: usd(2358),
        problem: 'Prices have changed. Please review your cart.',
      },
      { title: 'Jazz Hour', lineTotal: usd(990), problem: null },
    ]);
  });

  it('commits to nothing, so that what is gone is no reason to refuse', async () => {
    const { shop, retired } = await stockedShop();
    const order = await shop.recordOrder(aVisitor(null), [
      aRequestedLine({ experienceId: 99 }),
      aRequestedLine({ addOnIds: [retired.id] }),
    ]);
    expect(order).toMatchObject({ accountId: null, requestedDate: null, total: usd(990) });
    expect(order.items.map(({ problem }) => problem)).toEqual([
      'An experience is no longer available.',
      'An add-on is no longer available.',
    ]);
  });
});
