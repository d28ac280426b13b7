import { FILL, IDENTITY_OF_BOOKING, identityIn } from '../customers/customer-sums.ts';
import {
  CUSTOMER_MONEY_TRIGGERS,
  CUSTOMER_TRIGGERS,
  IDENTITY_INDEX,
} from '../customers/customer-triggers.ts';
import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const TABLES: readonly string[] = [
  `create table if not exists "customers" ("id" serial primary key, "identity" text null, "merged_into_id" int null,
    "version" int not null default 1, "bookings" int not null default 0, "spend" bigint not null default '0',
    "credit" bigint not null default '0', "first_booked_at" timestamptz null, "last_booked_at" timestamptz null,
    "newest_booking_id" int null, "search_text" text not null default '',
    constraint "customers_identity_unique" unique ("identity"))`,
  'create index if not exists "customers_merged_into_id_index" on "customers" ("merged_into_id")',
  'create index if not exists "customers_last_booked_at_index" on "customers" ("last_booked_at", "id") where merged_into_id is null and bookings > 0',
  'create index if not exists "customers_spend_index" on "customers" ("spend", "id") where merged_into_id is null and bookings > 0',
  'create index if not exists "customers_search_index" on "customers" using gin ("search_text" gin_trgm_ops)',
  'create table if not exists "customers_due" ("id" bigserial primary key, "identity" text not null)',
  `create table if not exists "customer_notes" ("id" serial primary key, "customer_id" int not null, "text" text not null,
    "author" text not null, "at" timestamptz not null,
    constraint "customer_notes_customer_id_foreign" foreign key ("customer_id") references "customers" ("id") on update no action on delete cascade)`,
  'create index if not exists "customer_notes_customer_id_index" on "customer_notes" ("customer_id")',
];

const NOTE_CUSTOMER = `create or replace function "note_customer"() returns trigger language plpgsql as $$ begin
  if tg_op <> 'INSERT' then
    insert into "customers_due" ("identity") values (${identityIn('old')});
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (old.email, old.company_name) is distinct from (new.email, new.company_name)) then
    insert into "customers_due" ("identity") values (${identityIn('new')});
  end if;
  return null;
end $$`;

const NOTE_PAYER = `create or replace function "note_payer"() returns trigger language plpgsql as $$ begin
  if tg_op <> 'INSERT' and old.kind <> 'intent' then
    insert into "customers_due" ("identity")
      select ${IDENTITY_OF_BOOKING} from "bookings" b where b.id = old.booking_id;
  end if;
  if tg_op <> 'DELETE' and new.kind <> 'intent' then
    insert into "customers_due" ("identity")
      select ${IDENTITY_OF_BOOKING} from "bookings" b where b.id = new.booking_id;
  end if;
  return null;
end $$`;

/**
 * Once its triggers exist, every change is recorded, also changes by the previous release. Then all earlier customers are inserted
 * by one statement, for which nobody waits, because no other release knows the table.
 */
export const customers = (tell: SendEvent) =>
  class Customers extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      for (const sql of [...TABLES, NOTE_CUSTOMER, NOTE_PAYER]) await this.define(sql);
      await this.buildIndex('bookings_identity_index', IDENTITY_INDEX);
      for (const { expression } of [...CUSTOMER_TRIGGERS, ...CUSTOMER_MONEY_TRIGGERS])
        await this.define(expression);
      await this.driver.execute(FILL);
    }
  };
