import type { InvoiceDocuments } from '@wondercast/core/invoicing/ports';

/** Documents for which nothing needs to be drawn: what they say, as text. */
export const plainDocuments: InvoiceDocuments = {
  render: async ({ kind, number, figures }, { payUrl, credited }) =>
    new TextEncoder().encode(JSON.stringify({ kind, number, credited, payUrl, figures })),
};
