const COUNTED = ['created_at', 'confirmed', 'cancelled', 'payment_status', 'delivery_status', 'total'];
const listOf = (row: string): string => COUNTED.map((column) => `${row}.${column}`).join(', ');

/* The triggers that maintain the sums. A migration creates them; the table definitions name them, so that a missing trigger is noticed. */

export const BOOKING_TRIGGERS = [
  {
    name: 'bookings_counted',
    timing: 'after',
    events: ['insert', 'delete'],
    expression: `create or replace trigger "bookings_counted" after insert or delete on "bookings"
      for each row execute function "count_booking"()`,
  },
  {
    name: 'bookings_counted_again',
    timing: 'after',
    events: ['update'],
    expression: `create or replace trigger "bookings_counted_again" after update on "bookings"
      for each row when ((${listOf('old')}) is distinct from (${listOf('new')})) execute function "count_booking"()`,
  },
] as const;

export const LEDGER_TRIGGERS = [
  {
    name: 'payment_ledger_counted',
    timing: 'after',
    events: ['insert', 'update', 'delete'],
    expression: `create or replace trigger "payment_ledger_counted" after insert or update or delete on "payment_ledger"
      for each row execute function "count_received"()`,
  },
] as const;
