import {
  NOTE_SESSIONS,
  NOTE_STAFFING,
  SESSION_TIME_TRIGGERS,
  STAFFING_TABLES,
  staffingTrigger,
} from '../staffing/change-triggers.ts';
import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const STEPS: readonly string[] = [
  `alter table "experiences" add column if not exists "booking_mode" text not null default 'request'
    constraint "experiences_booking_mode_check" check (booking_mode in ('request', 'instant', 'both')),
    add column if not exists "start_grid" int not null default 30,
    add column if not exists "horizon_days" int not null default 90,
    add column if not exists "least_notice_hours" int not null default 24`,
  `alter table "hosts" add column if not exists "takes_instant" boolean not null default false,
    add column if not exists "join_url" text null`,
  `alter table "booking_slots" add column if not exists "language" text null`,
  `create table if not exists "holds" ("id" text not null, "holder" text not null, "partner_id" int null, "place" text null,
    "started_at" timestamptz not null, "until" timestamptz not null, "units" jsonb not null, primary key ("id"))`,
  `create unique index if not exists "holds_holder_key" on "holds" ("holder") where partner_id is null`,
  `create index if not exists "holds_place_index" on "holds" ("place", "started_at")`,
  `alter table "assignments" alter column "booking_id" drop not null, alter column "position" drop not null,
    alter column "unit" drop not null`,
  `alter table "assignments" add column if not exists "hold_id" text null, add column if not exists "hold_unit" int null,
    add column if not exists "instant" boolean not null default false`,
  `do $$ begin
    if not exists (select 1 from pg_constraint where conname = 'assignments_hold_id_foreign') then
      alter table "assignments" add constraint "assignments_hold_id_foreign" foreign key ("hold_id") references "holds" ("id")
        on update no action on delete cascade not valid;
    end if;
    if not exists (select 1 from pg_constraint where conname = 'assignments_owner_check') then
      alter table "assignments" add constraint "assignments_owner_check" check ((booking_id is null) = (position is null)
        and (booking_id is null) = (unit is null) and (booking_id is null) <> (hold_id is null)
        and (hold_id is null) = (hold_unit is null)) not valid;
    end if;
  end $$`,
  'alter table "assignments" validate constraint "assignments_hold_id_foreign"',
  'alter table "assignments" validate constraint "assignments_owner_check"',
  'create index if not exists "assignments_hold_index" on "assignments" ("hold_id") where hold_id is not null',
  `create table if not exists "staffing_changes" ("id" bigserial primary key, "at" timestamptz not null default now())`,
];

/** How experiences are booked, which hosts take instant bookings, and holds on times while somebody pays. */
export const freeTimes = (tell: SendEvent) =>
  class FreeTimes extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      for (const step of [...STEPS, NOTE_STAFFING, NOTE_SESSIONS]) await this.define(step);
      for (const { expression } of [...STAFFING_TABLES.map(staffingTrigger), ...SESSION_TIME_TRIGGERS])
        await this.define(expression);
    }
  };
