import { identityOf } from '@wondercast/core/desk/customers/customer-record';
import type { CustomerNotes } from '@wondercast/core/desk/customers/ports';
import type { MemorySession } from '../memory-session.ts';
import { groupOf } from './customer-rows.ts';

export const memoryCustomerNotes = (ground: MemorySession): CustomerNotes => {
  const of = (customerId: number) => {
    const ids = groupOf(ground, customerId).map(({ id }) => id);
    return ground.tables.customerNotes.all().filter((note) => ids.includes(note.customerId));
  };
  return {
    add: async (note) => {
      if (!ground.tables.customers.get(note.customerId))
        throw new Error(`A note on customer ${note.customerId}, who is not there`);
      const added = { ...note, id: ground.nextId('customerNotes') };
      ground.tables.customerNotes.set(added.id, added);
      return added;
    },
    of: async (customerId) => of(customerId).toSorted((a, b) => b.id - a.id),
    remove: async (customerId, id) => {
      if (!of(customerId).some((note) => note.id === id)) return false;
      ground.tables.customerNotes.delete(id);
      return true;
    },
    forget: async (customers) => {
      for (const customer of customers) {
        const id = ground.tables.customerByIdentity.get(identityOf(customer));
        if (id !== undefined) for (const note of of(id)) ground.tables.customerNotes.delete(note.id);
      }
    },
  };
};
