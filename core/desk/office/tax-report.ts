import type { InvoicedRate } from '../../bookings/invoicing/invoiced-tax.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import { BYTE_ORDER_MARK, csvCell } from '../../kernel/csv-cell.ts';
import { type MinorUnits, plainAmount, sum, ZERO } from '../../kernel/money.ts';
import type { ExchangeRate } from '../../shop/tax/exchange-rate.ts';
import { plainOf, rateFigure } from '../../shop/tax/exchange-words.ts';
import { isTaxedElsewhere } from '../../shop/tax/one-stop.ts';
import type { ToldExchange } from './exchange-history.ts';
import type { TaxBasis, ToldRate } from './tax-history.ts';

/** Days, both included. */
export interface ReportPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** What all of one rate, or of one of its parts, come to. */
export interface ReportRow {
  readonly country: string;
  readonly region: string | null;
  readonly category: InvoicedRate['category'];
  readonly reason: InvoicedRate['reason'];
  /** Of the part where the rate has such. */
  readonly name: string;
  /** Under which a part is owed. */
  readonly number: string | null;
  readonly percent: number;
  /** Below zero where more was credited than invoiced. */
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
}

/** What is owed by the One Stop Shop: rates of other countries of the union. */
export interface OneStopRow {
  /** `2026-Q4`. */
  readonly quarter: string;
  readonly country: string;
  readonly percent: number;
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
}

/** What was sold to a business of another country of the union, which owes the tax itself. */
export interface BusinessRow {
  readonly country: string;
  /** null where the document names none. */
  readonly taxNumber: string | null;
  readonly net: MinorUnits;
}

/** The tax in the currency of the seller's country, by a rate that documents name. */
export interface ExchangeRow extends ExchangeRate {
  /** In the shop's currency. */
  readonly tax: MinorUnits;
  /** In the smallest unit of `to`. */
  readonly amount: number;
}

/** What becomes due of tax in a period: it equals documents, ledger or sessions to the smallest unit. */
export interface TaxReport extends ReportPeriod {
  readonly basis: TaxBasis;
  readonly rows: readonly ReportRow[];
  readonly oneStop: readonly OneStopRow[];
  readonly businesses: readonly BusinessRow[];
  /** By their days; empty where the shop's currency is that of its country. */
  readonly exchanges: readonly ExchangeRow[];
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
  /** Documents that are counted; 0 on other bases. */
  readonly documents: number;
  /** Bookings that are counted. */
  readonly bookings: number;
}

const quarterOf = (day: LocalDate): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** Sums what has the same key, in the order of the keys. */
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

/** A row for each part of a rate, each with the whole net. */
const rowsOf = ({ rate }: ToldRate): readonly ReportRow[] => {
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

/** What becomes due in a period comes to, of rates told on its days. `seller` is the country of the shop. */
export const taxReport = (
  told: readonly ToldRate[],
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

/** Amounts below zero are numbers, and no formulas. */
const row = (cells: readonly (string | MinorUnits)[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? csvCell(cell) : plainAmount(cell))).join(',')}\r\n`;

/** No list where nothing is said in another currency. */
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

/** The report as a file: one list after the other, each with its head. */
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
