import { Migration } from '@mikro-orm/migrations';

const TABLES = `
create table "session_reminders" ("booking_id" int not null, "position" int not null, "unit" int not null, "day" date not null, "days_ahead" int not null, primary key ("booking_id", "position", "unit", "day", "days_ahead"));
alter table "session_reminders" add constraint "session_reminders_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on update no action on delete cascade;
create table "host_days" ("host_id" int not null, "day" date not null, primary key ("host_id", "day"));
alter table "host_days" add constraint "host_days_host_id_foreign" foreign key ("host_id") references "hosts" ("id") on update no action on delete cascade;
`;

/** Queued reminders of sessions and of hosts' days. */
export class ReminderTables extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
