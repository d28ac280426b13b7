declare const inMinorUnits: unique symbol;

/** An amount of the shop's currency as a whole number of its smallest unit, such as cents; of yen, which have none, as whole yen. */
export type MinorUnits = number & { readonly [inMinorUnits]: true };

/** How amounts of one currency are read and written. Data, so that a page carries it and needs no table (decision 267). */
export interface MoneyStyle {
  /** ISO 4217. */
  readonly code: string;
  /** Decimals of an amount: 0, 2 or 3. */
  readonly digits: number;
  /** What one dollar's worth is counted in, as a power of ten: 1 of euros, 100 of yen. Limits and usual prices are multiplied by it. */
  readonly scale: number;
  readonly symbol: string;
  /** Where the number stands, such as `$#` and `# €`. */
  readonly positive: string;
  readonly negative: string;
  /** Between groups of digits, which begin where the regular expression `groups` matches. */
  readonly group: string;
  readonly groups: string;
  readonly decimal: string;
}

/** Groups of three, from the right. */
export const IN_THREES = '\\B(?=(\\d{3})+$)';

/** What the specification writes: US dollars, as in the United States. */
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

/** From now on every amount of this process, or page, is one of this currency. Nothing else in core changes (decision 267). */
export const countIn = (next: MoneyStyle): void => {
  style = next;
};

let beside = '';

/** From now on this is said beside prices; empty says nothing. */
export const notePrices = (note: string): void => {
  beside = note;
};

/** What is said beside prices, such as `incl. 19 % VAT`; empty where the shop says no tax. */
export const priceNote = (): string => beside;

/** A price with what is said beside it. */
export const withPriceNote = (price: string): string => (beside ? `${price} ${beside}` : price);

/** What amounts are counted and written in. */
export const moneyStyle = (): MoneyStyle => style;

/** ISO 4217. */
export const currency = (): string => style.code;

/** As card providers write it. */
export const providerCurrency = (): string => style.code.toLowerCase();

/** Minor units of one unit: 100 cents. */
const unit = (): number => 10 ** style.digits;

/** The least that can be paid, in minor units: currencies of three digits are sold in steps of 0.010, as their coins are. */
export const moneyStep = (): number => (style.digits > 2 ? 10 : 1);

/** Fits the columns of prices, whatever the currency. */
const MOST_STORED = 2_000_000_000;

/** The largest price or amount that anybody may enter: $1,000,000 (decision 010), and so much of another currency. */
export const maxAmount = (): MinorUnits =>
  minorUnits(Math.min(1_000_000 * style.scale * unit(), MOST_STORED));

/**
 * The largest amount that is sent back as it was shown, a hundred times as much: bookings of before amendments had a limit cost more than
 * one may enter.
 */
export const maxShown = (): MinorUnits => times(maxAmount(), 100);

export const ZERO = 0 as MinorUnits;

/** Believes that a whole number is an amount, as a database or a sum says. */
export const minorUnits = (whole: number): MinorUnits => (whole === 0 ? ZERO : (whole as MinorUnits));

/**
 * Reads an amount from the wire: a number or a numeric string, 0 to 1,000,000 dollars or their like where nothing else is said, with no
 * more decimals than the currency has. Anything else (null, '', booleans, NaN, arrays) is null. −0 is 0.
 */
export const readAmount = (value: unknown, most: MinorUnits = maxAmount()): MinorUnits | null => {
  const number = typeof value === 'string' && /^-?\d{1,12}(\.\d{1,3})?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  const whole = Math.round(number * unit());
  if (whole < 0 || whole > most || whole % moneyStep() || whole / unit() !== number + 0) return null;
  return minorUnits(whole);
};

/** The same amount as a JSON number. */
export const toAmount = (amount: MinorUnits): number => amount / unit();

/**
 * Reads an amount that the shop itself has said, such as a sum over all bookings: of any size, also below zero. What people
 * enter is read by `readAmount`, which has a limit. Exact up to 2^45 dollars; above that a number holds no single cents.
 */
export const toMinorUnits = (told: number): MinorUnits => minorUnits(Math.round(told * unit()));

export const sum = (amounts: readonly MinorUnits[]): MinorUnits =>
  minorUnits(amounts.reduce((total, each) => total + each, 0));

export const times = (amount: MinorUnits, count: number): MinorUnits => minorUnits(amount * count);

export const plus = (a: MinorUnits, b: MinorUnits): MinorUnits => minorUnits(a + b);

export const minus = (a: MinorUnits, b: MinorUnits): MinorUnits => minorUnits(a - b);

/** Rounds a non-negative fraction of integers half up to what can be paid: the one place where money is rounded, but for tax. */
const divideHalfUp = (numerator: bigint, denominator: bigint): number => {
  const least = BigInt(moneyStep());
  return Number(((2n * numerator + denominator * least) / (2n * denominator * least)) * least);
};

/** `percent` (0 to 100, at most two decimals) of an amount, rounded half up. */
export const percentOf = (amount: MinorUnits, percent: number): MinorUnits =>
  minorUnits(divideHalfUp(BigInt(amount) * BigInt(Math.round(percent * 100)), 10_000n));

/** What of an amount falls to a part of a whole, rounded half up. */
export const shareOf = (amount: MinorUnits, part: MinorUnits, whole: MinorUnits): MinorUnits =>
  whole === 0 ? ZERO : minorUnits(divideHalfUp(BigInt(amount) * BigInt(part), BigInt(whole)));

/** `1,250`: a whole number as it is written in American English. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

// By hand: the first use of Intl costs a browser as much time as everything else on a page before it comes to life.
const written = (amount: MinorUnits, withFraction: boolean): string => {
  const size = Math.abs(amount);
  const whole = String(Math.trunc(size / unit())).replace(new RegExp(style.groups, 'g'), style.group);
  const number = withFraction ? whole + style.decimal + fractionOf(size) : whole;
  return (amount < 0 ? style.negative : style.positive).replace('#', () => number);
};

const fractionOf = (size: number): string => String(size % unit()).padStart(style.digits, '0');

/** `1250.00`: for files that programs read. */
export const plainAmount = (amount: MinorUnits): string => {
  const size = Math.abs(amount);
  const fraction = style.digits ? `.${fractionOf(size)}` : '';
  return `${amount < 0 ? '-' : ''}${Math.trunc(size / unit())}${fraction}`;
};

/** Itemised money: `$1,250.00`, `1.250,00 €`, `¥12,500`. */
export const formatMoney = (amount: MinorUnits): string => written(amount, style.digits > 0);

/** Tier and "From" prices: `$1,250`, with a fraction only when it is not zero (decision 005). */
export const formatPrice = (amount: MinorUnits): string => written(amount, amount % unit() !== 0);
