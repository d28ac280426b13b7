import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Documents are found by their booking's reference, also when it is gone. */
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
