import type { ProviderCustomers } from '@wondercast/core/money/payment/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryProviderCustomers = (memory: MemorySession): ProviderCustomers => ({
  of: async (accountId) => memory.tables.providerCustomers.get(accountId) ?? null,
  add: async (accountId, customerId) => {
    const { providerCustomers } = memory.tables;
    const first = providerCustomers.get(accountId);
    if (first === undefined) providerCustomers.set(accountId, customerId);
    return first ?? customerId;
  },
});
