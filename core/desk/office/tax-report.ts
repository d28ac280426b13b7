import { dayOfDocument, type Invoice } from '../../bookings/invoicing/invoice.ts';
import type { InvoicedRate } from '../../bookings/invoicing/invoiced-tax.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import { BYTE_ORDER_MARK, csvCell } from '../../kernel/csv-cell.ts';
import { type MinorUnits, minorUnits, plainAmount, sum, ZERO } from '../../kernel/money.ts';
import { isTaxedElsewhere } from '../../shop/tax/one-stop.ts';

/** Days, both included. */
export interface ReportPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** What all documents of one rate, or of one of its parts, come to. */
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

/** What documents of a period say of tax: it equals them to the smallest unit. */
export interface TaxReport extends ReportPeriod {
  readonly rows: readonly ReportRow[];
  readonly oneStop: readonly OneStopRow[];
  readonly businesses: readonly BusinessRow[];
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
  /** Documents that are counted. */
  readonly documents: number;
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

/** A rate of a document. */
interface Told {
  readonly day: LocalDate;
  readonly document: number;
  readonly rate: InvoicedRate;
  readonly taxNumber: string | null;
  /** Below zero of a credit note. */
  readonly sign: 1 | -1;
}

const signed = (sign: number, amount: MinorUnits): MinorUnits => minorUnits(sign * amount);

/** What a document says of tax, where its day is in the period. */
export const ratesTold = (invoice: Invoice, { from, to }: ReportPeriod): readonly Told[] => {
  const day = dayOfDocument(invoice);
  const { taxed, buyer } = invoice.figures;
  if (!taxed || day < from || day > to) return [];
  const common = { day, document: invoice.id, taxNumber: buyer.billing?.taxNumber ?? null };
  return taxed.rates.map((rate) => ({ ...common, rate, sign: invoice.kind === 'credit-note' ? -1 : 1 }));
};

/** A row for each part of a rate, each with the whole net. */
const rowsOf = ({ rate, sign }: Told): readonly ReportRow[] => {
  const { country, region, category, reason, parts } = rate;
  const common = { country, region, category, reason };
  if (parts.length === 0)
    return [
      {
        ...common,
        name: rate.name,
        number: null,
        percent: rate.percent,
        net: signed(sign, rate.net),
        tax: signed(sign, rate.amount),
      },
    ];
  return parts.map(({ name, number, percent, amount }) => ({
    ...common,
    name,
    number,
    percent,
    net: signed(sign, rate.net),
    tax: signed(sign, amount),
  }));
};

const rowKey = ({ country, region, category, reason, name, number, percent }: ReportRow): string =>
  [country, region, category, reason, name, number, String(percent).padStart(8, '0')].join('|');

/** What documents of a period come to, by the day of each. `seller` is the country of the shop. */
export const taxReport = (told: readonly Told[], period: ReportPeriod, seller: string): TaxReport => {
  const oneStop = told
    .filter(({ rate, day }) => rate.reason === 'taxed' && isTaxedElsewhere(rate.country, seller, day))
    .map(({ rate, day, sign }) => ({
      quarter: quarterOf(day),
      country: rate.country,
      percent: rate.percent,
      net: signed(sign, rate.net),
      tax: signed(sign, rate.amount),
    }));
  const businesses = told
    .filter(({ rate }) => rate.reason === 'reverse-charge')
    .map(({ rate, taxNumber, sign }) => ({ country: rate.country, taxNumber, net: signed(sign, rate.net) }));
  return {
    ...period,
    rows: summed(told.flatMap(rowsOf), rowKey),
    oneStop: summed(oneStop, ({ quarter, country, percent }) => [quarter, country, percent].join('|')),
    businesses: summed(businesses, ({ country, taxNumber }) => [country, taxNumber].join('|')),
    net: sum(told.map(({ rate, sign }) => signed(sign, rate.net))),
    tax: sum(told.map(({ rate, sign }) => signed(sign, rate.amount))),
    documents: new Set(told.map(({ document }) => document)).size,
  };
};

/** Amounts below zero are numbers, and no formulas. */
const row = (cells: readonly (string | MinorUnits)[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? csvCell(cell) : plainAmount(cell))).join(',')}\r\n`;

/** The report as a file: one list after the other, each with its head. */
export const taxReportCsv = ({ rows, oneStop, businesses }: TaxReport): string =>
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
  ]
    .map(row)
    .join('');
