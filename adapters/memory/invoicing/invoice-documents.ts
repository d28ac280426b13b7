import type { InvoiceDocuments } from '@wondercast/core/bookings/invoicing/ports';

/** Writes an invoice as JSON text instead of a PDF or XML, which is fast and lets tests read its contents. */
export const plainDocuments: InvoiceDocuments = {
  ubl: async (eInvoice) => new TextEncoder().encode(JSON.stringify(eInvoice)),
  render: async ({ kind, number, figures }, further) =>
    new TextEncoder().encode(JSON.stringify({ kind, number, figures, ...further })),
};
