import { defineEntity, p } from '@mikro-orm/core';
import type { InvoiceFigures, InvoiceKind } from '@wondercast/core/bookings/invoicing/invoice';
import { at, day, id, text } from '../driver/column-builders.ts';

/** The last number of each series of invoices. */
export const InvoiceSeriesRow = defineEntity({
  name: 'InvoiceSeriesRow',
  tableName: 'invoice_series',
  properties: { name: text().primary(), last: p.integer() },
});

/** There is no foreign key to the booking: an invoice is kept when its booking is deleted (decision 038). */
export const InvoiceRow = defineEntity({
  name: 'InvoiceRow',
  tableName: 'invoices',
  properties: {
    id: id(),
    kind: text().$type<InvoiceKind>().check("kind in ('invoice', 'credit-note')"),
    number: text().unique(),
    bookingId: p.integer().index(),
    reference: text().index(),
    issuedAt: at().index(),
    dueOn: day().nullable(),
    /** Unique, because an invoice is credited only once. */
    credits: p.integer().nullable().unique(),
    figures: p.json().$type<InvoiceFigures>(),
  },
});

/** The files as they were issued. */
export const InvoiceFileRow = defineEntity({
  name: 'InvoiceFileRow',
  tableName: 'invoice_files',
  properties: {
    invoice: () => p.manyToOne(InvoiceRow).primary().deleteRule('cascade').updateRule('no action'),
    pdf: p.blob(),
  },
});
