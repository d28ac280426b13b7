/*
 * The release before takes a confirmation back and sets it again without a word of whose it is. Once it is taken back, it is not the
 * sessions' any more. The migration makes the trigger; the table names it, so that one that is gone is noticed.
 */

export const FORGET_CONFIRMED_BY_SESSIONS = `
create or replace function "forget_confirmed_by_sessions"() returns trigger language plpgsql as $$ begin
  new.confirmed_by_sessions := false;
  return new;
end $$`;

export const CONFIRMATION_TRIGGER = {
  name: 'bookings_unconfirmed',
  timing: 'before',
  events: ['update'],
  expression: `create or replace trigger "bookings_unconfirmed" before update on "bookings"
      for each row when (new.confirmed_by_sessions and not new.confirmed) execute function "forget_confirmed_by_sessions"()`,
} as const;
