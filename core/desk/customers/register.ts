import type { CustomerRecord } from './customer-record.ts';

export const CUSTOMER_COLUMNS = ['lastBookedAt', 'spend'] as const;
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

export interface CustomerOrder {
  readonly by: CustomerColumn;
  readonly descending: boolean;
}

/** Who has booked last comes first. */
export const LATEST_FIRST: CustomerOrder = { by: 'lastBookedAt', descending: true };

export interface CustomerQuery {
  /** Names, e-mail addresses and companies have each, as `hasWord` says. */
  readonly words: readonly string[];
  readonly order: CustomerOrder;
}

/** A customer's unique position in a sorted list. */
export interface CustomerPlace {
  readonly value: string | number;
  readonly id: number;
}

export interface CustomerPage {
  readonly customers: readonly CustomerRecord[];
  /** How many there are over all pages; one more than were to be counted where there are more. */
  readonly total: number;
  readonly more: boolean;
}

/** What a customer is sorted by. */
export const sortValueOf = (customer: CustomerRecord, by: CustomerColumn): string | number =>
  by === 'spend' ? customer.spend : customer.lastBookedAt.toISOString();
