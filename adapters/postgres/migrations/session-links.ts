import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Mailed links to suggested times, and an index of sessions by their end. */
export const sessionLinks = (tell: SendEvent) =>
  class SessionLinks extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        `create table if not exists "session_links" ("token_hash" text not null, "booking_id" int not null,
          "position" int not null, "unit" int not null, "round" int not null, "created_at" timestamptz not null,
          primary key ("token_hash"),
          constraint "session_links_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on delete cascade)`,
      );
      await this.define(
        'create index if not exists "session_links_booking_id_index" on "session_links" ("booking_id")',
      );
      await this.buildIndex(
        'booking_slots_ends_at_index',
        `create index "booking_slots_ends_at_index" on "booking_slots" ("ends_at", "booking_id") where state = 'agreed'`,
      );
    }
  };
