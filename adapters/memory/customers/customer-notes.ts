import { identityOf } from '@wondercast/core/desk/customers/customer-record';
import type { CustomerNotes } from '@wondercast/core/desk/customers/ports';
import type { MemorySession } from '../memory-session.ts';
import { groupOf } from './customer-rows.ts';

export const memoryCustomerNotes = (memory: MemorySession): CustomerNotes => {
  const of = (customerId: number) => {
    const ids = groupOf(memory, customerId).map(({ id }) => id);
    return memory.tables.customerNotes.all().filter((note) => ids.includes(note.customerId));
  };
  return {
    add: async (note) => {
      if (!memory.tables.customers.get(note.customerId))
        throw new Error(`A note on customer ${note.customerId}, who is not there`);
      const added = { ...note, id: memory.nextId('customerNotes') };
      memory.tables.customerNotes.set(added.id, added);
      return added;
    },
    of: async (customerId) => of(customerId).toSorted((a, b) => b.id - a.id),
    remove: async (customerId, id) => {
      if (!of(customerId).some((note) => note.id === id)) return false;
      memory.tables.customerNotes.delete(id);
      return true;
    },
    forget: async (customers) => {
      for (const customer of customers) {
        const id = memory.tables.customerByIdentity.get(identityOf(customer));
        if (id !== undefined) for (const note of of(id)) memory.tables.customerNotes.delete(note.id);
      }
    },
  };
};
