import type { Performers } from '../../kernel/jobs.ts';
import type { InvoicingPorts } from './ports.ts';
import { numberInvoice } from './steps/issue-invoice.ts';
import { bookingDocumentPdf, bookingDocuments } from './use-cases/booking-documents.ts';
import { deleteExpiredInvoices } from './use-cases/delete-expired-invoices.ts';
import { documentPdf, invoicePdf, listInvoices } from './use-cases/invoice-file.ts';
import { receiptPdf } from './use-cases/receipt.ts';

/** Invoices and credit notes. */
export const invoicingUseCases = (ports: InvoicingPorts) => ({
  invoicePdf: invoicePdf(ports),
  documentPdf: documentPdf(ports),
  bookingDocuments: bookingDocuments(ports),
  bookingDocumentPdf: bookingDocumentPdf(ports),
  receiptPdf: receiptPdf(ports),
  listInvoices: listInvoices(ports),
  deleteExpiredInvoices: deleteExpiredInvoices(ports),
  numberInvoice: numberInvoice(ports),
});

export const invoicingPerformers = (shop: ReturnType<typeof invoicingUseCases>) =>
  ({
    'issue-invoice': ({ bookingId }) => shop.numberInvoice(bookingId),
  }) satisfies Partial<Performers>;
