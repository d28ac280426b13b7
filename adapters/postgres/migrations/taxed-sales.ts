import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Tax categories and places of what is sold; the tax of bookings, and what it adds to their total. */
export const taxedSales = (tell: SendEvent) =>
  class TaxedSales extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        `alter table "experiences" add column if not exists "tax_category" text not null default 'standard'
          constraint "experiences_tax_category_check"
            check (tax_category in ('standard', 'reduced', 'reduced2', 'reduced3', 'zero', 'exempt')),
          add column if not exists "venue_country" text null, add column if not exists "venue_region" text null,
          add column if not exists "is_open_to_others" boolean not null default false`,
      );
      await this.define(`alter table "add_ons" add column if not exists "tax_category" text null`);
      await this.define(
        `alter table "bookings" add column if not exists "tax" jsonb null,
          add column if not exists "tax_added" bigint not null default '0'`,
      );
      // A single statement, so that no booking is ever without it.
      await this.define(
        `alter table "bookings" drop constraint if exists "bookings_total_check",
          add constraint "bookings_total_check"
            check (total >= 0 and total = subtotal - discount_amount + tax_added + fees_amount) not valid`,
      );
      await this.define('alter table "bookings" validate constraint "bookings_total_check"');
    }
  };
