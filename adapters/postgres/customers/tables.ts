import { defineEntity, p } from '@mikro-orm/core';
import { at, id, sum, text, version } from '../driver/column-builders.ts';
import { searchIndex } from '../office/search-parts.ts';

/**
 * Who has booked: a row for each e-mail address within each company. The row of a customer who was merged into nobody also holds sums
 * over their bookings, as of the last refresh (decision 162).
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
    /** E-mail and company, as `identityOf` says; null where no booking is left and others are merged into it. */
    identity: text().nullable().unique(),
    /** Who was merged into nobody has null. Chains there are none: a merge takes along who was merged before. */
    mergedIntoId: p.integer().nullable().index(),
    version: version(),
    bookings: p.integer().default(0),
    spend: sum().default(0),
    credit: sum().default(0),
    firstBookedAt: at().nullable(),
    lastBookedAt: at().nullable(),
    /** Whose names it is shown under. No key ties it to the booking, which does not wait for this register. */
    newestBookingId: p.integer().nullable(),
    /** Names, e-mail addresses and companies, without case and accents. */
    searchText: text().default(''),
  },
});

/** Customers whose bookings or money changed since the last refresh. Rows are only added, so that no two bookings wait for one. */
export const CustomerDueRow = defineEntity({
  name: 'CustomerDueRow',
  tableName: 'customers_due',
  properties: { id: p.bigint('number').primary().autoincrement(), identity: text() },
});

/** What the staff write down about a customer for each other. */
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
