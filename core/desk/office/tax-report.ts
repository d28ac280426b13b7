import type { InvoicedRate } from '../../bookings/invoicing/invoiced-tax.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import { BYTE_ORDER_MARK, csvCell } from '../../kernel/csv-cell.ts';
import { type MinorUnits, plainAmount, sum, ZERO } from '../../kernel/money.ts';
import type { ExchangeRate } from '../../shop/tax/exchange-rate.ts';
import { plainOf, rateFigure } from '../../shop/tax/exchange-words.ts';
import { isTaxedElsewhere } from '../../shop/tax/one-stop.ts';
import type { ToldExchange } from './exchange-history.ts';
import type { DueRate, TaxBasis } from './tax-history.ts';

/** A range of days, both included. */
export interface ReportPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The totals of one rate, or of one of its parts. */
export interface ReportRow {
  readonly country: string;
  readonly region: string | null;
  readonly category: InvoicedRate['category'];
  readonly reason: InvoicedRate['reason'];
  /** The name of the part, where the rate has parts. */
  readonly name: string;
  /** The number under which a part is owed. */
  readonly number: string | null;
  readonly percent: number;
  /** Negative where more was credited than invoiced. */
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
}

/** What is owed through the One Stop Shop: rates of other EU countries. */
export interface OneStopRow {
  /** `2026-Q4`. */
  readonly quarter: string;
  readonly country: string;
  readonly percent: number;
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
}

/** What was sold to a business in another EU country, which owes the tax itself. */
export interface BusinessRow {
  readonly country: string;
  /** null where the document has none. */
  readonly taxNumber: string | null;
  readonly net: MinorUnits;
}

/** The tax in the currency of the seller's country, at an exchange rate of documents. */
export interface ExchangeRow extends ExchangeRate {
  /** In the shop's currency. */
  readonly tax: MinorUnits;
  /** In the smallest unit of `to`. */
  readonly amount: number;
}

/** The tax that becomes due in a period: it equals documents, ledger or sessions to the smallest unit. */
export interface TaxReport extends ReportPeriod {
  readonly basis: TaxBasis;
  readonly rows: readonly ReportRow[];
  readonly oneStop: readonly OneStopRow[];
  readonly businesses: readonly BusinessRow[];
  /** By day; empty where the shop has the currency of the seller's country. */
  readonly exchanges: readonly ExchangeRow[];
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
  /** Number of documents; 0 on other bases. */
  readonly documents: number;
  /** Number of bookings. */
  readonly bookings: number;
}

const quarterOf = (day: LocalDate): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** Adds up rows with the same key, in the order of the keys. */
const summed = <Row extends { readonly net: MinorUnits; readonly tax?: MinorUnits }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] =>
  [...Map.groupBy(rows, keyOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, all]) => {
      const [first] = all;
      if (!first) return [];
      const net = sum(all.map((each) => each.net));
      return [
        first.tax === undefined
          ? { ...first, net }
          : { ...first, net, tax: sum(all.map(({ tax = ZERO }) => tax)) },
      ];
    });

/** One row for each part of a rate, each with the whole net. */
const rowsOf = ({ rate }: DueRate): readonly ReportRow[] => {
  const { country, region, category, reason, parts } = rate;
  const common = { country, region, category, reason };
  if (parts.length === 0)
    return [
      {
        ...common,
        name: rate.name,
        number: null,
        percent: rate.percent,
        net: rate.net,
        tax: rate.amount,
      },
    ];
  return parts.map(({ name, number, percent, amount }) => ({
    ...common,
    name,
    number,
    percent,
    net: rate.net,
    tax: amount,
  }));
};

const rowKey = ({ country, region, category, reason, name, number, percent }: ReportRow): string =>
  [country, region, category, reason, name, number, String(percent).padStart(8, '0')].join('|');

const exchangeRows = (told: readonly ToldExchange[]): readonly ExchangeRow[] =>
  [
    ...Map.groupBy(told, ({ rate: { day, from, to, rate, source } }) =>
      JSON.stringify([day, from, to, rate, source]),
    ).values(),
  ]
    .flatMap((all): ExchangeRow[] => {
      const [first] = all;
      if (!first) return [];
      const { day, from, to, rate, source } = first.rate;
      const tax = sum(all.map((each) => each.tax));
      return [{ day, from, to, rate, source, tax, amount: all.reduce((so, each) => so + each.amount, 0) }];
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

/** The report of a period, from rates by day. `seller` is the seller's country. */
export const taxReport = (
  told: readonly DueRate[],
  exchanges: readonly ToldExchange[],
  { basis, ...period }: ReportPeriod & { readonly basis: TaxBasis },
  seller: string,
): TaxReport => {
  const oneStop = told
    .filter(({ rate, day }) => rate.reason === 'taxed' && isTaxedElsewhere(rate.country, seller, day))
    .map(({ rate, day }) => ({
      quarter: quarterOf(day),
      country: rate.country,
      percent: rate.percent,
      net: rate.net,
      tax: rate.amount,
    }));
  const businesses = told
    .filter(({ rate }) => rate.reason === 'reverse-charge')
    .map(({ rate, taxNumber }) => ({ country: rate.country, taxNumber, net: rate.net }));
  return {
    ...period,
    basis,
    rows: summed(told.flatMap(rowsOf), rowKey),
    oneStop: summed(oneStop, ({ quarter, country, percent }) => [quarter, country, percent].join('|')),
    businesses: summed(businesses, ({ country, taxNumber }) => [country, taxNumber].join('|')),
    exchanges: exchangeRows(exchanges),
    net: sum(told.map(({ rate }) => rate.net)),
    tax: sum(told.map(({ rate }) => rate.amount)),
    documents: new Set(told.flatMap(({ document }) => document ?? [])).size,
    bookings: new Set(told.map(({ bookingId }) => bookingId)).size,
  };
};

/** Negative amounts are written as numbers, and are not escaped like formulas. */
const row = (cells: readonly (string | MinorUnits)[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? csvCell(cell) : plainAmount(cell))).join(',')}\r\n`;

/** Empty where no tax is shown in another currency. */
const exchangeLines = (exchanges: readonly ExchangeRow[]): readonly (readonly (string | MinorUnits)[])[] =>
  exchanges.length === 0
    ? []
    : [
        [],
        ['Tax in another currency: day of the rate', 'From', 'To', 'Rate', 'Source', 'Tax', 'Amount'],
        ...exchanges.map(({ day, from, to, rate, source, tax, amount }) => [
          day,
          from,
          to,
          rateFigure(rate),
          source,
          tax,
          plainOf(amount, to),
        ]),
      ];

/** The report as a CSV file: one list after the other, each with its header. */
export const taxReportCsv = ({ rows, oneStop, businesses, exchanges }: TaxReport): string =>
  BYTE_ORDER_MARK +
  [
    ['Country', 'Region', 'Category', 'Reason', 'Tax', 'Number', 'Percent', 'Net', 'Amount'],
    ...rows.map(({ country, region, category, reason, name, number, percent, net, tax }) => [
      country,
      region ?? '',
      category,
      reason,
      name,
      number ?? '',
      String(percent),
      net,
      tax,
    ]),
    [],
    ['One Stop Shop: quarter', 'Country', 'Percent', 'Net', 'Amount'],
    ...oneStop.map(({ quarter, country, percent, net, tax }) => [
      quarter,
      country,
      String(percent),
      net,
      tax,
    ]),
    [],
    ['Businesses of the union: country', 'Tax number', 'Net'],
    ...businesses.map(({ country, taxNumber, net }) => [country, taxNumber ?? '', net]),
    ...exchangeLines(exchanges),
  ]
    .map(row)
    .join('');
