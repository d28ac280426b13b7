import { daysAfter, type LocalDate } from '../../kernel/calendar.ts';
import { currencyOf } from '../../kernel/country-currencies.ts';
import { digitsOf } from '../../kernel/currencies.ts';
import { currency, type MinorUnits, moneyStyle } from '../../kernel/money.ts';

/** The exchange rate of two currencies on a day. */
export interface ExchangeRate {
  readonly day: LocalDate;
  /** One unit of this currency (ISO 4217) … */
  readonly from: string;
  /** … is `rate` units of this currency. */
  readonly to: string;
  /** At most eight decimals. */
  readonly rate: number;
  /** Where the rate is published, such as `NBP`. */
  readonly source: string;
}

/** The tax of a document in the currency of the seller's country, at the exchange rate of its day. */
export interface ExchangedTax extends ExchangeRate {
  /** In the smallest unit of `to`. */
  readonly amount: number;
}

export const RATE_DECIMALS = 8;
const SCALE = 10 ** RATE_DECIMALS;

/** An exchange rate that is older than this number of days is reported. */
const FRESH_DAYS = 7;

/** The currency in which a seller's country requires tax to be shown, where the shop sells in another currency; null elsewhere. */
export const taxCurrencyOf = (country: string): string | null => {
  const own = currencyOf(country);
  return own === currency() ? null : own;
};

/** The newest exchange rate from the shop's currency to another on or before a day; null where there is none. */
export const exchangeRateOn = (
  rates: readonly ExchangeRate[],
  to: string,
  day: LocalDate,
): ExchangeRate | null =>
  rates
    .filter((rate) => rate.from === currency() && rate.to === to && rate.day <= day)
    .reduce<ExchangeRate | null>((newest, rate) => (newest && newest.day >= rate.day ? newest : rate), null);

/**
 * An amount of the shop in the smallest unit of another currency, rounded half away from zero. A currency with three decimals is rounded to
 * two, because that is how it is paid.
 */
export const exchanged = (amount: MinorUnits, { rate, to }: Pick<ExchangeRate, 'rate' | 'to'>): number => {
  const digits = digitsOf(to);
  const step = digits > 2 ? 10 : 1;
  const product = BigInt(Math.abs(amount)) * BigInt(Math.round(rate * SCALE)) * BigInt(10 ** digits);
  const divisor = BigInt(SCALE) * BigInt(10 ** moneyStyle().digits) * BigInt(step);
  const whole = Number((2n * product + divisor) / (2n * divisor)) * step;
  return amount < 0 && whole > 0 ? -whole : whole;
};

/** The settings of tax that this needs. */
interface Exchanging {
  readonly seller: { readonly country: string };
  readonly exchangeRates?: readonly ExchangeRate[] | undefined;
}

/**
 * The tax of a document in the currency of the seller's country, at the exchange rate of its day; null where that is the shop's currency,
 * no tax is charged, or no rate is known.
 */
export const exchangedTax = (
  { seller, exchangeRates = [] }: Exchanging,
  tax: MinorUnits,
  day: LocalDate,
): ExchangedTax | null => {
  const to = taxCurrencyOf(seller.country);
  const rate = to && tax > 0 ? exchangeRateOn(exchangeRates, to, day) : null;
  return rate && { ...rate, amount: exchanged(tax, rate) };
};

/** An exchange rate that somebody should update: there is none, or it is older than a week. */
export interface StaleRate {
  readonly from: string;
  readonly to: string;
  /** The day of the newest one; null where there is none. */
  readonly day: LocalDate | null;
}

/** null where the shop needs no exchange rate, or has a fresh one. */
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
