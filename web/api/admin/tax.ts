import { type MutationFunction, queryOptions } from '@tanstack/react-query';
import { configQuery } from '../catalogue/site.ts';
import type { Answer, Body } from '../transport/contract.ts';
import { addressOf, read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

const PATH = '/api/admin/tax';

export type TaxSettingsWire = Answer<typeof PATH, 'get'>;
export type TaxBody = Body<typeof PATH, 'put'>;

/** The shop's tax settings. */
export const taxQuery = queryOptions({ queryKey: [...adminKey, 'tax'], queryFn: read(PATH) });

/** Saves the tax settings. Pages show them at once. */
export const saveTax: MutationFunction<TaxSettingsWire, TaxBody> = async (body, { client }) => {
  const saved = await write('put', PATH, { body });
  client.setQueryData(taxQuery.queryKey, saved);
  for (const queryKey of [configQuery.queryKey, [...adminKey, 'audit']])
    void client.invalidateQueries({ queryKey });
  return saved;
};

const RATES = `${PATH}/rates/read` as const;

export type RatesFile = Body<typeof RATES, 'post'>;

/** The rates of a file, or what is wrong with it. */
export interface RatesRead<Rate> {
  readonly rates: readonly Rate[];
  readonly errors: readonly { readonly line: number; readonly field: string; readonly message: string }[];
}

/** Parses rates in a file without saving them. */
export const readRates: MutationFunction<RatesRead<TaxSettingsWire['rates'][number]>, RatesFile> = (body) =>
  write('post', RATES, { body });

export type ExchangeRateWire = TaxSettingsWire['exchangeRates'][number];

/** The same for exchange rates. */
export const readExchangeRates: MutationFunction<RatesRead<ExchangeRateWire>, RatesFile> = (body) =>
  write('post', `${PATH}/exchange-rates/read`, { body });

const REPORT = `${PATH}/report` as const;

export type TaxReportWire = Answer<typeof REPORT, 'get'>;

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly basis: TaxReportWire['basis'];
}

/** The tax that becomes due in a period. */
export const taxReportQuery = (period: Asked) =>
  queryOptions({
    queryKey: [...adminKey, 'tax-report', period],
    queryFn: read(REPORT, { query: { ...period } }),
  });

/** The URL of the same report as a file. */
export const taxReportFile = (period: Asked, as: 'csv' | 'pdf'): string =>
  addressOf(REPORT, { query: { ...period, as } });
