import { isConfirmed } from '@wondercast/core/booking/states';
import { daysAfter } from '@wondercast/core/calendar';
import {
  type BookingColumn,
  type BookingPlace,
  type BookingQuery,
  isShortWord,
} from '@wondercast/core/office/register';

/** By what each order goes. Every one has an index that ends in the id. */
const COLUMN: Readonly<Record<BookingColumn, string>> = {
  createdAt: 'b.created_at',
  date: 'b.first_day',
  customer: 'b.customer_key collate "C"',
  totalPrice: 'b.total',
  reference: 'b.reference',
};

/** How a place's value is written. */
const TYPE: Readonly<Record<BookingColumn, string>> = {
  createdAt: 'timestamptz',
  date: 'date',
  customer: 'text',
  totalPrice: 'bigint',
  reference: 'text',
};

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Behind any ASCII character that is neither letter nor digit. Spelled out, the index of trigrams finds it. */
const BEGINS_A_WORD = String.raw`(^|[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f])`;

const START_OF = (parameter: string) => `(${parameter}::date::timestamp at time zone 'UTC')`;

/** A question as SQL over bookings `b`: only the conditions that are asked for, so that each kind of question has its own plan. */
export const bookingsAsked = ({ filter, order }: BookingQuery, after: BookingPlace | null = null) => {
  const parameters: unknown[] = [];
  const given = (value: unknown): string => {
    parameters.push(value);
    return `$${parameters.length}`;
  };
  const conditions: string[] = filter.words.map((word) =>
    isShortWord(word)
      ? `b.search_text ~ ${given(BEGINS_A_WORD + word)}`
      : `b.search_text like ${given(pattern(word))}`,
  );
  const { state, paymentStatus, deliveryStatus, createdFrom, createdTo, sessionFrom, sessionTo } = filter;
  if (state !== null) conditions.push(`b.confirmed = ${given(isConfirmed({ state }))}`);
  if (paymentStatus !== null) conditions.push(`b.payment_status = ${given(paymentStatus)}`);
  if (deliveryStatus !== null) conditions.push(`b.delivery_status = ${given(deliveryStatus)}`);
  if (filter.partnerId !== null) conditions.push(`b.partner_id = ${given(filter.partnerId)}`);
  if (createdFrom !== null) conditions.push(`b.created_at >= ${START_OF(given(createdFrom))}`);
  if (createdTo !== null) conditions.push(`b.created_at < ${START_OF(given(daysAfter(createdTo, 1)))}`);
  // With one end open, a booking's first or last day decides.
  if (sessionFrom !== null && sessionTo !== null)
    // As an array it is made once: otherwise every booking in the list's order is looked up until enough answer.
    conditions.push(
      `b.id = any(array(select s.booking_id from booking_slots s where s.day between ${given(sessionFrom)} and ${given(sessionTo)}))`,
    );
  else if (sessionFrom !== null) conditions.push(`b.last_day >= ${given(sessionFrom)}`);
  else if (sessionTo !== null) conditions.push(`b.first_day <= ${given(sessionTo)}`);
  const column = COLUMN[order.by];
  const way = order.descending ? 'desc' : 'asc';
  return {
    where: conditions.length > 0 ? conditions.join(' and ') : 'true',
    /** What comes after the place. */
    beyond:
      after === null
        ? 'true'
        : `(${column}, b.id) ${order.descending ? '<' : '>'} (${given(after.value)}::${TYPE[order.by]}, ${given(after.id)}::int)`,
    order: `${column} ${way}, b.id ${way}`,
    parameters,
  };
};
