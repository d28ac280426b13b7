import type { PdfDocuments } from '../pdf/invoice-documents.ts';

type Drawing = Pick<PdfDocuments, 'render' | 'ubl' | 'draw' | 'state'>;

/** Documents of the test shop: nobody can take one for a bill, or for a ticket. The library is loaded when the first is drawn. */
export const stampedDocuments = (documents: Drawing): Drawing => ({
  ubl: documents.ubl,
  // The stamp's font is not embedded, so that it is no PDF/A, and nobody's program should take it for a bill.
  render: async (invoice, further) =>
    (await stamp())(await documents.render(invoice, { ...further, eInvoice: null })),
  draw: async (voucher) => (await stamp())(await documents.draw(voucher)),
  state: async (paper) => (await stamp())(await documents.state(paper)),
});

const stamp = async () => (await import('../pdf/stamped.ts')).stamped;
