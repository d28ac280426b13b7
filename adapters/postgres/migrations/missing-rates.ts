import { Migration } from '@mikro-orm/migrations';

const TABLE = `
create table "missing_rates" ("id" serial primary key, "booking_id" int not null, "country" text not null, "taken" jsonb not null, "since" timestamptz not null, constraint "missing_rates_booking_id_country_unique" unique ("booking_id", "country"), constraint "missing_rates_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on update no action on delete cascade);
create index "missing_rates_since_index" on "missing_rates" ("since");
`;

/** Bookings whose place has no rate in the tax settings. */
export class MissingRates extends Migration {
  override up(): void {
    this.addSql(TABLE);
  }
}
