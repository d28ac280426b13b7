import type { InvoicingPorts } from '../ports.ts';

/** Deletes invoices and credit notes that were issued longer ago than they must be kept, and checks of tax numbers and countries of cards without any
 * left. */
export const deleteExpiredInvoices =
  ({ unitOfWork, now, profile }: Pick<InvoicingPorts, 'unitOfWork' | 'now' | 'profile'>) =>
  (): Promise<void> => {
    const before = new Date(now());
    before.setUTCFullYear(before.getUTCFullYear() - profile.invoiceRetentionYears);
    return unitOfWork(async ({ invoices, numberChecks, ledger }) => {
      await invoices.expire(before);
      await numberChecks.expire(before);
      await ledger.expireCardCountries(before);
    });
  };
