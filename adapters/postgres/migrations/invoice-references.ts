import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Finds documents by the reference of their booking, even when it was deleted. */
export const invoiceReferences = (tell: SendEvent) =>
  class InvoiceReferences extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.buildIndex(
        'invoices_reference_index',
        'create index "invoices_reference_index" on "invoices" ("reference")',
      );
    }
  };
