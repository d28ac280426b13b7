import { identityIn } from './customer-sums.ts';

/** The columns of a booking that the customer register depends on. */
const TOLD = ['email', 'company_name', 'search_text', 'phone_number', 'total', 'created_at'];
const listOf = (row: string): string => TOLD.map((column) => `${row}.${column}`).join(', ');

/*
 * Triggers that record customers whose bookings or money changed. A migration creates them; the table definitions name them, so
 * that a missing trigger is noticed.
 */

export const CUSTOMER_TRIGGERS = [
  {
    name: 'bookings_customer_due',
    timing: 'after',
    events: ['insert', 'delete'],
    expression: `create or replace trigger "bookings_customer_due" after insert or delete on "bookings"
      for each row execute function "note_customer"()`,
  },
  {
    name: 'bookings_customer_due_again',
    timing: 'after',
    events: ['update'],
    expression: `create or replace trigger "bookings_customer_due_again" after update on "bookings"
      for each row when ((${listOf('old')}) is distinct from (${listOf('new')})) execute function "note_customer"()`,
  },
] as const;

/** Finds a customer's bookings, newest first. */
export const IDENTITY_INDEX = `create index "bookings_identity_index" on "bookings" (${identityIn('"bookings"')}, "created_at", "id")`;

export const CUSTOMER_MONEY_TRIGGERS = [
  {
    name: 'payment_ledger_customer_due',
    timing: 'after',
    events: ['insert', 'update', 'delete'],
    expression: `create or replace trigger "payment_ledger_customer_due" after insert or update or delete on "payment_ledger"
      for each row execute function "note_payer"()`,
  },
] as const;
