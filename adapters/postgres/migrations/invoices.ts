import { Migration } from '@mikro-orm/migrations';

const TABLES = `
create table "invoice_series" ("name" text not null, "last" int not null, primary key ("name"));
create table "invoices" ("id" serial primary key, "kind" text not null, "number" text not null, "booking_id" int not null, "reference" text not null, "issued_at" timestamptz not null, "due_on" date null, "credits" int null, "figures" jsonb not null);
alter table "invoices" add constraint "invoices_number_unique" unique ("number");
create index "invoices_booking_id_index" on "invoices" ("booking_id");
create index "invoices_issued_at_index" on "invoices" ("issued_at");
create table "invoice_files" ("invoice_id" int not null, "pdf" bytea not null, primary key ("invoice_id"));
create table "booking_reminders" ("booking_id" int not null, "day" date not null, primary key ("booking_id", "day"));
alter table "invoices" add constraint "invoices_kind_check" check (kind in ('invoice', 'credit-note'));
alter table "invoices" add constraint "invoices_credits_unique" unique ("credits");
alter table "invoice_files" add constraint "invoice_files_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on update no action on delete cascade;
alter table "booking_reminders" add constraint "booking_reminders_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on update no action on delete cascade;
`;

/** Issued invoices and credit notes, which remain after their bookings, and claimed reminders. */
export class InvoiceTables extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
