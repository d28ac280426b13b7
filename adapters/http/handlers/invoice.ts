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

export const invoiceHandlers = ({ shop }: HttpDeps): InvoiceHandlers => ({
  getInvoicePdf: async ({ caller, parameters: { id, token } }) => {
    const file = await shop.invoicePdf({ caller, token: token ?? null }, id);
    return { file: Buffer.from(file), type: PDF, headers: attachment(invoiceFileName(id)) };
  },
  getReceiptPdf: async ({ caller, parameters: { id, token } }) => {
    const { invoice, file } = await shop.receiptPdf({ caller, token: token ?? null }, id);
    return { file: Buffer.from(file), type: PDF, headers: attachment(receiptFileName(invoice)) };
  },
  listBookingInvoices: async ({ caller, parameters: { id, token } }) => ({
    body: (await shop.bookingDocuments({ caller, token: token ?? null }, id)).map(encodeBookingInvoice),
  }),
  getBookingInvoice: async ({ caller, parameters: { id, invoiceId, token } }) => {
    const asking = { caller, token: token ?? null };
    const { number, file } = await shop.bookingDocumentPdf(asking, id, invoiceId);
    return { file: Buffer.from(file), type: PDF, headers: attachment(documentFileName({ number })) };
  },
});
