import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Discount codes that each customer can use once (decision 206). */
export const oncePerCustomer = (tell: SendEvent) =>
  class OncePerCustomer extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        'alter table "discount_codes" add column if not exists "once_per_customer" boolean not null default false',
      );
    }
  };
