import { ORDER_DEFAULTS, type Order } from '@wondercast/core/desk/order/order';
import type { Orders } from '@wondercast/core/desk/order/ports';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { NOT_AUTHENTICATED } from '@wondercast/core/people/caller';
import type { MemorySession } from './memory-session.ts';
import { newestFirst } from './newest-first.ts';

const ofAccount = ({ tables }: MemorySession, accountId: number): readonly Order[] =>
  tables.orders.all().filter((order) => order.accountId === accountId);

export const memoryOrders = (ground: MemorySession): Orders => ({
  add: async (given) => {
    if (given.accountId !== null && !ground.tables.accounts.get(given.accountId))
      throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
    const order = { ...given, ...ORDER_DEFAULTS, id: ground.nextId('orders') };
    ground.tables.orders.set(order.id, order);
    return order;
  },
  byId: async (id) => ground.tables.orders.get(id) ?? null,
  pageOfAccount: async (accountId, { limit, before }) =>
    newestFirst(ofAccount(ground, accountId))
      .filter(({ id }) => before === null || id < before)
      .slice(0, limit),
  expireOfGuests: async (before) => {
    for (const { id, accountId, createdAt } of ground.tables.orders.all())
      if (accountId === null && createdAt < before) ground.tables.orders.delete(id);
  },
  removeOfAccount: async (accountId) => {
    for (const { id } of ofAccount(ground, accountId)) ground.tables.orders.delete(id);
  },
});
