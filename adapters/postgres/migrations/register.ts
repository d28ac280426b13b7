import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const MINUTES = (from: number, to: number): string => `update "booking_slots" set
  "minute" = (substring("time" from '\\d{1,2}')::int % 12 + case "meridiem" when 'PM' then 12 else 0 end) * 60
    + coalesce(substring("time" from '[:.h]\\s*(\\d\\d)')::int, 0)
  where booking_id >= ${from} and booking_id < ${to} and "minute" is null
    and "meridiem" is not null and "time" ~ '^\\s*(0?[1-9]|1[0-2])(\\s*[:.h]\\s*[0-5]\\d)?\\s*$'`;

const INDEXES: Readonly<Record<string, string>> = {
  booking_slots_day_index: 'on "booking_slots" ("day", "booking_id")',
  bookings_created_at_index: 'on "bookings" ("created_at", "id", "total")',
  bookings_status_index:
    'on "bookings" ("confirmed", "payment_status", "delivery_status", "created_at", "id", "total")',
  payment_ledger_at_index: 'on "payment_ledger" ("at")',
};

/** Indexes for sums and calendars of a hundred thousand bookings, and each session's minute of the day. */
export const register = (tell: SendEvent) =>
  class Register extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define('alter table "booking_slots" add column if not exists "minute" int null');
      await this.fill('bookings', MINUTES);
      for (const [name, columns] of Object.entries(INDEXES))
        await this.buildIndex(name, `create index "${name}" ${columns}`);
    }
  };
