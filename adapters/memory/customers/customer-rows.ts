import type { Booking } from '@wondercast/core/bookings/booking/booking';
import {
  type CustomerMember,
  type CustomerRecord,
  identityOf,
} from '@wondercast/core/desk/customers/customer-record';
import { folded } from '@wondercast/core/desk/office/register';
import { sum } from '@wondercast/core/kernel/money';
import { overpaymentOf } from '@wondercast/core/money/payment/ledger';
import type { MemorySession } from '../memory-session.ts';
import type { CustomerRow } from '../tables.ts';

/** The id of the row that this one was merged into, or its own. */
export const rootIdOf = ({ id, mergedInto }: CustomerRow): number => mergedInto ?? id;

/** The row with this id and all rows merged into it: its own first, the others by id. */
export const groupOf = ({ tables }: MemorySession, id: number): readonly CustomerRow[] => {
  const row = tables.customers.get(id);
  if (!row) return [];
  const root = rootIdOf(row);
  return tables.customers
    .all()
    .filter((each) => rootIdOf(each) === root)
    .toSorted((a, b) => Number(a.mergedInto !== null) - Number(b.mergedInto !== null) || a.id - b.id);
};

/** Newest first. */
export const bookingsUnder = (
  { tables }: MemorySession,
  rows: readonly CustomerRow[],
): readonly Booking[] => {
  const identities = new Set(rows.map(({ identity }) => identity));
  return tables.bookings
    .all()
    .filter(({ customer }) => identities.has(identityOf(customer)))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
};

export const recordOf = (memory: MemorySession, rows: readonly CustomerRow[]): CustomerRecord | null => {
  const bookings = bookingsUnder(memory, rows);
  const [root, newest, oldest] = [rows[0], bookings[0], bookings.at(-1)];
  if (!root || !newest || !oldest) return null;
  const { firstName, lastName, email, companyName, phoneNumber } = newest.customer;
  const entriesOf = Map.groupBy(memory.tables.ledger.all(), ({ bookingId }) => bookingId);
  return {
    id: root.id,
    version: root.version,
    firstName,
    lastName,
    email,
    companyName,
    phoneNumber,
    bookings: bookings.length,
    spend: sum(bookings.map(({ total }) => total)),
    credit: sum(bookings.map(({ id, total }) => overpaymentOf(total, entriesOf.get(id) ?? []))),
    firstBookedAt: oldest.createdAt,
    lastBookedAt: newest.createdAt,
  };
};

export const memberOf = (memory: MemorySession, row: CustomerRow): readonly CustomerMember[] => {
  const bookings = bookingsUnder(memory, [row]);
  const [newest] = bookings;
  if (!newest) return [];
  const { firstName, lastName, email, companyName } = newest.customer;
  const { id } = row;
  const spend = sum(bookings.map(({ total }) => total));
  return [
    {
      id,
      firstName,
      lastName,
      email,
      companyName,
      bookings: bookings.length,
      spend,
      lastBookedAt: newest.createdAt,
    },
  ];
};

/** All searchable facts of a customer, one line for each field. */
export const searchTextOf = (memory: MemorySession, rows: readonly CustomerRow[]): string =>
  bookingsUnder(memory, rows)
    .map(({ customer: { firstName, lastName, email, companyName } }) =>
      folded([`${firstName} ${lastName}`, email, companyName ?? ''].join('\n')),
    )
    .join('\n');
