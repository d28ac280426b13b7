import { invoiceFileName } from '@wondercast/core/invoicing/invoice';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { attachment } from './attachment.ts';

export const invoiceHandlers = ({ shop }: HttpDeps): Pick<Handlers, 'getInvoicePdf'> => ({
  getInvoicePdf: async ({ caller, parameters: { id, token } }) => {
    const file = await shop.invoicePdf({ caller, token: token ?? null }, id);
    return { file: Buffer.from(file), type: 'application/pdf', headers: attachment(invoiceFileName(id)) };
  },
});
