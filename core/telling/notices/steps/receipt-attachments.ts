import { type Invoice, receiptFileName } from '../../../bookings/invoicing/invoice.ts';
import { receiptOfInvoice } from '../../../bookings/invoicing/use-cases/receipt.ts';
import type { MailAttachment } from '../../../kernel/mail.ts';
import type { NoticePorts } from '../ports.ts';

/** The receipt of what was paid on an invoice, as a file of a mail; nothing before anything was. */
export const receiptAttachments =
  (ports: Pick<NoticePorts, 'read' | 'invoiceDocuments'>) =>
  async (invoice: Invoice): Promise<readonly MailAttachment[]> => {
    const content = await receiptOfInvoice(ports)(invoice);
    return content === null
      ? []
      : [{ filename: receiptFileName(invoice), contentType: 'application/pdf', content }];
  };
