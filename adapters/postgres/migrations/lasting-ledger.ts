import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Ledger entries remain when their booking is deleted (decision 158). */
export const lastingLedger = (tell: SendEvent) =>
  class LastingLedger extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        'alter table "payment_ledger" drop constraint if exists "payment_ledger_booking_id_foreign"',
      );
    }
  };
