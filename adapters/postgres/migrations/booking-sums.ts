import { RECOUNT } from '../office/recount.ts';
import { BOOKING_TRIGGERS, LEDGER_TRIGGERS } from '../office/sum-triggers.ts';
import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const TABLES = `
create table if not exists "booking_sums" ("id" bigserial primary key, "day" date not null, "confirmed" boolean not null default false, "payment_status" text not null, "delivery_status" text not null, "bookings" int not null, "priced" int not null, "revenue" bigint not null);
create table if not exists "received_sums" ("id" bigserial primary key, "day" date not null, "amount" bigint not null);
create table if not exists "part_paid_bookings" ("booking_id" int not null, primary key ("booking_id"));
alter table "booking_sums" add column if not exists "cancelled" boolean not null default false;
`;

const COUNT_BOOKING = `
create or replace function "count_booking"() returns trigger language plpgsql as $$ begin
  if tg_op <> 'INSERT' then
    insert into "booking_sums" ("day", "confirmed", "payment_status", "delivery_status", "bookings", "priced", "revenue")
      values ((old.created_at at time zone 'UTC')::date, old.confirmed, old.payment_status, old.delivery_status,
        -1, case when old.total > 0 then -1 else 0 end, -old.total);
  end if;
  if tg_op <> 'DELETE' then
    insert into "booking_sums" ("day", "confirmed", "payment_status", "delivery_status", "bookings", "priced", "revenue")
      values ((new.created_at at time zone 'UTC')::date, new.confirmed, new.payment_status, new.delivery_status,
        1, case when new.total > 0 then 1 else 0 end, new.total);
  end if;
  if tg_op = 'UPDATE' and new.payment_status = 'pending' and old.payment_status <> 'pending' then
    insert into "part_paid_bookings" ("booking_id") values (new.id) on conflict do nothing;
  end if;
  return null;
end $$`;

const COUNT_RECEIVED = `
create or replace function "count_received"() returns trigger language plpgsql as $$ begin
  if tg_op <> 'INSERT' and old.status = 'succeeded' and old.kind in ('charge', 'offline', 'refund') and old.booking_id is not null then
    insert into "received_sums" ("day", "amount")
      values ((old.at at time zone 'UTC')::date, case when old.kind = 'refund' then old.amount else -old.amount end);
  end if;
  if tg_op <> 'DELETE' and new.status = 'succeeded' and new.kind in ('charge', 'offline', 'refund') and new.booking_id is not null then
    insert into "received_sums" ("day", "amount")
      values ((new.at at time zone 'UTC')::date, case when new.kind = 'refund' then -new.amount else new.amount end);
    insert into "part_paid_bookings" ("booking_id")
      select b.id from "bookings" b where b.id = new.booking_id and b.payment_status = 'pending' on conflict do nothing;
  end if;
  return null;
end $$`;

/**
 * Triggers keep sums of bookings and received money, so rows written by the previous release are counted too. Once a trigger
 * exists, every change is counted; the later statements add the earlier rows.
 */
export const bookingSums = (tell: SendEvent) =>
  class BookingSums extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      // A later migration counts cancelled bookings separately. The triggers and statements used here already do that.
      await this.define(
        'alter table "bookings" add column if not exists "cancelled" boolean not null default false',
      );
      for (const sql of [TABLES, COUNT_BOOKING, COUNT_RECEIVED]) await this.define(sql);
      for (const { expression } of [...BOOKING_TRIGGERS, ...LEDGER_TRIGGERS]) await this.define(expression);
      for (const sql of RECOUNT) await this.driver.execute(sql);
    }
  };
