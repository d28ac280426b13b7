import { digitsOf, isCurrency, scaleOf } from './currencies.ts';
import { IN_THREES, type MoneyStyle } from './money.ts';
import { MONEY_LOCALES, type MoneyLocale, SYMBOLS } from './money-locales.ts';

export const USUAL_CURRENCY = 'USD';
export const USUAL_MONEY_LOCALE = 'en-US';

/** Which numbers have groups, as `MoneyStyle.groups` defines it. */
const GROUPS: Readonly<Record<MoneyLocale['grouping'], string>> = {
  thousands: IN_THREES,
  // 1250 has no group, 12.500 has.
  'from-ten-thousand': `(?<!^\\d(?=\\d{3}$))${IN_THREES}`,
  lakh: '\\B(?=(\\d\\d)*\\d{3}$)',
};

const symbolIn = ({ symbols }: MoneyLocale, code: string): string =>
  symbols
    .split('|')
    .find((each) => each.startsWith(code))
    ?.slice(code.length) ??
  SYMBOLS[code] ??
  code;

/** A symbol that ends with a letter is separated from digits: `$5.00`, `KWD 5.00`. */
const around = (pattern: string, symbol: string): string => {
  const apart = /\p{L}$/u.test(symbol) ? pattern.replace('¤#', '¤\u00a0#') : pattern;
  return (/^\p{L}/u.test(symbol) ? apart.replace('#¤', '#\u00a0¤') : apart).replace('¤', () => symbol);
};

export const isMoneyLocale = (locale: string): boolean => Object.hasOwn(MONEY_LOCALES, locale);

/**
 * How amounts of a currency are written in one of the 33 known locales.
 * @throws Error for a code that no shop sells in, or another locale
 */
export const moneyStyleOf = (code: string, locale: string): MoneyStyle => {
  const writing = isCurrency(code) && isMoneyLocale(locale) ? MONEY_LOCALES[locale] : undefined;
  if (!writing) throw new Error(`Nobody knows how ${code} is written in ${locale}`);
  const symbol = symbolIn(writing, code);
  return {
    code,
    digits: digitsOf(code),
    scale: scaleOf(code),
    symbol,
    positive: around(writing.positive, symbol),
    negative: around(writing.negative, symbol),
    group: writing.group,
    groups: GROUPS[writing.grouping],
    decimal: writing.decimal,
  };
};
