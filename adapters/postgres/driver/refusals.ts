import { BEING_CHANGED, PAYMENT_USED, REFERENCE_TAKEN } from '@wondercast/core/bookings/booking/words';
import { HOST_TAKEN } from '@wondercast/core/calendar/staffing/words';
import { RECORD_KINDS, RECORD_PORTS } from '@wondercast/core/desk/records/record-kinds';
import { Refusal, taken } from '@wondercast/core/kernel/refusal';
import { BEING_CONFIRMED } from '@wondercast/core/money/payment/words';
import { EMAIL_TAKEN, USERNAME_TAKEN } from '@wondercast/core/people/account/words';
import { KeyTaken } from '@wondercast/core/people/answers';
import { NOT_AUTHENTICATED } from '@wondercast/core/people/caller';
import { keyInFlight } from '@wondercast/core/people/once';
import { PARTNER } from '@wondercast/core/people/partners/partner-record';
import { CATEGORY } from '@wondercast/core/shop/catalogue/category-record';
import { EXPERIENCE } from '@wondercast/core/shop/catalogue/experience-record';
import { NO_SUCH_CATEGORY, NO_SUCH_EXPERIENCE } from '@wondercast/core/shop/catalogue/words';
import { tableNameOf, takenKeys } from './record-columns.ts';

interface PostgresError extends Error {
  readonly code: string;
  readonly constraint?: string;
  /** The context in which the server raised the error. */
  readonly where?: string;
}

const isPostgresError = (error: unknown): error is PostgresError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

type Meaning = readonly [
  kind: 'conflict' | 'invalid' | 'unauthenticated',
  words: string,
  /** The form field that the key belongs to, if any. */
  field?: string,
];

/** What violated unique and foreign keys mean to people. */
const MEANING: Readonly<Record<string, Meaning>> = {
  ...takenKeys('experiences', EXPERIENCE),
  ...takenKeys('categories', CATEGORY),
  ...Object.fromEntries(
    RECORD_PORTS.flatMap((port) => Object.entries(takenKeys(tableNameOf(port), RECORD_KINDS[port].fields))),
  ),
  ...takenKeys('partners', PARTNER),
  users_username_key: ['conflict', USERNAME_TAKEN],
  users_email_key: ['conflict', EMAIL_TAKEN],
  bookings_reference_unique: ['conflict', REFERENCE_TAKEN],
  bookings_payment_intent_id_unique: ['conflict', PAYMENT_USED],
  booking_changes_one_asked_key: ['conflict', BEING_CHANGED],
  payment_intents_one_open_key: ['conflict', BEING_CONFIRMED],
  payment_intents_one_amendment_key: ['conflict', BEING_CONFIRMED],
  assignments_no_overlap: ['conflict', HOST_TAKEN],
  experience_categories_category_id_foreign: ['invalid', NO_SUCH_CATEGORY, 'categoryIds'],
  add_on_experiences_experience_id_foreign: ['invalid', NO_SUCH_EXPERIENCE, 'experienceIds'],
  reviews_experience_id_foreign: ['invalid', NO_SUCH_EXPERIENCE, 'experienceId'],
  // The caller was signed in a moment ago, but the account has been deleted since.
  bookings_account_id_foreign: ['unauthenticated', NOT_AUTHENTICATED],
  orders_account_id_foreign: ['unauthenticated', NOT_AUTHENTICATED],
  payment_methods_account_id_foreign: ['unauthenticated', NOT_AUTHENTICATED],
  payment_intents_account_id_foreign: ['unauthenticated', NOT_AUTHENTICATED],
  provider_customers_account_id_foreign: ['unauthenticated', NOT_AUTHENTICATED],
};

export const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/**
 * Error codes of an unavailable database: lock timeouts and deadlocks, connection errors, a server that is read-only, out of disk
 * or memory, cancels statements, shuts down, starts up or cannot read its files, and socket timeouts.
 */
const AWAY =
  /^(55P03|40P01|08...|25006|25P03|53...|57...|58...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENOENT)$/;

const lost = (error: Error): boolean =>
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/.test(
    error.message,
  );

/** True when the server's disk is full. */
export const isFull = (error: unknown): boolean =>
  [error, error instanceof Error ? error.cause : null].some(
    (each) => isPostgresError(each) && each.code === '53100',
  );

/** True when the server ended a deadlock by refusing this statement. */
export const isDeadlock = (error: unknown): boolean => isPostgresError(error) && error.code === DEADLOCK;

/** True when the database was unavailable, as opposed to refusing a statement. */
export const isUnavailable = (error: unknown): boolean =>
  (isPostgresError(error) && AWAY.test(error.code)) || (error instanceof Error && lost(error));

/** Converts a database error to a Refusal; unexpected errors stay unchanged. */
export const translated = (error: unknown): unknown => {
  if (error instanceof Refusal) return error;
  // MikroORM wraps the driver's errors.
  const cause = error instanceof Error && isPostgresError(error.cause) ? error.cause : error;
  if (isPostgresError(cause)) {
    if (cause.constraint === 'answers_pkey') return new KeyTaken();
    if (cause.code === LOCK_NOT_AVAILABLE && cause.where?.includes('relation "answers')) return keyInFlight();
    const [kind, words, field] = MEANING[cause.constraint ?? ''] ?? [];
    if (kind && words)
      return field && kind === 'conflict'
        ? taken(field, words)
        : new Refusal(kind, words, field ? { issues: [{ path: field, message: words }] } : {});
  }
  return isUnavailable(cause)
    ? new Refusal('unavailable', 'The shop cannot answer just now. Please try again.')
    : error;
};
