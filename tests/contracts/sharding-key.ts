import { recordTables } from '../../adapters/postgres/record-tables.ts';

/*
 * How the tables of one large shop would be spread over several servers (docs/scaling.md): a booking and everything that belongs to it
 * on one server, by the booking's id; what every booking reads on all of them; the rest on one.
 */

/** Tables that would be spread, each with the column that holds the booking's id. */
export const SPREAD: Readonly<Record<string, string>> = {
  bookings: 'id',
  booking_lines: 'booking_id',
  booking_slots: 'booking_id',
  booking_tokens: 'booking_id',
  booking_changes: 'booking_id',
  booking_mails: 'booking_id',
  mail_claims: 'booking_id',
  booking_notes: 'booking_id',
  missing_rates: 'booking_id',
  number_checks: 'booking_id',
  booking_reviews: 'booking_id',
  review_asks: 'booking_id',
  review_links: 'booking_id',
  booking_reminders: 'booking_id',
  invoices: 'booking_id',
  redemptions: 'booking_id',
  payment_ledger: 'booking_id',
  part_paid_bookings: 'booking_id',
  pay_links: 'booking_id',
  session_links: 'booking_id',
  assignments: 'booking_id',
  revenue_changes: 'booking_id',
  session_reminders: 'booking_id',
};

/** Small, read by every booking and rarely written: a copy on every server. */
export const COPIED: readonly string[] = [
  'experiences',
  'categories',
  'experience_categories',
  'reviews',
  'add_ons',
  'add_on_experiences',
  'logo_carousel',
  'discount_codes',
  'users',
  'hosts',
  'host_absences',
  'partners',
  'partner_keys',
  'partner_test_mails',
  'webhook_endpoints',
  'shop_state',
  'catalogue_changes',
  'settings',
  ...recordTables.map(({ tableName }) => tableName),
];

/** On one server: short-lived, or of nobody's booking yet. */
export const ALONE: readonly string[] = [
  'password_resets',
  'invitations',
  'authenticators',
  'recovery_codes',
  'passkeys',
  'sessions',
  'uploads',
  'orders',
  'payment_methods',
  'provider_customers',
  'payment_intents',
  'payment_attention',
  'payment_matters',
  'payment_events',
  'simulator_records',
  'webhook_deliveries',
  'host_links',
  'host_days',
  'calendar_feeds',
  'host_feeds',
  'host_busy_times',
  'staffing_changes',
  'holds',
  'audit_log',
  'answers',
  'job_outbox',
  'pulses',
  'rate_limits',
  'invoice_series',
  'invoice_files',
  'customers',
  'customers_due',
  'customer_notes',
  'demo_records',
  'booking_sums',
  'received_sums',
  'octo_reservations',
];

/** Unique keys of spread tables that do not contain the booking's id, and what would keep them. */
export const KEYS_WITHOUT_IT: Readonly<Record<string, string>> = {
  bookings_reference_unique:
    'drawn at random from 2^50; a table by reference, spread by it, would hold the booking id',
  bookings_payment_intent_id_unique: 'the intent names its booking already, and stays on one server',
  booking_tokens_pkey:
    'a hash of 256 random bits: two never meet; looked up by a table like that of references',
  booking_changes_pkey: 'the number of a row; (booking, number) would do',
  number_checks_pkey: 'the number of a row; (booking, number) would do',
  missing_rates_pkey: 'the number of a row; (booking, country) is its other key',
  booking_notes_pkey: 'the number of a row; (booking, number) would do',
  booking_reviews_pkey: 'the number of a row; (booking, number) would do',
  review_links_pkey: 'a hash of 256 random bits, as of booking_tokens',
  booking_mails_pkey: 'the number of a row; (booking, number) would do',
  invoices_pkey: 'the number of a row; invoice files name it',
  invoices_number_unique: 'drawn from invoice_series, which stays on one server',
  invoices_credits_unique: 'a credit note belongs to the booking of its invoice: (booking, invoice) would do',
  payment_ledger_pkey: 'the number of a row; (booking, number) would do',
  payment_ledger_key_unique: 'a key of the shop itself, which begins with the booking or the intent',
  payment_ledger_provider_key:
    'the provider names a movement once; the intent, on one server, is locked first',
  revenue_changes_pkey: 'the number of a row; (booking, number) would do',
  assignments_pkey: 'the number of a row; (booking, number) would do',
  session_links_pkey: 'a hash of 256 random bits, as of booking_tokens',
  pay_links_pkey: 'a hash of 256 random bits, as of booking_tokens',
};

/** Statements of the hot paths that read or write spread tables without the booking's id: which servers they would ask. */
export const STATEMENTS_WITHOUT_IT: readonly { readonly text: RegExp; readonly why: string }[] = [
  {
    text: /from "payment_ledger" where "kind" = 'refund' and "status" in \('pending'\)/,
    why: 'the clearing up of unfinished refunds, every few minutes: asks all servers',
  },
  {
    text: /from "booking_changes" where "state" in \('asked', 'open'\) and "state" = \$1/,
    why: 'changes that a killed process left unfinished, or that nobody paid for: asks all servers, by the index of unfinished ones',
  },
  {
    text: /from "bookings" as "b" where "b"."account_id" = \$1 and .* order by/,
    why: 'an account sees a page of its own bookings: asks all servers, each by its index of accounts',
  },
  {
    text: /^select count\(\*\)::int as "count" from "bookings" where "account_id" = \$1$/,
    why: 'how many bookings an account has, beside its page: asks all servers, and adds up what they say',
  },
  {
    text: /^select count\(\*\) filter \(where units > 0\)::int as bookings,[^;]*where b\.account_id = \$1/,
    why: 'how much an account has open before it books more: asks all servers, and adds up what they say; visitors do not ask',
  },
  {
    text: /from "bookings" as "b" where "b"."reference" = \$1/,
    why: 'a reference is all that a guest has: asks all servers, or the table by reference',
  },
];

/** Of work on a timer, which a slow machine sees while it books: each asks all servers, and adds up what they say. */
export const STATEMENTS_ON_TIMERS: readonly { readonly text: RegExp; readonly why: string }[] = [
  { text: /from graphile_worker\.jobs/, why: 'figures for those who watch the shop' },
  {
    text: /delete from part_paid_bookings p/,
    why: 'the kept list of bookings that are paid in part is cleared up',
  },
  {
    text: /^(insert into|delete from|update) customers c? ?/,
    why: 'the register of customers is brought up to date: asks all servers for the bookings of those that changed',
  },
];

const columnOf = (table: string): string => `(?<!\\w)(?:"?\\w+"?\\.)?"?(?:${SPREAD[table]}|booking_id)"?`;

/** Whether a statement is given the id of the booking for a table that would be spread. */
export const saysWhichBooking = (text: string, table: string): boolean =>
  new RegExp(`${columnOf(table)}\\s*(?:=|in)\\s*(?:any\\s*)?\\(?\\s*\\$\\d`, 'i').test(text) ||
  new RegExp(`insert into "?${table}"?(?:\\s+as\\s+\\w+)?\\s*\\([^)]*"?\\b${SPREAD[table]}\\b"?`, 'i').test(
    text,
  );

/** Whether a table is joined with another by the id of the booking: both are on the same server. */
export const isJoinedByBooking = (text: string, table: string): boolean =>
  new RegExp(`${columnOf(table)}\\s*=\\s*"?\\w+"?\\."?(?:id|booking_id)"?`, 'i').test(text);

/** The spread tables that a statement reads or writes; a column may be called as one of them (the kept sums have `bookings`). */
export const spreadTablesOf = (text: string): readonly string[] =>
  Object.keys(SPREAD).filter((table) =>
    new RegExp(`\\b(?:from|join|into|update|using)\\s+(?:only\\s+)?"?${table}\\b"?`, 'i').test(text),
  );
