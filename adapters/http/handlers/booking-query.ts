import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { stateOf } from '@wondercast/core/bookings/booking/states';
import {
  BOOKING_COLUMNS,
  type BookingCursor,
  type BookingFilter,
  type BookingOrder,
  type BookingQuery,
  type BookingRow,
  NEWEST_FIRST,
  sortValueOf,
  sortValueOfRow,
  wordsOf,
} from '@wondercast/core/desk/office/register';
import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { ParametersOf } from '../pipeline/handler.ts';
import { foreignCursor, fromCursor, toCursorText } from './list-cursor.ts';

type Parameters = ParametersOf<'exportBookings'>;

const refuse = (path: string, message: string): never => {
  throw new Refusal('invalid', message, { issues: [{ path, message }] });
};

/** A valid calendar day; the document's pattern alone also accepts February 30. @throws Refusal 'invalid' */
export const toDay = (name: string, text: string): LocalDate =>
  localDate(text) ?? refuse(name, `${name} must be a day as YYYY-MM-DD`);

/** Like `toDay`, for an optional parameter. @throws Refusal 'invalid' */
export const toOptionalDay = (name: string, text: string | undefined): LocalDate | null =>
  text === undefined ? null : toDay(name, text);

const toFilter = (parameters: Parameters): BookingFilter => ({
  words: wordsOf(parameters.search ?? ''),
  state: parameters.confirmed === undefined ? null : stateOf(parameters.confirmed),
  cancelled: parameters.cancelled ?? null,
  updatedSince: null,
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

/** The cursor of a row in this order. */
export const toRowCursor = (row: BookingRow, { by }: BookingOrder): string =>
  toCursorText(by, sortValueOfRow(row, by), row.id);

/** The cursor of a booking in this order. */
export const toCursor = (booking: Booking, { by }: BookingOrder): string =>
  toCursorText(by, sortValueOf(booking, by), booking.id);

const isValueOf = (by: BookingOrder['by'], value: unknown): value is string | number => {
  if (by === 'totalPrice') return Number.isSafeInteger(value);
  if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0')) return false;
  if (by === 'createdAt') return /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
  return by !== 'date' || value === 'infinity' || localDate(value) !== null;
};

/** @throws Refusal 'invalid' for a cursor that no page of this order has returned */
export const readCursor = (cursor: string | undefined, { by }: BookingOrder): BookingCursor | null => {
  if (cursor === undefined) return null;
  const { column, value, id } = fromCursor(cursor);
  return column === by && isValueOf(by, value) ? { value, id } : foreignCursor();
};
