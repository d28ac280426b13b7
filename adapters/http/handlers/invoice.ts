import type { DocumentFormat } from '@wondercast/core/bookings/invoicing/e-invoice';
import {
  documentFileName,
  invoiceFileName,
  receiptFileName,
} from '@wondercast/core/bookings/invoicing/invoice';
import { encodeBookingInvoice } from '@wondercast/openapi/codec/admin-booking';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { attachment } from './attachment.ts';

type InvoiceHandlers = Pick<
  Handlers,
  'getInvoicePdf' | 'getReceiptPdf' | 'listBookingInvoices' | 'getBookingInvoice'
>;

const PDF = 'application/pdf';
/** Media types by document format. */
const TYPES: Readonly<Record<DocumentFormat, string>> = { pdf: PDF, ubl: 'application/xml' };

/** A document as a download. */
export const documentFile = (file: Uint8Array, as: DocumentFormat, name: string) => ({
  file: Buffer.from(file),
  type: TYPES[as],
  headers: attachment(name),
});

export const invoiceHandlers = ({ shop }: HttpDeps): InvoiceHandlers => ({
  getInvoicePdf: async ({ caller, parameters: { id, token, as = 'pdf' } }) => {
    const file = await shop.invoicePdf({ caller, token: token ?? null }, id, as);
    return documentFile(file, as, invoiceFileName(id, as));
  },
  getReceiptPdf: async ({ caller, parameters: { id, token } }) => {
    const { invoice, file } = await shop.receiptPdf({ caller, token: token ?? null }, id);
    return { file: Buffer.from(file), type: PDF, headers: attachment(receiptFileName(invoice)) };
  },
  listBookingInvoices: async ({ caller, parameters: { id, token } }) => ({
    body: (await shop.bookingDocuments({ caller, token: token ?? null }, id)).map(encodeBookingInvoice),
  }),
  getBookingInvoice: async ({ caller, parameters: { id, invoiceId, token, as = 'pdf' } }) => {
    const asking = { caller, token: token ?? null };
    const { number, file } = await shop.bookingDocumentPdf(asking, id, invoiceId, as);
    return documentFile(file, as, documentFileName({ number }, as));
  },
});
