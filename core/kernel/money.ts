declare const inMinorUnits: unique symbol;

/** An amount of the shop's currency as an integer in its smallest unit, such as cents; yen have none, so they are whole yen. */
export type MinorUnits = number & { readonly [inMinorUnits]: true };

/** How amounts of one currency are read and written. It is data, so that a page contains it and needs no table (decision 267). */
export interface MoneyStyle {
  /** ISO 4217. */
  readonly code: string;
  /** Decimals of an amount: 0, 2 or 3. */
  readonly digits: number;
  /**
   * Roughly how many units a dollar is worth, as a power of ten: 1 for euros, 100 for yen. Limits and default prices are multiplied by it.
   */
  readonly scale: number;
  readonly symbol: string;
  /** Patterns in which `#` is the number, such as `$#` and `# €`. */
  readonly positive: string;
  readonly negative: string;
  /** Separator between groups of digits, which begin where the regular expression `groups` matches. */
  readonly group: string;
  readonly groups: string;
  readonly decimal: string;
}

/** Groups of three, from the right. */
export const IN_THREES = '\\B(?=(\\d{3})+$)';

/** The specification's style: US dollars, as in the United States. */
export const US_DOLLARS: MoneyStyle = {
  code: 'USD',
  digits: 2,
  scale: 1,
  symbol: '$',
  positive: '$#',
  negative: '-$#',
  group: ',',
  groups: IN_THREES,
  decimal: '.',
};

let style = US_DOLLARS;

/**
 * Sets the currency of every amount of this process, or page. Nothing else in core has such state, except the price note (decision 267).
 */
export const setMoneyStyle = (next: MoneyStyle): void => {
  style = next;
};

let beside = '';

/** Sets the note next to prices; an empty text removes it. */
export const setPriceNote = (note: string): void => {
  beside = note;
};

/** The note next to prices, such as `incl. 19 % VAT`; empty where the shop charges no tax. */
export const priceNote = (): string => beside;

/** A price with the note next to it. */
export const withPriceNote = (price: string): string => (beside ? `${price} ${beside}` : price);

/** The style in which amounts are read and written. */
export const moneyStyle = (): MoneyStyle => style;

/** ISO 4217. */
export const currency = (): string => style.code;

/** The currency's code in the form of card providers. */
export const providerCurrency = (): string => style.code.toLowerCase();

/** Minor units per unit, such as 100 cents. */
const unit = (): number => 10 ** style.digits;

/** The smallest amount that can be paid, in minor units: currencies with three decimals are used in steps of 0.010, like their coins. */
export const moneyStep = (): number => (style.digits > 2 ? 10 : 1);

/** The maximum that fits the columns of prices, in any currency. */
const MOST_STORED = 2_000_000_000;

/** The largest price or amount that anybody may enter: $1,000,000 (decision 010), or about as much in another currency. */
export const maxAmount = (): MinorUnits =>
  minorUnits(Math.min(1_000_000 * style.scale * unit(), MOST_STORED));

/**
 * The largest amount that a client may send back as it was shown, which is a hundred times as much: older bookings, from before amendments
 * had a limit, cost more than anybody may enter.
 */
export const maxShown = (): MinorUnits => times(maxAmount(), 100);

export const ZERO = 0 as MinorUnits;

/** Marks an integer as an amount, without a check: for values from the database, and for sums. */
export const minorUnits = (whole: number): MinorUnits => (whole === 0 ? ZERO : (whole as MinorUnits));

/**
 * Parses an amount of the API: a number or a numeric string, by default from 0 to 1,000,000 dollars or their equivalent, with no more
 * decimals than the currency has. Anything else (null, '', booleans, NaN, arrays) is null. −0 becomes 0.
 */
export const readAmount = (value: unknown, most: MinorUnits = maxAmount()): MinorUnits | null => {
  const number = typeof value === 'string' && /^-?\d{1,12}(\.\d{1,3})?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  const whole = Math.round(number * unit());
  if (whole < 0 || whole > most || whole % moneyStep() || whole / unit() !== number + 0) return null;
  return minorUnits(whole);
};

/** The amount as a JSON number. */
export const toAmount = (amount: MinorUnits): number => amount / unit();

/**
 * Converts an amount that the shop itself has computed, such as a sum over all bookings: of any size, also negative. Amounts that people
 * enter are parsed by `readAmount`, which has a limit. It is exact up to 2^45 dollars; above that a number cannot represent single cents.
 */
export const toMinorUnits = (told: number): MinorUnits => minorUnits(Math.round(told * unit()));

export const sum = (amounts: readonly MinorUnits[]): MinorUnits =>
  minorUnits(amounts.reduce((total, each) => total + each, 0));

export const times = (amount: MinorUnits, count: number): MinorUnits => minorUnits(amount * count);

export const plus = (a: MinorUnits, b: MinorUnits): MinorUnits => minorUnits(a + b);

export const minus = (a: MinorUnits, b: MinorUnits): MinorUnits => minorUnits(a - b);

/** Rounds a non-negative fraction of integers half up to what can be paid. Except for tax, money is rounded only here. */
const divideHalfUp = (numerator: bigint, denominator: bigint): number => {
  const least = BigInt(moneyStep());
  return Number(((2n * numerator + denominator * least) / (2n * denominator * least)) * least);
};

/** `percent` (0 to 100, at most two decimals) of an amount, rounded half up. */
export const percentOf = (amount: MinorUnits, percent: number): MinorUnits =>
  minorUnits(divideHalfUp(BigInt(amount) * BigInt(Math.round(percent * 100)), 10_000n));

/** The part of an amount that corresponds to a part of a whole, rounded half up. */
export const shareOf = (amount: MinorUnits, part: MinorUnits, whole: MinorUnits): MinorUnits =>
  whole === 0 ? ZERO : minorUnits(divideHalfUp(BigInt(amount) * BigInt(part), BigInt(whole)));

/** `1,250`: an integer as written in American English. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

// Without Intl: its first use costs a browser as much time as everything else on a page before it becomes interactive.
const written = (amount: MinorUnits, withFraction: boolean): string => {
  const size = Math.abs(amount);
  const whole = String(Math.trunc(size / unit())).replace(new RegExp(style.groups, 'g'), style.group);
  const number = withFraction ? whole + style.decimal + fractionOf(size) : whole;
  return (amount < 0 ? style.negative : style.positive).replace('#', () => number);
};

const fractionOf = (size: number): string => String(size % unit()).padStart(style.digits, '0');

/** `1250.00`, for files that programs read. */
export const plainAmount = (amount: MinorUnits): string => {
  const size = Math.abs(amount);
  const fraction = style.digits ? `.${fractionOf(size)}` : '';
  return `${amount < 0 ? '-' : ''}${Math.trunc(size / unit())}${fraction}`;
};

/** Amounts in lists: `$1,250.00`, `1.250,00 €`, `¥12,500`. */
export const formatMoney = (amount: MinorUnits): string => written(amount, style.digits > 0);

/** Tier and "From" prices: `$1,250`, with decimals only when they are not zero (decision 005). */
export const formatPrice = (amount: MinorUnits): string => written(amount, amount % unit() !== 0);
