import { Refusal } from '@wondercast/core/kernel/refusal';
import type { PaymentMethods } from '@wondercast/core/money/payment/ports';
import { NOT_AUTHENTICATED } from '@wondercast/core/people/caller';
import type { MemorySession } from '../memory-session.ts';
import { newestFirst } from '../newest-first.ts';

export const memoryPaymentMethods = (memory: MemorySession): PaymentMethods => {
  const ofAccount = (accountId: number) =>
    newestFirst(memory.tables.paymentMethods.all().filter((method) => method.accountId === accountId));
  return {
    add: async (given) => {
      if (!memory.tables.accounts.get(given.accountId))
        throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
      if (given.isDefault && ofAccount(given.accountId).some(({ isDefault }) => isDefault))
        throw new Error(`Account ${given.accountId} has a default payment method already`);
      const method = { ...given, id: memory.nextId('paymentMethods') };
      memory.tables.paymentMethods.set(method.id, method);
      return method;
    },
    ofAccount: async (accountId) => ofAccount(accountId),
    remove: async (id) => memory.tables.paymentMethods.delete(id),
    setDefault: async (accountId, id) => {
      for (const method of ofAccount(accountId))
        memory.tables.paymentMethods.set(method.id, { ...method, isDefault: method.id === id });
    },
  };
};
