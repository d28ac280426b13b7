import type { PdfDocuments } from '../pdf/invoice-documents.ts';

/** Documents of the test shop: nobody can take one for a bill, or for a ticket. The library is loaded when the first is drawn. */
export const stampedDocuments = (
  documents: Pick<PdfDocuments, 'render' | 'draw' | 'state'>,
): Pick<PdfDocuments, 'render' | 'draw' | 'state'> => ({
  render: async (invoice, further) => (await stamp())(await documents.render(invoice, further)),
  draw: async (voucher) => (await stamp())(await documents.draw(voucher)),
  state: async (paper) => (await stamp())(await documents.state(paper)),
});

const stamp = async () => (await import('../pdf/stamped.ts')).stamped;
