import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Billing name and address of bookings, and the defaults of accounts. */
export const billingAddresses = (tell: SendEvent) =>
  class BillingAddresses extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(`alter table "bookings" add column if not exists "billing" jsonb null`);
      await this.define(`alter table "users" add column if not exists "billing" jsonb null`);
    }
  };
