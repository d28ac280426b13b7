import { formatDayLong } from '../../kernel/calendar.ts';
import { digitsOf } from '../../kernel/currencies.ts';
import { type ExchangedTax, type ExchangeRate, RATE_DECIMALS, type StaleRate } from './exchange-rate.ts';

/** `4.3421`: never with an exponent. */
export const rateFigure = (rate: number): string => rate.toFixed(RATE_DECIMALS).replace(/\.?0+$/, '');

/** `1 EUR = 4.3421 PLN, November 26, 2026, NBP`. */
export const exchangeLabel = ({ from, to, rate, day, source }: ExchangeRate): string =>
  [`1 ${from} = ${rateFigure(rate)} ${to}`, formatDayLong(day), source].join(', ');

/** An amount in the smallest units of a currency as a decimal number, with a point and no separators. */
export const plainOf = (amount: number, code: string, digits: number = digitsOf(code)): string =>
  (amount / 10 ** digitsOf(code)).toFixed(digits);

/** `VAT in PLN: 82.50 (1 EUR = 4.3421 PLN, November 26, 2026, NBP)`. */
export const exchangedWords = (name: string, tax: ExchangedTax): string =>
  `${name} in ${tax.to}: ${plainOf(tax.amount, tax.to)} (${exchangeLabel(tax)})`;

/** Why an exchange rate is on the list of what somebody has to deal with because of tax. */
export const staleRateWords = ({ from, to, day }: StaleRate): string =>
  day === null
    ? `There is no rate of exchange of ${from} to ${to}: documents do not say the tax in ${to}.`
    : `The rate of exchange of ${from} to ${to} is of ${formatDayLong(day)}: documents say the tax in ${to} by it.`;

/** Why tax cannot be switched on without an exchange rate. */
export const neededRateWords = (from: string, to: string): string =>
  `Documents also say the tax in ${to}: please enter what 1 ${from} comes to in ${to}, as of today or before`;
