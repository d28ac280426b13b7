import { instantOf } from '@wondercast/core/calendar/scheduling/instant';
import { endOf } from '@wondercast/core/calendar/scheduling/session';
import type { SessionState } from '@wondercast/core/calendar/scheduling/session-states';
import { isEmptySlot, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import { minutesOf } from '@wondercast/core/shop/catalogue/search';
import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const COLUMNS: Readonly<Record<string, string>> = {
  state: `text not null default 'preferred'`,
  preferences: 'jsonb null',
  suggestion: 'jsonb null',
  suggestion_expires_at: 'timestamptz null',
  starts_at: 'timestamptz null',
  ends_at: 'timestamptz null',
  agreed_zone: 'text null',
  minutes: 'int null',
  headcount: 'int null',
  join_url: 'text null',
  place: 'text null',
  host_notes: 'text null',
  guest_notes: 'text null',
  rounds: 'int not null default 0',
  session_version: 'int not null default 0',
  state_since: 'timestamptz null',
};

const DEFAULT_MINUTES = 60;

/** Units of some bookings that are not sessions yet, with or without a row. The desk finds sessions that need a time by their rows. */
const UNITS = (from: number, to: number): string => `
  select b.id as booking_id, l.position, u.unit, s.day::text as date, s.time, s.meridiem, s.zone, l.headcount, l.duration,
    b.confirmed, b.delivery_status = 'delivered' as delivered
  from "bookings" b join "booking_lines" l on l.booking_id = b.id
  cross join lateral generate_series(0, l.quantity - 1) u(unit)
  left join "booking_slots" s on s.booking_id = b.id and s.position = l.position and s.unit = u.unit
  where b.id >= ${from} and b.id < ${to} and coalesce(s.session_version, 0) = 0`;

/** Skips rows that have become sessions meanwhile. */
const WRITE = `
  insert into "booking_slots" (booking_id, position, unit, state, headcount, starts_at, ends_at, agreed_zone, minutes, session_version)
  select booking_id, position, unit, state, headcount, starts_at, ends_at, agreed_zone, minutes, 1
  from json_populate_recordset(null::"booking_slots", ?::json)
  on conflict (booking_id, position, unit) do update set state = excluded.state, headcount = excluded.headcount,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, agreed_zone = excluded.agreed_zone,
    minutes = excluded.minutes, session_version = 1
  where "booking_slots".session_version = 0`;

interface Unit extends Slot {
  readonly booking_id: number;
  readonly position: number;
  readonly unit: number;
  readonly headcount: number | null;
  readonly duration: string | null;
  readonly confirmed: boolean;
  readonly delivered: boolean;
}

/** Converts a unit to a session: agreed if its booking is confirmed and its slot names an instant. */
const toSession = (unit: Unit): object => {
  const { booking_id, position, headcount, zone, confirmed, delivered } = unit;
  const startsAt = confirmed || delivered ? instantOf(unit) : null;
  const minutes = minutesOf(unit.duration ?? '') ?? DEFAULT_MINUTES;
  const waiting: SessionState = isEmptySlot(unit) ? 'open' : 'preferred';
  return {
    booking_id,
    position,
    unit: unit.unit,
    headcount,
    state: delivered ? 'delivered' : startsAt ? 'agreed' : waiting,
    ...(startsAt && {
      starts_at: startsAt,
      ends_at: endOf({ startsAt, minutes }),
      agreed_zone: zone,
      minutes,
    }),
  };
};

/**
 * Turns every unit into a session. Instants are computed by the shop's own rules, because Postgres would take the second of two
 * ambiguous times.
 */
export const sessions = (tell: SendEvent) =>
  class Sessions extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      for (const [column, type] of Object.entries(COLUMNS))
        await this.define(`alter table "booking_slots" add column if not exists "${column}" ${type}`);
      await this.define('alter table "booking_slots" drop constraint if exists "booking_slots_state_check"');
      await this.define(
        `alter table "booking_slots" add constraint "booking_slots_state_check"
          check (state in ('open', 'preferred', 'suggested', 'agreed', 'delivered', 'cancelled')) not valid`,
      );
      await this.define('alter table "booking_slots" validate constraint "booking_slots_state_check"');
      await this.eachStep('bookings', async (from, to) => {
        const units = await this.driver.execute<Unit[]>(UNITS(from, to));
        if (units.length > 0)
          await this.driver.execute(WRITE, [JSON.stringify(units.map((unit) => toSession(unit)))]);
      });
      await this.buildIndex(
        'booking_slots_starts_at_index',
        'create index "booking_slots_starts_at_index" on "booking_slots" ("starts_at", "booking_id") where starts_at is not null',
      );
    }
  };
