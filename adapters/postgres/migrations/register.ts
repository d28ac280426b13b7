import { Migration } from '@mikro-orm/migrations';

const TABLES = `
alter table "booking_slots" add column "minute" int null;
update "booking_slots" set "minute" = (substring("time" from '\\d{1,2}')::int % 12 + case "meridiem" when 'PM' then 12 else 0 end) * 60
    + coalesce(substring("time" from '[:.h]\\s*(\\d\\d)')::int, 0)
  where "meridiem" is not null and "time" ~ '^\\s*(0?[1-9]|1[0-2])(\\s*[:.h]\\s*[0-5]\\d)?\\s*$';
drop index "booking_slots_day_index";
create index "booking_slots_day_index" on "booking_slots" ("day", "booking_id");
drop index "bookings_created_at_index";
create index "bookings_created_at_index" on "bookings" ("created_at", "id", "total");
drop index "bookings_status_index";
create index "bookings_status_index" on "bookings" ("confirmed", "payment_status", "delivery_status", "created_at", "id", "total");
create index "payment_ledger_at_index" on "payment_ledger" ("at");
`;

/** Sums and calendars of a hundred thousand bookings are read from indexes; a session knows its minute of the day. */
export class Register extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
