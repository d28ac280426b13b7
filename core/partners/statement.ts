import { type Cents, sum, ZERO } from '../money.ts';

/** What a partner brought in one month of UTC. */
export interface StatementMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly bookings: number;
  /** Of the totals, discounts taken off. */
  readonly gross: Cents;
  /** Of those that are paid. */
  readonly paid: Cents;
}

export interface Statement {
  readonly partnerName: string;
  /** Newest first; months without bookings are left out. */
  readonly months: readonly StatementMonth[];
  readonly bookings: number;
  readonly gross: Cents;
  readonly paid: Cents;
}

export const statementOf = (partnerName: string, months: readonly StatementMonth[]): Statement => ({
  partnerName,
  months,
  bookings: months.reduce((count, { bookings }) => count + bookings, 0),
  gross: months.length === 0 ? ZERO : sum(months.map(({ gross }) => gross)),
  paid: months.length === 0 ? ZERO : sum(months.map(({ paid }) => paid)),
});
