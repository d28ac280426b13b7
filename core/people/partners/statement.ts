import { type MinorUnits, sum, ZERO } from '../../kernel/money.ts';

/** The sums of a statement. Each may be negative: a later change belongs to the month in which it happens (decision 210). */
export interface StatementSums {
  /** Placed bookings minus deleted ones. */
  readonly bookings: number;
  /** The sum of totals, after discounts. */
  readonly gross: MinorUnits;
  /** The sum of refunds; negative where a bank refused a refund. */
  readonly refunds: MinorUnits;
  /** What became paid, minus what is no longer paid. */
  readonly paid: MinorUnits;
  /** The partner's commission on what is paid and not refunded (decision 252). */
  readonly commission: MinorUnits;
}

/** What a partner brought in one month in UTC. */
export interface StatementMonth extends StatementSums {
  /** YYYY-MM. */
  readonly month: string;
}

/** One booking in one month. The lines of a month add up to its sums. */
export interface StatementLine extends StatementMonth {
  readonly bookingId: number;
  /** null for a booking that was deleted before references were stored. */
  readonly reference: string | null;
  /** YYYY-MM-DD: the first day of the month on which something happened to it. */
  readonly day: string;
  /** The commission that was promised for the booking, in percent. */
  readonly percent: number;
}

/** The page token: the next page begins after this line. */
export type StatementCursor = Pick<StatementLine, 'month' | 'bookingId'>;

export interface Statement extends StatementSums {
  readonly partnerName: string;
  /** Newest first; months without any change are left out. */
  readonly months: readonly StatementMonth[];
}

/** A statement with a page of its lines: months newest first, bookings newest first. */
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

/** The instants in UTC from which and before which the month lasts. */
export const monthSpan = (month: string): { readonly from: Date; readonly until: Date } => {
  const from = new Date(`${month}-01T00:00:00.000Z`);
  const until = new Date(from);
  until.setUTCMonth(until.getUTCMonth() + 1);
  return { from, until };
};
