import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Who is invoiced for a booking, and where; and the preset of an account. */
export const billingAddresses = (tell: SendEvent) =>
  class BillingAddresses extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(`alter table "bookings" add column if not exists "billing" jsonb null`);
      await this.define(`alter table "users" add column if not exists "billing" jsonb null`);
    }
  };
