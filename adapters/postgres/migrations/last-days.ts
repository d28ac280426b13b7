import { Migration } from '@mikro-orm/migrations';

const TABLES = `
alter table "bookings" add column "last_day" date not null default '-infinity';
update "bookings" b set "last_day" = s.day
  from (select booking_id, max(day) as day from "booking_slots" where day is not null group by 1) s where s.booking_id = b.id;
drop index "bookings_first_day_index";
create index "bookings_first_day_index" on "bookings" ("first_day", "id", "last_day");
`;

/** Which bookings take place from a day on, or until one, is read from an index. */
export class LastDays extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
