import { ORDER_DEFAULTS, type Order } from '@wondercast/core/desk/order/order';
import type { Orders } from '@wondercast/core/desk/order/ports';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { NOT_AUTHENTICATED } from '@wondercast/core/people/caller';
import type { MemorySession } from './memory-session.ts';
import { newestFirst } from './newest-first.ts';

const ofAccount = ({ tables }: MemorySession, accountId: number): readonly Order[] =>
  tables.orders.all().filter((order) => order.accountId === accountId);

export const memoryOrders = (memory: MemorySession): Orders => ({
  add: async (given) => {
    if (given.accountId !== null && !memory.tables.accounts.get(given.accountId))
      throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
    const order = { ...given, ...ORDER_DEFAULTS, id: memory.nextId('orders') };
    memory.tables.orders.set(order.id, order);
    return order;
  },
  byId: async (id) => memory.tables.orders.get(id) ?? null,
  pageOfAccount: async (accountId, { limit, before }) =>
    newestFirst(ofAccount(memory, accountId))
      .filter(({ id }) => before === null || id < before)
      .slice(0, limit),
  expireOfGuests: async (before) => {
    for (const { id, accountId, createdAt } of memory.tables.orders.all())
      if (accountId === null && createdAt < before) memory.tables.orders.delete(id);
  },
  removeOfAccount: async (accountId) => {
    for (const { id } of ofAccount(memory, accountId)) memory.tables.orders.delete(id);
  },
});
