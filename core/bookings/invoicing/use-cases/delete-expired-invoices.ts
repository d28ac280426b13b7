import type { InvoicingPorts } from '../ports.ts';

/**
 * Deletes invoices and credit notes whose retention period is over, and checks of tax numbers and countries of cards that no remaining
 * document needs.
 */
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
