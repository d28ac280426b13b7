import { type MinorUnits, sum, ZERO } from '../../kernel/money.ts';

/** What a partner brought in one month of UTC; what changes later belongs to the month in which it changes (decision 210). */
export interface StatementMonth {
  /** YYYY-MM. */
  readonly month: string;
  /** Placed, less those that were deleted: below zero where more were deleted. */
  readonly bookings: number;
  /** Of the totals, discounts taken off; below zero where less is sold than cancelled. */
  readonly gross: MinorUnits;
  /** Of what became paid, less what is so no longer; may be below zero. */
  readonly paid: MinorUnits;
}

export interface Statement {
  readonly partnerName: string;
  /** Newest first; months in which nothing happened are left out. */
  readonly months: readonly StatementMonth[];
  readonly bookings: number;
  readonly gross: MinorUnits;
  readonly paid: MinorUnits;
}

export const statementOf = (partnerName: string, months: readonly StatementMonth[]): Statement => ({
  partnerName,
  months,
  bookings: months.reduce((count, { bookings }) => count + bookings, 0),
  gross: months.length === 0 ? ZERO : sum(months.map(({ gross }) => gross)),
  paid: months.length === 0 ? ZERO : sum(months.map(({ paid }) => paid)),
});
