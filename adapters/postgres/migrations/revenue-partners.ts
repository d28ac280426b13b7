import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** The partner in whose statement a change belongs (decision 210). For deleted bookings it is unknown. */
export const revenuePartners = (tell: SendEvent) =>
  class RevenuePartners extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        `alter table "revenue_changes" add column if not exists "partner_id" int null,
          add column if not exists "removed" int not null default 0, add column if not exists "paid" bigint not null default '0'`,
      );
      await this.buildIndex(
        'revenue_changes_partner_id_day_index',
        'create index "revenue_changes_partner_id_day_index" on "revenue_changes" ("partner_id", "day") where "partner_id" is not null',
      );
      await this.fill(
        'revenue_changes',
        (from, to) =>
          `update "revenue_changes" c set "partner_id" = b."partner_id",
            "paid" = case when b."payment_status" = 'paid' then c."amount" else 0 end from "bookings" b where c."id" >= ${from} and c."id" < ${to}
            and c."partner_id" is null and b."id" = c."booking_id" and b."partner_id" is not null`,
      );
    }
  };
