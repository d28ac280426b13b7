import { type Invoice, receiptFileName } from '../../../bookings/invoicing/invoice.ts';
import { receiptOfInvoice } from '../../../bookings/invoicing/use-cases/receipt.ts';
import type { MailAttachment } from '../../../kernel/mail.ts';
import type { NoticePorts } from '../ports.ts';

/** The receipt for an invoice as an attachment of a mail; none before anything was paid. */
export const receiptAttachments =
  (ports: Pick<NoticePorts, 'read' | 'invoiceDocuments'>) =>
  async (invoice: Invoice): Promise<readonly MailAttachment[]> => {
    const content = await receiptOfInvoice(ports)(invoice);
    return content === null
      ? []
      : [{ filename: receiptFileName(invoice), contentType: 'application/pdf', content }];
  };
