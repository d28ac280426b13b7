import { Migration } from '@mikro-orm/migrations';

/** Resellers' reservations through OCTO, and bookings whose customers only get mails about their sessions. */
export class OctoReservations extends Migration {
  override up(): void {
    this.addSql(
      'alter table "bookings" add column if not exists "session_mails_only" boolean not null default false',
    );
    this.addSql(
      `create table if not exists "octo_reservations" ("partner_id" int not null, "uuid" text not null, "fingerprint" text not null,
        "hold_id" text not null, "booking_id" int null, "quote" jsonb not null, "reseller_reference" text null, "notes" text null,
        "contact" jsonb not null, "guests" jsonb not null, "email_receipt" boolean not null, "voucher" text null,
        "created_at" timestamptz not null, "updated_at" timestamptz not null, "expires_at" timestamptz not null,
        "confirmed_at" timestamptz null, "cancelled_at" timestamptz null, "cancel_reason" text null,
        primary key ("partner_id", "uuid"),
        constraint "octo_reservations_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id")
          on update no action on delete cascade)`,
    );
    this.addSql(
      'create index if not exists "octo_reservations_reference_index" on "octo_reservations" ("partner_id", "reseller_reference")',
    );
    this.addSql(
      'create index if not exists "octo_reservations_booking_index" on "octo_reservations" ("booking_id")',
    );
    this.addSql(
      'create index if not exists "octo_reservations_expires_index" on "octo_reservations" ("expires_at")',
    );
    this.addSql(
      'alter table "octo_reservations" add constraint "octo_reservations_voucher_key" unique ("voucher")',
    );
  }
}
