import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/**
 * Refunds and partners' commissions by the day on which they were recorded (decision 252). Earlier refunds get the day of their
 * ledger entry; bookings of that time have no commission.
 */
export const statedCommissions = (tell: SendEvent) =>
  class StatedCommissions extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        `alter table "revenue_changes" add column if not exists "reference" text null,
          add column if not exists "percent" double precision not null default 0,
          add column if not exists "refunds" bigint not null default '0', add column if not exists "commission" bigint not null default '0'`,
      );
      await this.fill(
        'bookings',
        (from, to) =>
          `insert into "revenue_changes" ("booking_id", "partner_id", "reference", "day", "bookings", "amount", "refunds")
            select b."id", b."partner_id", b."reference", (l."at" at time zone 'UTC')::date, 0, 0, sum(l."amount")
            from "bookings" b join "payment_ledger" l on l."booking_id" = b."id" and l."kind" = 'refund' and l."status" = 'succeeded'
            where b."id" >= ${from} and b."id" < ${to} and b."partner_id" is not null
            and not exists (select 1 from "revenue_changes" c where c."booking_id" = b."id" and c."refunds" <> 0)
            group by b."id", 4`,
      );
    }
  };
