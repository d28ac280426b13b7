import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Where the pay page of a partner's booking returns to. */
export const returnAddresses = (tell: SendEvent) =>
  class ReturnAddresses extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(`alter table "bookings" add column if not exists "return_url" text null`);
    }
  };
