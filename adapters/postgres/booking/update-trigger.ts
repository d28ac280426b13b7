/* Records when a booking was last written, for partners that keep copies. A trigger does it, so that no statement can forget it. */

export const NOTE_UPDATE = `
create or replace function "note_booking_update"() returns trigger language plpgsql as $$ begin
  new.updated_at := now();
  return new;
end $$`;

export const UPDATE_TRIGGER = {
  name: 'bookings_updated',
  timing: 'before',
  events: ['update'],
  expression: `create or replace trigger "bookings_updated" before update on "bookings"
      for each row when (new.version <> old.version) execute function "note_booking_update"()`,
} as const;

/** For partners' servers, which poll for changes. */
export const UPDATED_INDEX =
  'create index "bookings_partner_updated_index" on "bookings" ("partner_id", "updated_at") where partner_id is not null';
