import { currency } from '../../kernel/money.ts';
import type { CatalogueTable } from '../../shop/catalogue/catalogue-file.ts';
import type { ExchangeRate } from '../../shop/tax/exchange-rate.ts';
import { exchangeRateRule, MAX_EXCHANGE_RATES } from '../../shop/tax/rules.ts';
import { numberOf, type RowsRead, ratesOfFile } from './rates-file.ts';

const COLUMNS = ['day', 'from', 'to', 'rate', 'source'] as const;

export type ExchangeRatesRead = RowsRead<ExchangeRate>;

/**
 * Parses a file of exchange rates: one rate per row, with columns day, from (the shop's currency where it is missing), to, rate and source.
 */
export const exchangeRatesOfTable = (table: CatalogueTable): ExchangeRatesRead =>
  ratesOfFile(table, {
    known: new Set(COLUMNS),
    most: MAX_EXCHANGE_RATES,
    rule: exchangeRateRule,
    asSent: (cell) => ({
      day: cell('day'),
      from: cell('from') || currency(),
      to: cell('to'),
      rate: numberOf(cell('rate')),
      source: cell('source'),
    }),
    placeOf: ([field = '']) => String(field),
  });
