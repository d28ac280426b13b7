/*
 * The previous release can revoke a confirmation and set it again without recording who confirmed. This trigger clears "confirmed
 * by its sessions" when a confirmation is revoked. A migration creates it; the table definition names it, so that a missing trigger
 * is noticed.
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
