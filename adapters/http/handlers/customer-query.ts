import type { CustomerRecord } from '@wondercast/core/desk/customers/customer-record';
import {
  CUSTOMER_COLUMNS,
  type CustomerCursor,
  type CustomerOrder,
  type CustomerQuery,
  LATEST_FIRST,
  sortValueOf,
} from '@wondercast/core/desk/customers/register';
import { wordsOf } from '@wondercast/core/desk/office/register';
import type { ParametersOf } from '../pipeline/handler.ts';
import { foreignCursor, fromCursor, toCursorText } from './list-cursor.ts';

type Parameters = ParametersOf<'listCustomers'>;

const toOrder = (sort: Parameters['sort']): CustomerOrder => {
  const descending = sort?.startsWith('-') ?? false;
  const by = CUSTOMER_COLUMNS.find((column) => column === sort?.slice(descending ? 1 : 0));
  return by ? { by, descending } : LATEST_FIRST;
};

/** The query for customers from the URL's parameters. */
export const toCustomerQuery = ({ search, sort }: Parameters): CustomerQuery => ({
  words: wordsOf(search ?? ''),
  order: toOrder(sort),
});

/** The cursor of a customer in this order. */
export const toCustomerCursor = (customer: CustomerRecord, { by }: CustomerOrder): string =>
  toCursorText(by, sortValueOf(customer, by), customer.id);

const isValueOf = (by: CustomerOrder['by'], value: unknown): value is string | number =>
  by === 'spend'
    ? Number.isSafeInteger(value)
    : typeof value === 'string' &&
      /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) &&
      !Number.isNaN(Date.parse(value));

/** @throws Refusal 'invalid' for a cursor that no page of this order has returned */
export const readCustomerCursor = (
  cursor: string | undefined,
  { by }: CustomerOrder,
): CustomerCursor | null => {
  if (cursor === undefined) return null;
  const { column, value, id } = fromCursor(cursor);
  return column === by && isValueOf(by, value) ? { value, id } : foreignCursor();
};
