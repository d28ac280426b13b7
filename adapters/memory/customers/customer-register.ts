import { identityOf } from '@wondercast/core/desk/customers/customer-record';
import type { CustomerRegister } from '@wondercast/core/desk/customers/ports';
import { type CustomerCursor, sortValueOf } from '@wondercast/core/desk/customers/register';
import { hasWord } from '@wondercast/core/desk/office/register';
import type { MemorySession } from '../memory-session.ts';
import type { CustomerRow } from '../tables.ts';
import { bookingsUnder, groupOf, memberOf, recordOf, searchTextOf } from './customer-rows.ts';

const compare = (a: CustomerCursor, b: CustomerCursor): number => {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return a.id - b.id;
};

/** Keeps one row for everybody who has a booking, and removes rows without one, unless other rows are merged into them. */
const refresh = ({ tables, nextId }: MemorySession): void => {
  const { customers, customerByIdentity, customerNotes, bookings } = tables;
  const booked = new Set(bookings.all().map(({ customer }) => identityOf(customer)));
  for (const identity of booked) {
    if (customerByIdentity.get(identity) !== undefined) continue;
    const id = nextId('customers');
    customers.set(id, { id, identity, mergedInto: null, version: 1 });
    customerByIdentity.set(identity, id);
  }
  const forget = ({ id, identity }: CustomerRow): void => {
    if (identity !== null) customerByIdentity.delete(identity);
    customers.delete(id);
    for (const note of customerNotes.all()) if (note.customerId === id) customerNotes.delete(note.id);
  };
  const isGone = ({ identity }: CustomerRow): boolean => identity === null || !booked.has(identity);
  const holds = ({ id }: CustomerRow): boolean => customers.all().some(({ mergedInto }) => mergedInto === id);
  // Merged rows are removed first, so that no remaining row keeps a removable one alive.
  for (const row of customers.all()) if (row.mergedInto !== null && isGone(row)) forget(row);
  for (const row of customers.all().filter(isGone)) {
    if (!holds(row)) forget(row);
    else if (row.identity !== null) {
      customerByIdentity.delete(row.identity);
      customers.set(row.id, { ...row, identity: null });
    }
  }
};

export const memoryCustomers = (memory: MemorySession): CustomerRegister => {
  const change = (id: number, changed: Partial<CustomerRow>): void => {
    const row = memory.tables.customers.get(id);
    if (!row) throw new Error(`Customer ${id} is not there`);
    memory.tables.customers.set(id, { ...row, ...changed, version: row.version + 1 });
  };
  return {
    page: async ({ words, order }, { limit, after, countTo = Number.POSITIVE_INFINITY }) => {
      const found = memory.tables.customers
        .all()
        .filter(({ mergedInto }) => mergedInto === null)
        .map(({ id }) => groupOf(memory, id))
        .filter((group) => {
          const text = searchTextOf(memory, group);
          return words.every((word) => hasWord(text, word));
        })
        .flatMap((group) => recordOf(memory, group) ?? []);
      const placed = found
        .map((customer) => ({
          customer,
          cursor: { value: sortValueOf(customer, order.by), id: customer.id },
        }))
        .toSorted((a, b) => compare(a.cursor, b.cursor) * (order.descending ? -1 : 1));
      const rest = placed.filter(
        ({ cursor }) => after === null || compare(cursor, after) * (order.descending ? -1 : 1) > 0,
      );
      const customers = rest.slice(0, limit).map(({ customer }) => customer);
      return { customers, total: Math.min(found.length, countTo + 1), more: rest.length > limit };
    },
    byId: async (id) => recordOf(memory, groupOf(memory, id)),
    membersOf: async (id) => groupOf(memory, id).flatMap((row) => memberOf(memory, row)),
    bookingsOf: async (id, limit) => bookingsUnder(memory, groupOf(memory, id)).slice(0, limit),
    refresh: async () => refresh(memory),
    // Units of work run one after another.
    lock: async () => refresh(memory),
    follow: async (before, after) => {
      const { customers, customerByIdentity, customerNotes, bookings } = memory.tables;
      const [from, to] = [identityOf(before), identityOf(after)];
      const row = customers.get(customerByIdentity.get(from) ?? 0);
      if (!row || from === to || bookings.all().some(({ customer }) => identityOf(customer) === from)) return;
      const known = customerByIdentity.get(to);
      if (known === undefined) {
        customers.set(row.id, { ...row, identity: to });
        customerByIdentity.delete(from);
        customerByIdentity.set(to, row.id);
        return;
      }
      for (const note of customerNotes.all())
        if (note.customerId === row.id) customerNotes.set(note.id, { ...note, customerId: known });
    },
    merge: async (id, into) => {
      for (const row of groupOf(memory, id)) change(row.id, { mergedInto: into });
      change(into, {});
    },
    separate: async (id, memberId) => {
      change(memberId, { mergedInto: null });
      change(id, {});
      refresh(memory);
    },
  };
};
