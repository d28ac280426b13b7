import { defineEntity, p } from '@mikro-orm/core';
import { at, id, sum, text, version } from '../driver/column-builders.ts';
import { searchIndex } from '../office/search-parts.ts';

/**
 * Customers: one row for each email address within each company. A row that is not merged into another also has sums over its
 * bookings, as of the last refresh (decision 162).
 */
export const CustomerRow = defineEntity({
  name: 'CustomerRow',
  tableName: 'customers',
  indexes: [
    {
      name: 'customers_last_booked_at_index',
      expression:
        'create index "customers_last_booked_at_index" on "customers" ("last_booked_at", "id") where merged_into_id is null and bookings > 0',
    },
    {
      name: 'customers_spend_index',
      expression:
        'create index "customers_spend_index" on "customers" ("spend", "id") where merged_into_id is null and bookings > 0',
    },
    searchIndex('customers'),
  ],
  properties: {
    id: id(),
    /** Email and company, as `identityOf` combines them; null when no booking is left and others are merged into this row. */
    identity: text().nullable().unique(),
    /** null when not merged. There are no chains: a merge also moves everybody who was merged before. */
    mergedIntoId: p.integer().nullable().index(),
    version: version(),
    bookings: p.integer().default(0),
    spend: sum().default(0),
    credit: sum().default(0),
    firstBookedAt: at().nullable(),
    lastBookedAt: at().nullable(),
    /** The booking whose names are shown. There is no foreign key, so that bookings need not wait for this table. */
    newestBookingId: p.integer().nullable(),
    /** Names, email addresses and companies, without case and accents. */
    searchText: text().default(''),
  },
});

/** Customers whose bookings or money changed since the last refresh. Rows are only added, so that bookings never wait for each other. */
export const CustomerDueRow = defineEntity({
  name: 'CustomerDueRow',
  tableName: 'customers_due',
  properties: { id: p.bigint('number').primary().autoincrement(), identity: text() },
});

/** Internal notes of the staff about a customer. */
export const CustomerNoteRow = defineEntity({
  name: 'CustomerNoteRow',
  tableName: 'customer_notes',
  properties: {
    id: id(),
    customer: () => p.manyToOne(CustomerRow).index().deleteRule('cascade').updateRule('no action'),
    text: text(),
    author: text(),
    at: at(),
  },
});
