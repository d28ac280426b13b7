/*
 * Every write that can change a free time adds a row, in its own transaction. Count and sum of the rows detect changes: a sequence
 * alone would miss transactions that commit late, and a shared counter would make bookings wait for each other.
 */

/** A statement that touches no row with an agreed time changes no free time. */
export const NOTE_SESSIONS = `create or replace function "note_session_times"() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    if not exists (select 1 from new_rows where starts_at is not null) then return null; end if;
  elsif tg_op = 'DELETE' then
    if not exists (select 1 from old_rows where starts_at is not null) then return null; end if;
  elsif not exists (select 1 from old_rows where starts_at is not null union all select 1 from new_rows where starts_at is not null) then
    return null;
  end if;
  insert into "staffing_changes" default values;
  return null;
end $$`;

export const NOTE_STAFFING = `create or replace function "note_staffing"() returns trigger language plpgsql as $$ begin
  insert into "staffing_changes" default values;
  return null;
end $$`;

export const staffingTrigger = (table: string) =>
  ({
    name: `${table}_free_times`,
    timing: 'after',
    events: ['insert', 'update', 'delete'],
    forEach: 'statement',
    expression: `create or replace trigger "${table}_free_times" after insert or update or delete on "${table}"
      for each statement execute function "note_staffing"()`,
  }) as const;

const sessionTrigger = (event: 'insert' | 'update' | 'delete', seen: string) =>
  ({
    name: `booking_slots_free_times_${event}`,
    timing: 'after',
    events: [event],
    forEach: 'statement',
    expression: `create or replace trigger "booking_slots_free_times_${event}" after ${event} on "booking_slots"
      referencing ${seen} for each statement execute function "note_session_times"()`,
  }) as const;

export const SESSION_TIME_TRIGGERS = [
  sessionTrigger('insert', 'new table as new_rows'),
  sessionTrigger('update', 'old table as old_rows new table as new_rows'),
  sessionTrigger('delete', 'old table as old_rows'),
] as const;

/** Tables of which any write may change a free time. */
export const STAFFING_TABLES = [
  'assignments',
  'hosts',
  'host_absences',
  'host_busy_times',
  'host_feeds',
] as const;
