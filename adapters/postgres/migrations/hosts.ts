import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const STEPS = [
  'create extension if not exists btree_gist',
  `create table if not exists "hosts" ("id" serial primary key, "name" text not null, "email" text not null, "phone" text null, "picture_url" text null, "about" text null, "zone" text not null, "languages" jsonb not null, "experience_ids" jsonb not null, "hours" jsonb not null, "break_before" int not null, "break_after" int not null, "most_daily" int not null, "feed_url" text null, "active" boolean not null default true, "page_opened_at" timestamptz null, "version" int not null default 1)`,
  `create table if not exists "host_absences" ("id" serial primary key, "host_id" int not null, "starts_at" timestamptz not null, "ends_at" timestamptz not null, "reason" text null, "by_host" boolean not null,
    constraint "host_absences_host_id_foreign" foreign key ("host_id") references "hosts" ("id") on update no action on delete cascade)`,
  `create index if not exists "host_absences_host_index" on "host_absences" ("host_id", "ends_at")`,
  `create table if not exists "host_links" ("token_hash" text not null, "host_id" int not null, "created_at" timestamptz not null, primary key ("token_hash"),
    constraint "host_links_host_id_foreign" foreign key ("host_id") references "hosts" ("id") on update no action on delete cascade)`,
  `create index if not exists "host_links_host_id_index" on "host_links" ("host_id")`,
  `create table if not exists "host_feeds" ("host_id" int not null, "url" text not null, "etag" text null, "tried_at" timestamptz not null, "read_at" timestamptz null, "failing_since" timestamptz null, "error" text null, "busy" int not null default 0, primary key ("host_id"),
    constraint "host_feeds_host_id_foreign" foreign key ("host_id") references "hosts" ("id") on update no action on delete cascade)`,
  `create table if not exists "host_busy_times" ("id" serial primary key, "host_id" int not null, "starts_at" timestamptz not null, "ends_at" timestamptz not null,
    constraint "host_busy_times_host_id_foreign" foreign key ("host_id") references "hosts" ("id") on update no action on delete cascade)`,
  `create index if not exists "host_busy_times_host_id_index" on "host_busy_times" ("host_id")`,
  `create index if not exists "host_busy_times_span_index" on "host_busy_times" using gist (tstzrange("starts_at", "ends_at"))`,
  `create table if not exists "assignments" ("id" serial primary key, "host_id" int not null, "booking_id" int not null, "position" int not null, "unit" int not null, "state" text not null, "starts_at" timestamptz not null, "ends_at" timestamptz not null, "reserved_from" timestamptz not null, "reserved_to" timestamptz not null, "held_until" timestamptz null, "asked_at" timestamptz not null, "answered_at" timestamptz null, "decline_reason" text null, "decline_note" text null, "version" int not null default 1,
    constraint "assignments_host_id_foreign" foreign key ("host_id") references "hosts" ("id") on update no action on delete no action,
    constraint "assignments_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on update no action on delete cascade,
    constraint "assignments_state_check" check (state in ('held', 'asked', 'accepted', 'declined', 'withdrawn')),
    constraint "assignments_no_overlap" exclude using gist ("host_id" with =, tstzrange("reserved_from", "reserved_to") with &&) where (state in ('held', 'asked', 'accepted')))`,
  `create index if not exists "assignments_booking_index" on "assignments" ("booking_id", "position", "unit")`,
  `create index if not exists "assignments_host_index" on "assignments" ("host_id", "ends_at")`,
  `create index if not exists "assignments_reserved_index" on "assignments" ("starts_at", "host_id", "ends_at") where state in ('held', 'asked', 'accepted')`,
];

/** Hosts, and their time reserved for sessions. A constraint forbids overlapping reservations. */
export const hosts = (tell: SendEvent) =>
  class Hosts extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      for (const step of STEPS) await this.define(step);
    }
  };
