import { type MinorUnits, sum, ZERO } from '../../kernel/money.ts';

/** Sums of a statement. Each may be below zero: what changes later belongs to the month in which it changes (decision 210). */
export interface StatementSums {
  /** Placed, less those that were deleted. */
  readonly bookings: number;
  /** Of the totals, discounts taken off. */
  readonly gross: MinorUnits;
  /** Of what went back; below zero where a bank turned a refund away. */
  readonly refunds: MinorUnits;
  /** Of what became paid, less what is so no longer. */
  readonly paid: MinorUnits;
  /** What the partner gets of what is paid and still here (decision 252). */
  readonly commission: MinorUnits;
}

/** What a partner brought in one month of UTC. */
export interface StatementMonth extends StatementSums {
  /** YYYY-MM. */
  readonly month: string;
}

/** One booking in one month. The lines of a month add up to it. */
export interface StatementLine extends StatementMonth {
  readonly bookingId: number;
  /** null of a booking that was deleted before references were kept. */
  readonly reference: string | null;
  /** YYYY-MM-DD: the first day of the month on which something of it happened. */
  readonly day: string;
  /** That the booking promised. */
  readonly percent: number;
}

/** Where a page of lines ends: the next one begins behind it. */
export type StatementPlace = Pick<StatementLine, 'month' | 'bookingId'>;

export interface Statement extends StatementSums {
  readonly partnerName: string;
  /** Newest first; months in which nothing happened are left out. */
  readonly months: readonly StatementMonth[];
}

/** A statement with some of its lines: months newest first, bookings newest first. */
export interface StatementPage extends Statement {
  readonly lines: readonly StatementLine[];
  readonly more: boolean;
}

const total = (months: readonly StatementMonth[], of: (month: StatementMonth) => MinorUnits): MinorUnits =>
  months.length === 0 ? ZERO : sum(months.map(of));

export const statementOf = (partnerName: string, months: readonly StatementMonth[]): Statement => ({
  partnerName,
  months,
  bookings: months.reduce((count, { bookings }) => count + bookings, 0),
  gross: total(months, ({ gross }) => gross),
  refunds: total(months, ({ refunds }) => refunds),
  paid: total(months, ({ paid }) => paid),
  commission: total(months, ({ commission }) => commission),
});

/** From its beginning to before its end, in UTC. */
export const monthSpan = (month: string): { readonly from: Date; readonly until: Date } => {
  const from = new Date(`${month}-01T00:00:00.000Z`);
  const until = new Date(from);
  until.setUTCMonth(until.getUTCMonth() + 1);
  return { from, until };
};
