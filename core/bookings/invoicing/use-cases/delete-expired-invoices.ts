import type { InvoicingPorts } from '../ports.ts';

/** Deletes invoices and credit notes that were issued longer ago than they must be kept. */
export const deleteExpiredInvoices =
  ({ unitOfWork, now, profile }: Pick<InvoicingPorts, 'unitOfWork' | 'now' | 'profile'>) =>
  (): Promise<void> => {
    const before = now();
    before.setUTCFullYear(before.getUTCFullYear() - profile.invoiceRetentionYears);
    return unitOfWork(({ invoices }) => invoices.expire(before));
  };
