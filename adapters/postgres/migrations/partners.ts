import { Migration } from '@mikro-orm/migrations';

const TABLES = `
create table "partners" ("id" serial primary key, "name" text not null, "created_at" timestamptz not null, "version" int not null default 1);
create unique index "partners_name_key" on "partners" (lower("name"));
create table "partner_keys" ("id" serial primary key, "partner_id" int not null, "kind" text not null, "label" text not null, "hint" text not null, "key_hash" text not null, "origins" jsonb not null, "scopes" jsonb not null, "rate_per_minute" int not null, "created_at" timestamptz not null, "last_used_at" timestamptz null, "expires_at" timestamptz null, "revoked_at" timestamptz null, "version" int not null default 1);
create index "partner_keys_partner_id_index" on "partner_keys" ("partner_id");
alter table "partner_keys" add constraint "partner_keys_key_hash_unique" unique ("key_hash");
create table "webhook_endpoints" ("id" serial primary key, "partner_id" int null, "url" text not null, "description" text not null, "events" jsonb not null, "enabled" boolean not null, "secrets" jsonb not null, "created_at" timestamptz not null, "version" int not null default 1);
create index "webhook_endpoints_partner_id_index" on "webhook_endpoints" ("partner_id");
create table "webhook_deliveries" ("id" text not null, "endpoint_id" int not null, "event" text not null, "booking_id" int not null, "reference" text not null, "body" text not null, "state" text not null, "created_at" timestamptz not null, "next_at" timestamptz null, "attempts" jsonb not null, primary key ("id"));
create index "webhook_deliveries_endpoint_id_index" on "webhook_deliveries" ("endpoint_id");
create index "webhook_deliveries_created_at_index" on "webhook_deliveries" ("created_at", "id");
alter table "bookings" add column "partner_id" int null, add column "partner_name" text null;
create index "bookings_partner_index" on "bookings" ("partner_id", "created_at", "id") where partner_id is not null;
alter table "shop_state" add column "partners_version" int not null default 1;
alter table "partner_keys" add constraint "partner_keys_partner_id_foreign" foreign key ("partner_id") references "partners" ("id") on update no action on delete cascade;
alter table "partner_keys" add constraint "partner_keys_kind_check" check (kind in ('publishable', 'secret'));
alter table "webhook_endpoints" add constraint "webhook_endpoints_partner_id_foreign" foreign key ("partner_id") references "partners" ("id") on update no action on delete cascade;
alter table "webhook_deliveries" add constraint "webhook_deliveries_endpoint_id_foreign" foreign key ("endpoint_id") references "webhook_endpoints" ("id") on update no action on delete cascade;
alter table "webhook_deliveries" add constraint "webhook_deliveries_state_check" check (state in ('pending', 'delivered', 'failed'));
`;

/** Partners and their API keys, webhooks, and the partner of a booking. */
export class Partners extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
