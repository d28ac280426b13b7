import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const LAST_DAYS = (from: number, to: number): string => `update "bookings" b set "last_day" = s.day
  from (select booking_id, max(day) as day from "booking_slots"
    where day is not null and booking_id >= ${from} and booking_id < ${to} group by 1) s
  where s.booking_id = b.id and b.last_day = '-infinity'`;

/** An index for bookings that take place from a day on, or until a day. */
export const lastDays = (tell: SendEvent) =>
  class LastDays extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        `alter table "bookings" add column if not exists "last_day" date not null default '-infinity'`,
      );
      await this.fill('bookings', LAST_DAYS);
      await this.buildIndex(
        'bookings_first_day_index',
        'create index "bookings_first_day_index" on "bookings" ("first_day", "id", "last_day")',
      );
    }
  };
