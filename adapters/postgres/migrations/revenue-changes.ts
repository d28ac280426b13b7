import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/**
 * What changes of bookings add to the revenue of a day (decision 197). Earlier changes remain on the day on which the booking was
 * placed.
 */
export const revenueChanges = (tell: SendEvent) =>
  class RevenueChanges extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        `create table if not exists "revenue_changes" ("id" bigserial primary key, "booking_id" int not null, "day" date not null,
          "bookings" int not null, "amount" bigint not null)`,
      );
      await this.define(
        'create index if not exists "revenue_changes_day_index" on "revenue_changes" ("day")',
      );
      await this.define(
        'create index if not exists "revenue_changes_booking_id_index" on "revenue_changes" ("booking_id")',
      );
    }
  };
