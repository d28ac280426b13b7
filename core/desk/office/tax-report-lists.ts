import { formatMoney, type MinorUnits } from '../../kernel/money.ts';
import { exchangeLabel, plainOf } from '../../shop/tax/exchange-words.ts';
import { rateLabel } from '../../shop/tax/tax-words.ts';
import type { TaxBasis } from './tax-history.ts';
import type { TaxReport } from './tax-report.ts';

/** One of the report's lists, in words; the last `amounts` cells of each row are amounts. */
export interface ReportList {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly amounts: number;
}

/** The day on which tax counts, in words. */
export const BASIS_WORDS: Readonly<Record<TaxBasis, string>> = {
  document: 'By the day of each document; credit notes are subtracted.',
  payment: 'By the day on which money came or went back, shared over the rates of its booking.',
  supply: 'By the day on which a session takes place; what was paid before counts on its own day.',
};

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const ratesList = ({ basis, rows, net, tax, documents, bookings }: TaxReport): ReportList => {
  const hasNumbers = rows.some(({ number }) => number !== null);
  const cells = (
    place: string,
    rate: string,
    number: string | null,
    amounts: readonly [MinorUnits, MinorUnits],
  ): readonly string[] => [
    place,
    rate,
    ...(hasNumbers ? [number ?? ''] : []),
    ...amounts.map((amount) => formatMoney(amount)),
  ];
  return {
    caption: basis === 'document' ? counted(documents, 'document') : counted(bookings, 'booking'),
    heads: ['Place', 'Rate', ...(hasNumbers ? ['Number'] : []), 'Net', 'Tax'],
    rows: [
      ...rows.map((row) => cells(row.region ?? row.country, rateLabel(row), row.number, [row.net, row.tax])),
      cells('All', '', null, [net, tax]),
    ],
    amounts: 2,
  };
};

const oneStopList = ({ oneStop }: TaxReport): ReportList => ({
  caption: 'One Stop Shop',
  heads: ['Quarter', 'Country', 'Percent', 'Net', 'Tax'],
  rows: oneStop.map(({ quarter, country, percent, net, tax }) => [
    quarter,
    country,
    `${percent} %`,
    formatMoney(net),
    formatMoney(tax),
  ]),
  amounts: 2,
});

const businessList = ({ businesses }: TaxReport): ReportList => ({
  caption: 'Sales to businesses of the union',
  heads: ['Country', 'Tax number', 'Net'],
  rows: businesses.map(({ country, taxNumber, net }) => [country, taxNumber ?? '–', formatMoney(net)]),
  amounts: 1,
});

const exchangeList = ({ exchanges }: TaxReport): ReportList => ({
  caption: 'Tax in the currency of your country',
  heads: ['Rate of exchange', 'Tax', 'In it'],
  rows: exchanges.map(({ tax, amount, ...rate }) => [
    exchangeLabel(rate),
    formatMoney(tax),
    `${plainOf(amount, rate.to)} ${rate.to}`,
  ]),
  amounts: 2,
});

/** The report as lists for people; lists without rows are left out, except the first. */
export const taxReportLists = (report: TaxReport): readonly ReportList[] => [
  ratesList(report),
  ...[oneStopList(report), businessList(report), exchangeList(report)].filter(({ rows }) => rows.length > 0),
];
