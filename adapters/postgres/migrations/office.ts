import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const plain = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g'))`;

// `+ 0` keeps Postgres from using the index of days, which it would scan once for each booking.
const DERIVED = (from: number, to: number): string => `update "bookings" b set
  "search_text" = ${plain(`concat_ws(E'\\n', b.first_name || ' ' || b.last_name, b.email, coalesce(b.company_name, ''), b.reference,
    (select string_agg(distinct l.title, E'\\n') from "booking_lines" l where l.booking_id = b.id))`)},
  "customer_key" = ${plain("b.last_name || ' ' || b.first_name")},
  "first_day" = coalesce((select min(s.day + 0) from "booking_slots" s where s.booking_id = b.id), 'infinity')
  where b.id >= ${from} and b.id < ${to} and b.search_text = ''`;

const INDEXES: Readonly<Record<string, string>> = {
  bookings_created_at_index: '("created_at", "id")',
  bookings_total_index: '("total", "id")',
  bookings_first_day_index: '("first_day", "id")',
  bookings_status_index: '("confirmed", "payment_status", "delivery_status", "created_at", "id")',
  bookings_customer_index: '("customer_key" collate "C", "id")',
  bookings_search_index: 'using gin ("search_text" gin_trgm_ops)',
};

const MAILS = `
do $$ begin
  if exists (select from information_schema.columns where table_schema = current_schema() and table_name = 'booking_mails' and column_name = 'sent_at')
  then alter table "booking_mails" rename column "sent_at" to "at"; end if; end $$;
alter table "booking_mails" add column if not exists "state" text not null default 'sent',
  add column if not exists "attempts" int not null default 1, add column if not exists "error" text null;
alter table "booking_mails" drop constraint if exists "booking_mails_state_check";
alter table "booking_mails" add constraint "booking_mails_state_check" check (state in ('sent', 'failed')) not valid;
alter table "booking_mails" validate constraint "booking_mails_state_check";
`;

/** Columns and indexes by which administrators search, sort and filter bookings; the send log records failures. */
export const office = (tell: SendEvent) =>
  class Office extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define('create extension if not exists pg_trgm');
      await this.define(`alter table "bookings" add column if not exists "search_text" text not null default '',
        add column if not exists "customer_key" text not null default '',
        add column if not exists "first_day" date not null default 'infinity'`);
      await this.fill('bookings', DERIVED);
      for (const [name, columns] of Object.entries(INDEXES))
        await this.buildIndex(name, `create index "${name}" on "bookings" ${columns}`);
      await this.define(MAILS);
    }
  };
