import { daysAfter, type LocalDate } from '../../kernel/calendar.ts';
import { currencyOf } from '../../kernel/country-currencies.ts';
import { digitsOf } from '../../kernel/currencies.ts';
import { currency, type MinorUnits, moneyStyle } from '../../kernel/money.ts';

/** What one unit of a currency came to in another on a day. */
export interface ExchangeRate {
  readonly day: LocalDate;
  /** One of this (ISO 4217) … */
  readonly from: string;
  /** … is `rate` of this. */
  readonly to: string;
  /** With at most eight decimals. */
  readonly rate: number;
  /** Who says so, such as `NBP`. */
  readonly source: string;
}

/** The tax of a document in the currency of the seller's country, by the rate of its day. */
export interface ExchangedTax extends ExchangeRate {
  /** In the smallest unit of `to`. */
  readonly amount: number;
}

export const RATE_DECIMALS = 8;
const SCALE = 10 ** RATE_DECIMALS;

/** A rate older than this is worth a look. */
const FRESH_DAYS = 7;

/** The currency in which a seller's country wants tax to be said, where the shop sells in another; null elsewhere. */
export const taxCurrencyOf = (country: string): string | null => {
  const own = currencyOf(country);
  return own === currency() ? null : own;
};

/** The newest rate of the shop's currency to another on or before a day; null where there is none. */
export const exchangeRateOn = (
  rates: readonly ExchangeRate[],
  to: string,
  day: LocalDate,
): ExchangeRate | null =>
  rates
    .filter((rate) => rate.from === currency() && rate.to === to && rate.day <= day)
    .reduce<ExchangeRate | null>((newest, rate) => (newest && newest.day >= rate.day ? newest : rate), null);

/**
 * An amount of the shop in the smallest unit of another currency, rounded half away from zero; where that has three decimals, to two of them,
 * as such currencies are paid in.
 */
export const exchanged = (amount: MinorUnits, { rate, to }: Pick<ExchangeRate, 'rate' | 'to'>): number => {
  const digits = digitsOf(to);
  const step = digits > 2 ? 10 : 1;
  const product = BigInt(Math.abs(amount)) * BigInt(Math.round(rate * SCALE)) * BigInt(10 ** digits);
  const divisor = BigInt(SCALE) * BigInt(10 ** moneyStyle().digits) * BigInt(step);
  const whole = Number((2n * product + divisor) / (2n * divisor)) * step;
  return amount < 0 && whole > 0 ? -whole : whole;
};

/** What of the settings of tax says it. */
interface Exchanging {
  readonly seller: { readonly country: string };
  readonly exchangeRates?: readonly ExchangeRate[] | undefined;
}

/** The tax of a document of a day in the currency of the seller's country; null where that is the shop's, no tax is charged, or no rate is known. */
export const exchangedTax = (
  { seller, exchangeRates = [] }: Exchanging,
  tax: MinorUnits,
  day: LocalDate,
): ExchangedTax | null => {
  const to = taxCurrencyOf(seller.country);
  const rate = to && tax > 0 ? exchangeRateOn(exchangeRates, to, day) : null;
  return rate && { ...rate, amount: exchanged(tax, rate) };
};

/** A rate that somebody should look after: there is none, or it is older than a week. */
export interface StaleRate {
  readonly from: string;
  readonly to: string;
  /** Of the newest; null where there is none. */
  readonly day: LocalDate | null;
}

/** null where the shop needs no rate, or has a fresh one. */
export const staleRateOf = (
  { seller, exchangeRates = [] }: Exchanging,
  today: LocalDate,
): StaleRate | null => {
  const to = taxCurrencyOf(seller.country);
  if (to === null) return null;
  const newest = exchangeRateOn(exchangeRates, to, today);
  if (newest && daysAfter(newest.day, FRESH_DAYS) >= today) return null;
  return { from: currency(), to, day: newest?.day ?? null };
};
