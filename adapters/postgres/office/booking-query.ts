import {
  type BookingColumn,
  type BookingCursor,
  type BookingFilter,
  type BookingQuery,
  isShortWord,
} from '@wondercast/core/desk/office/register';
import { daysAfter, type LocalDate } from '@wondercast/core/kernel/calendar';
import { ZERO } from '@wondercast/core/kernel/money';
import { statusOfStanding } from '@wondercast/core/money/payment/payment-status';
import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { allBookings } from '../booking/booking-rows.ts';
import { STORED_STATE } from '../booking/stored-state.ts';
import type { Builder } from '../driver/statement.ts';
import type { Tables } from '../schema.ts';
import { isInParts } from './search-parts.ts';
import { earliestFirstDay } from './spans.ts';

/** The column of each order. All have an index that ends in the id. */
const COLUMN: Readonly<Record<BookingColumn, RawBuilder<unknown>>> = {
  createdAt: sql`${sql.ref('b.created_at')}`,
  date: sql`${sql.ref('b.first_day')}`,
  customer: sql`${sql.ref('b.customer_key')} collate "C"`,
  totalPrice: sql`${sql.ref('b.total')}`,
  reference: sql`${sql.ref('b.reference')}`,
};

/** The SQL type of a place's value. */
const TYPE: Readonly<Record<BookingColumn, RawBuilder<unknown>>> = {
  createdAt: sql.raw('timestamptz'),
  date: sql.raw('date'),
  customer: sql.raw('text'),
  totalPrice: sql.raw('bigint'),
  reference: sql.raw('text'),
};

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * After the start of the text or any ASCII character that is neither letter nor digit. Written out, so that the trigram index can
 * use it.
 */
const BEGINS_A_WORD = String.raw`(^|[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f])`;

const startOf = (day: LocalDate) => sql<Date>`(${day}::date::timestamp at time zone 'UTC')`;

/** A booking reference or its beginning. All references share the part before the hyphen, so the index need not search for it. */
const LIKE_A_REFERENCE = /^[a-z]+-(?=.*[0-9])([0-9a-z]{3,})$/;

/** Whether a search text contains a word, as `hasWord` of the core defines, in a form that a trigram index supports. */
export const hasWordIn = (column: string, word: string): RawBuilder<SqlBool> => {
  const text = sql.ref(column);
  if (isShortWord(word)) return sql`${text} ~ ${BEGINS_A_WORD + word}`;
  const [, behind] = LIKE_A_REFERENCE.exec(word) ?? [];
  return behind
    ? sql`(${text} like ${pattern(behind)} and strpos(${text}, ${word}) > 0)`
    : sql`${text} like ${pattern(word)}`;
};

const on = expressionBuilder<Tables & { b: Tables['bookings'] }, 'b'>();

/** Wraps a condition so that no index is used for it: it filters the rows that other conditions have found. */
const lookedAt = (condition: Expression<SqlBool>): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce(${condition}, false)`;

const statesOf = ({ state, cancelled, paymentStatus, deliveryStatus }: BookingFilter) => {
  const conditions: Expression<SqlBool>[] = [];
  if (state !== null) {
    const stored = STORED_STATE[state];
    conditions.push(on('b.confirmed', '=', stored.confirmed), on('b.cancelled', '=', stored.cancelled));
  }
  if (cancelled !== null) conditions.push(on('b.cancelled', '=', cancelled));
  if (paymentStatus !== null) {
    const status = statusOfStanding(paymentStatus);
    if (status === null) conditions.push(on('b.total', '=', ZERO));
    else conditions.push(on('b.payment_status', '=', status), on('b.total', '>', ZERO));
  }
  if (deliveryStatus !== null) conditions.push(on('b.delivery_status', '=', deliveryStatus));
  return conditions;
};

/** Sessions within a range of days, both included. */
export const sessionsWithin = (db: Builder, from: LocalDate, to: LocalDate) =>
  db.selectFrom('booking_slots as s').where(({ between }) => between('s.day', from, to));

/** Bookings whose last day is this one or later. The bounds on the first day let an index be used. */
const lastsUntil = (day: LocalDate) => [
  on('b.last_day', '>=', day),
  on('b.first_day', '>=', earliestFirstDay(day)),
  on('b.first_day', '<', sql<LocalDate>`'infinity'`),
];

type Conditions = (db: Builder, question: BookingQuery) => readonly Expression<SqlBool>[];

/** Builds the conditions of a query. `within` handles a range with both ends; with one end open, a booking's first or last day decides. */
const conditionsWith =
  (within: (db: Builder, from: LocalDate, to: LocalDate) => Expression<SqlBool>): Conditions =>
  (db, { filter }) => {
    const { words, partnerId, updatedSince, createdFrom, createdTo, sessionFrom, sessionTo } = filter;
    const conditions: Expression<SqlBool>[] = words.map((word) => hasWordIn('b.search_text', word));
    const states = statesOf(filter);
    // When words are searched, an index on states would read a large part of all bookings.
    conditions.push(...(words.length > 0 ? states.map(lookedAt) : states));
    if (partnerId !== null) conditions.push(on('b.partner_id', '=', partnerId));
    if (updatedSince !== null) conditions.push(on('b.updated_at', '>=', updatedSince));
    if (createdFrom !== null) conditions.push(on('b.created_at', '>=', startOf(createdFrom)));
    if (createdTo !== null) conditions.push(on('b.created_at', '<', startOf(daysAfter(createdTo, 1))));
    if (sessionFrom !== null && sessionTo !== null) conditions.push(within(db, sessionFrom, sessionTo));
    else if (sessionFrom !== null) conditions.push(...lastsUntil(sessionFrom));
    else if (sessionTo !== null) conditions.push(on('b.first_day', '<=', sessionTo));
    return conditions;
  };

/**
 * The conditions of a query on bookings `b`: only those that are given, so that each kind of query has its own plan. The bookings
 * of matching sessions are found first, as an array.
 */
export const conditionsOf = conditionsWith((db, from, to) =>
  on('b.id', '=', sql<number>`any(array(${sessionsWithin(db, from, to).select('s.booking_id')}))`),
);

/** The same for bookings that are read in the list's order: each is checked for a matching session. */
export const conditionsOfEach = conditionsWith((db, from, to) =>
  lookedAt(
    on.exists(
      sessionsWithin(db, from, to).where('s.booking_id', '=', sql.ref<number>('b.id')).select('s.booking_id'),
    ),
  ),
);

/** The matching bookings, optionally only those in some parts of the table. */
export const bookingsAsked = (db: Builder, question: BookingQuery, parts: readonly number[] | null = null) =>
  allBookings(db).where(({ and }) =>
    and([...conditionsOf(db, question), ...(parts ? [isInParts('b', parts)] : [])]),
  );

/** Condition for rows after this place. */
export const isBeyond = ({ order }: BookingQuery, after: BookingCursor | null): RawBuilder<SqlBool> => {
  if (after === null) return sql`true`;
  const place = sql`(${after.value}::${TYPE[order.by]}, ${after.id}::int)`;
  return order.descending
    ? sql`(${COLUMN[order.by]}, b.id) < ${place}`
    : sql`(${COLUMN[order.by]}, b.id) > ${place}`;
};

export const orderOf = ({ order }: BookingQuery): RawBuilder<unknown> => {
  const direction = sql.raw(order.descending ? 'desc' : 'asc');
  return sql`${COLUMN[order.by]} ${direction}, b.id ${direction}`;
};
