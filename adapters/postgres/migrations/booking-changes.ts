import { RECOUNT } from '../office/recount.ts';
import { BOOKING_TRIGGERS } from '../office/sum-triggers.ts';
import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  experiences: { policy: 'jsonb null' },
  bookings: {
    discount_terms: 'jsonb null',
    fees: `jsonb not null default '[]'`,
    fees_amount: `bigint not null default '0'`,
    cancelled: 'boolean not null default false',
    cancellation: 'jsonb null',
  },
  booking_lines: { policy: 'jsonb null' },
  booking_slots: { cancellation: 'jsonb null' },
  booking_sums: { cancelled: 'boolean not null default false' },
};

const TABLE = `
create table if not exists "booking_changes" ("id" serial primary key, "booking_id" int not null, "kind" text not null, "state" text not null, "base_version" int not null, "frozen" jsonb not null, "intent_id" text null, "actor_id" int null, "actor" text not null, "created_at" timestamptz not null, "expires_at" timestamptz null,
  constraint "booking_changes_state_check" check (state in ('asked', 'open', 'done', 'failed', 'lapsed')),
  constraint "booking_changes_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on update no action on delete cascade);
create index if not exists "booking_changes_booking_id_index" on "booking_changes" ("booking_id");
create index if not exists "booking_changes_unfinished_index" on "booking_changes" ("created_at") where state in ('asked', 'open');
create unique index if not exists "booking_changes_one_asked_key" on "booking_changes" ("booking_id") where state = 'asked';
`;

/** Counts cancelled bookings separately. */
const COUNT_BOOKING = `
create or replace function "count_booking"() returns trigger language plpgsql as $$ begin
  if tg_op <> 'INSERT' then
    insert into "booking_sums" ("day", "confirmed", "cancelled", "payment_status", "delivery_status", "bookings", "priced", "revenue")
      values ((old.created_at at time zone 'UTC')::date, old.confirmed, old.cancelled, old.payment_status, old.delivery_status,
        -1, case when old.total > 0 then -1 else 0 end, -old.total);
  end if;
  if tg_op <> 'DELETE' then
    insert into "booking_sums" ("day", "confirmed", "cancelled", "payment_status", "delivery_status", "bookings", "priced", "revenue")
      values ((new.created_at at time zone 'UTC')::date, new.confirmed, new.cancelled, new.payment_status, new.delivery_status,
        1, case when new.total > 0 then 1 else 0 end, new.total);
  end if;
  if tg_op = 'UPDATE' and new.payment_status = 'pending' and old.payment_status <> 'pending' then
    insert into "part_paid_bookings" ("booking_id") values (new.id) on conflict do nothing;
  end if;
  return null;
end $$`;

/** Costs of changes: policies, fees, cancellations, and changes that wait for a payment or refund. */
export const bookingChanges = (tell: SendEvent) =>
  class BookingChanges extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      for (const [table, columns] of Object.entries(COLUMNS))
        for (const [column, type] of Object.entries(columns))
          await this.define(`alter table "${table}" add column if not exists "${column}" ${type}`);
      await this.define('alter table "bookings" drop constraint if exists "bookings_total_check"');
      await this.define(
        `alter table "bookings" add constraint "bookings_total_check"
          check (total >= 0 and total = subtotal - discount_amount + fees_amount) not valid`,
      );
      await this.define('alter table "bookings" validate constraint "bookings_total_check"');
      await this.define(TABLE);
      await this.define(COUNT_BOOKING);
      for (const { expression } of BOOKING_TRIGGERS) await this.define(expression);
      for (const sql of RECOUNT) await this.driver.execute(sql);
    }
  };
