import type { Booking } from '@wondercast/core/booking/booking';
import { stateOf } from '@wondercast/core/booking/states';
import { type LocalDate, localDate } from '@wondercast/core/calendar';
import {
  BOOKING_COLUMNS,
  type BookingFilter,
  type BookingOrder,
  type BookingPlace,
  type BookingQuery,
  NEWEST_FIRST,
  sortValueOf,
  wordsOf,
} from '@wondercast/core/office/register';
import { Refusal } from '@wondercast/core/refusal';
import type { ParametersOf } from '../pipeline/handler.ts';

type Parameters = ParametersOf<'exportBookings'>;

const refuse = (path: string, message: string): never => {
  throw new Refusal('invalid', message, { issues: [{ path, message }] });
};

/** A valid calendar day; the document's pattern alone also accepts February 30. @throws Refusal 'invalid' */
export const toDay = (name: string, text: string): LocalDate =>
  localDate(text) ?? refuse(name, `${name} must be a day as YYYY-MM-DD`);

const toOptionalDay = (name: string, text: string | undefined): LocalDate | null =>
  text === undefined ? null : toDay(name, text);

const toFilter = (parameters: Parameters): BookingFilter => ({
  words: wordsOf(parameters.search ?? ''),
  state: parameters.confirmed === undefined ? null : stateOf(parameters.confirmed),
  cancelled: parameters.cancelled ?? null,
  paymentStatus: parameters.paymentStatus ?? null,
  deliveryStatus: parameters.deliveryStatus ?? null,
  partnerId: parameters.partnerId ?? null,
  createdFrom: toOptionalDay('createdFrom', parameters.createdFrom),
  createdTo: toOptionalDay('createdTo', parameters.createdTo),
  sessionFrom: toOptionalDay('sessionFrom', parameters.sessionFrom),
  sessionTo: toOptionalDay('sessionTo', parameters.sessionTo),
});

const toOrder = (sort: Parameters['sort']): BookingOrder => {
  const descending = sort?.startsWith('-') ?? false;
  const by = BOOKING_COLUMNS.find((column) => column === sort?.slice(descending ? 1 : 0));
  return by ? { by, descending } : NEWEST_FIRST;
};

/** The query for bookings from the URL's parameters. @throws Refusal 'invalid' */
export const toBookingQuery = (parameters: Parameters): BookingQuery => ({
  filter: toFilter(parameters),
  order: toOrder(parameters.sort),
});

/** The URL's cursor for a booking's place in an order. */
export const toCursor = (booking: Booking, { by }: BookingOrder): string =>
  Buffer.from(JSON.stringify([by, sortValueOf(booking, by), booking.id])).toString('base64url');

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
};

const isValueOf = (by: BookingOrder['by'], value: unknown): value is string | number => {
  if (by === 'totalPrice') return Number.isSafeInteger(value);
  if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0')) return false;
  if (by === 'createdAt') return /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
  return by !== 'date' || value === 'infinity' || localDate(value) !== null;
};

const MAX_ID = 2_147_483_647;

/** @throws Refusal 'invalid' for a cursor that no page of this order has returned */
export const toPlace = (cursor: string | undefined, { by }: BookingOrder): BookingPlace | null => {
  if (cursor === undefined) return null;
  const place = parsed(cursor);
  if (!Array.isArray(place) || place.length !== 3) return refuse('cursor', 'cursor is none of this list');
  const [column, value, id] = place as unknown[];
  const isId = typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID;
  if (column !== by || !isValueOf(by, value) || !isId) return refuse('cursor', 'cursor is none of this list');
  return { value, id };
};
