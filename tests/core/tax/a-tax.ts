import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { minorUnits } from '@wondercast/core/kernel/money';
import type { Billing } from '@wondercast/core/people/billing';
import type { ExchangeRate } from '@wondercast/core/shop/tax/exchange-rate';
import type { LineTax } from '@wondercast/core/shop/tax/line-tax';
import type { TaxRate, TaxSettings } from '@wondercast/core/shop/tax/tax-settings';
import { BERLIN_SELLER } from '../../support/berlin-seller.ts';

export const DAY = '2026-11-28' as LocalDate;

/** VAT of Germany, charged. */
export const aLineTax = (more: Partial<LineTax> = {}): LineTax => ({
  category: 'standard',
  reason: 'taxed',
  percent: 19,
  contained: more.percent ?? 19,
  name: 'VAT',
  parts: [],
  country: 'DE',
  region: null,
  isAssumed: false,
  text: null,
  day: DAY,
  ...more,
});

export const aRate = (country: string, percent: number, more: Partial<TaxRate> = {}): TaxRate => ({
  country,
  region: null,
  category: 'standard',
  percent,
  name: 'VAT',
  from: '2020-01-01' as LocalDate,
  parts: [],
  text: null,
  ...more,
});

export const aBilling = (country: string, more: Partial<Billing> = {}): Billing => ({
  name: '',
  lines: [],
  postalCode: '',
  city: '',
  country,
  region: null,
  taxNumber: null,
  ...more,
});

/** What a shop in Berlin that sells in dollars needs: one of a day, and a newer one. */
export const DOLLARS_IN_EUROS: readonly ExchangeRate[] = [
  { day: '2026-02-28' as LocalDate, from: 'USD', to: 'EUR', rate: 0.92, source: 'ECB' },
  { day: '2026-01-02' as LocalDate, from: 'USD', to: 'EUR', rate: 0.9, source: 'ECB' },
];

/** The shop in Berlin: gross, 19 % at home, 20 % in Austria. */
export const BERLIN: TaxSettings = {
  seller: BERLIN_SELLER,
  registrations: [{ country: 'DE', number: 'DE136695976' }],
  entered: 'gross',
  rates: [aRate('DE', 19), aRate('DE', 7, { category: 'reduced' }), aRate('AT', 20)],
  place: 'preset',
  isWithheldOutside: false,
  exchangeRates: DOLLARS_IN_EUROS,
};

export const amount = (whole: number) => minorUnits(whole);
