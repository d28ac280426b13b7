import { Migration } from '@mikro-orm/migrations';

const TABLES = `
create table "payment_attention" ("intent_id" text not null, "amount" bigint not null, "reason" text not null, "since" timestamptz not null, primary key ("intent_id"));
create table "payment_events" ("id" text not null, "intent_id" text not null, "at" timestamptz not null, primary key ("id"));
create index "payment_events_at_index" on "payment_events" ("at");
create table "simulator_records" ("kind" text not null, "id" text not null, "at" timestamptz not null, "body" jsonb not null, primary key ("kind", "id"));
create index "simulator_records_at_index" on "simulator_records" ("kind", "at");
create table "provider_customers" ("account_id" int not null, "customer_id" text not null, primary key ("account_id"));
alter table "provider_customers" add constraint "provider_customers_customer_id_unique" unique ("customer_id");
create table "payment_ledger" ("id" serial primary key, "at" timestamptz not null, "kind" text not null, "status" text not null, "amount" bigint not null, "booking_id" int null, "intent_id" text null, "provider_id" text null, "key" text null, "note" text null, "account_id" int null, "actor" text null);
create index "payment_ledger_booking_id_index" on "payment_ledger" ("booking_id");
create index "payment_ledger_intent_id_index" on "payment_ledger" ("intent_id");
alter table "payment_ledger" add constraint "payment_ledger_key_unique" unique ("key");
create unique index "payment_ledger_provider_key" on "payment_ledger" ("kind", "provider_id") where provider_id is not null;
create table "payment_intents" ("id" text not null, "purpose" text not null, "state" text not null, "currency" text not null, "account_id" int null, "visitor_key" text null, "booking_id" int null, "revisions" jsonb not null, "created_at" timestamptz not null, "touched_at" timestamptz not null, "held_until" timestamptz null, primary key ("id"));
create index "payment_intents_account_id_index" on "payment_intents" ("account_id");
create index "payment_intents_visitor_key_index" on "payment_intents" ("visitor_key");
create index "payment_intents_booking_id_index" on "payment_intents" ("booking_id");
create index "payment_intents_endless_index" on "payment_intents" ("touched_at") where state in ('open', 'paid', 'refunding');
create table "pay_links" ("token_hash" text not null, "booking_id" int not null, "created_at" timestamptz not null, primary key ("token_hash"));
create index "pay_links_booking_id_index" on "pay_links" ("booking_id");
alter table "discount_codes" add "holds" jsonb not null default '{}';
alter table "shop_state" add "payments_reconciled_until" timestamptz null;
alter table "provider_customers" add constraint "provider_customers_account_id_foreign" foreign key ("account_id") references "users" ("id") on update no action on delete cascade;
alter table "payment_ledger" add constraint "payment_ledger_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on update no action on delete cascade;
alter table "payment_ledger" add constraint "payment_ledger_kind_check" check (kind in ('intent', 'charge', 'refund', 'dispute', 'offline'));
alter table "payment_ledger" add constraint "payment_ledger_status_check" check (status in ('pending', 'succeeded', 'failed', 'won', 'lost'));
alter table "payment_ledger" add constraint "payment_ledger_amount_check" check (amount >= 0);
alter table "payment_intents" add constraint "payment_intents_account_id_foreign" foreign key ("account_id") references "users" ("id") on update no action on delete set null;
alter table "payment_intents" add constraint "payment_intents_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on update no action on delete set null;
alter table "payment_intents" add constraint "payment_intents_purpose_check" check (purpose in ('checkout', 'balance', 'test'));
alter table "payment_intents" add constraint "payment_intents_state_check" check (state in ('open', 'paid', 'booked', 'cancelled', 'refunding', 'refunded'));
alter table "pay_links" add constraint "pay_links_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on update no action on delete cascade;
`;

/** Card payments: intents, ledger, payments that need attention, pay links, and the simulated provider's records. */
export class Payments extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
