import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Customers' special requests, and internal notes about bookings. */
export const bookingNotes = (tell: SendEvent) =>
  class BookingNotes extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define('alter table "bookings" add column if not exists "special_requests" text null');
      await this.define(
        `create table if not exists "booking_notes" ("id" serial primary key, "booking_id" int not null, "text" text not null,
          "author" text not null, "at" timestamptz not null,
          constraint "booking_notes_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on update no action on delete cascade)`,
      );
      await this.define(
        'create index if not exists "booking_notes_booking_id_index" on "booking_notes" ("booking_id")',
      );
    }
  };
