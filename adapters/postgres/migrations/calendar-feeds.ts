import { Migration } from '@mikro-orm/migrations';

const TABLE = `
create table "calendar_feeds" ("token_hash" text not null, "booking_id" int null, "account_id" int null, "host_id" int null, "created_at" timestamptz not null, primary key ("token_hash"));
create index "calendar_feeds_booking_id_index" on "calendar_feeds" ("booking_id");
create index "calendar_feeds_account_id_index" on "calendar_feeds" ("account_id");
create index "calendar_feeds_host_id_index" on "calendar_feeds" ("host_id");
alter table "calendar_feeds" add constraint "calendar_feeds_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on update no action on delete cascade;
alter table "calendar_feeds" add constraint "calendar_feeds_account_id_foreign" foreign key ("account_id") references "users" ("id") on update no action on delete cascade;
alter table "calendar_feeds" add constraint "calendar_feeds_host_id_foreign" foreign key ("host_id") references "hosts" ("id") on update no action on delete cascade;
alter table "calendar_feeds" add constraint "calendar_feeds_subject_check" check (num_nonnulls(booking_id, account_id, host_id) = 1);
`;

/** Private calendar URLs of bookings, accounts and hosts. */
export class CalendarFeedTable extends Migration {
  override up(): void {
    this.addSql(TABLE);
  }
}
