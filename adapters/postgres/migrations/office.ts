import { Migration } from '@mikro-orm/migrations';

const TABLES = `
create extension if not exists pg_trgm;
alter table "bookings" add column "search_text" text not null default '', add column "customer_key" text not null default '', add column "first_day" date not null default 'infinity';
update "bookings" b set
  "search_text" = lower(regexp_replace(normalize(concat_ws(E'\\n', b.first_name || ' ' || b.last_name, b.email, coalesce(b.company_name, ''), b.reference,
    (select string_agg(distinct l.title, E'\\n') from "booking_lines" l where l.booking_id = b.id)), nfkd), '[\\u0300-\\u036f]', '', 'g')),
  "customer_key" = lower(regexp_replace(normalize(b.last_name || ' ' || b.first_name, nfkd), '[\\u0300-\\u036f]', '', 'g')),
  "first_day" = coalesce((select min(s.day) from "booking_slots" s where s.booking_id = b.id), 'infinity');
drop index "bookings_created_at_index";
create index "bookings_created_at_index" on "bookings" ("created_at", "id");
create index "bookings_total_index" on "bookings" ("total", "id");
create index "bookings_first_day_index" on "bookings" ("first_day", "id");
create index "bookings_status_index" on "bookings" ("confirmed", "payment_status", "delivery_status", "created_at", "id");
create index "bookings_customer_index" on "bookings" ("customer_key" collate "C", "id");
create index "bookings_search_index" on "bookings" using gin ("search_text" gin_trgm_ops);
alter table "booking_mails" rename column "sent_at" to "at";
alter table "booking_mails" add column "state" text not null default 'sent', add column "attempts" int not null default 1, add column "error" text null;
alter table "booking_mails" add constraint "booking_mails_state_check" check (state in ('sent', 'failed'));
`;

/** Bookings are searched, sorted and filtered by the people who run the shop; the send log says what failed. */
export class Office extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
