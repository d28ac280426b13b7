import { BYTE_ORDER_MARK, csvRow } from '../../kernel/csv-cell.ts';
import { plainAmount } from '../../kernel/money.ts';
import type { StatementLine } from '../../people/partners/statement.ts';

const HEAD = [
  'Month',
  'Reference',
  'Day',
  'Bookings',
  'Gross',
  'Refunds',
  'Paid',
  'Percent',
  'Commission',
] as const;

export const statementHead = (): string => BYTE_ORDER_MARK + csvRow(HEAD);

/** The cells are only numbers, days and references, so a negative number stays a number, for programs and spreadsheets alike. */
const rowOf = ({
  month,
  reference,
  day,
  bookings,
  gross,
  refunds,
  paid,
  percent,
  commission,
}: StatementLine) =>
  [
    month,
    reference ?? '',
    day,
    bookings,
    plainAmount(gross),
    plainAmount(refunds),
    plainAmount(paid),
    percent,
    plainAmount(commission),
  ].join(',');

/** CSV according to RFC 4180, one row for each booking in each month. */
export const statementRows = (lines: readonly StatementLine[]): string =>
  lines.map((line) => `${rowOf(line)}\r\n`).join('');
