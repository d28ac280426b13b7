import type { CustomerRecord } from './customer-record.ts';

export const CUSTOMER_COLUMNS = ['lastBookedAt', 'spend'] as const;
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

export interface CustomerOrder {
  readonly by: CustomerColumn;
  readonly descending: boolean;
}

/** Customers who booked last come first. */
export const LATEST_FIRST: CustomerOrder = { by: 'lastBookedAt', descending: true };

export interface CustomerQuery {
  /** Each word must be in name, e-mail address or company, as `hasWord` defines it. */
  readonly words: readonly string[];
  readonly order: CustomerOrder;
}

/** The page token: a customer's unique position in a sorted list. */
export interface CustomerCursor {
  readonly value: string | number;
  readonly id: number;
}

export interface CustomerPage {
  readonly customers: readonly CustomerRecord[];
  /** How many there are on all pages together; `countTo` plus one where there are more than `countTo`. */
  readonly total: number;
  readonly more: boolean;
}

export const sortValueOf = (customer: CustomerRecord, by: CustomerColumn): string | number =>
  by === 'spend' ? customer.spend : customer.lastBookedAt.toISOString();
