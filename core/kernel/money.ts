declare const inCents: unique symbol;

/** An amount of US dollars as a whole number of cents. */
export type MinorUnits = number & { readonly [inCents]: true };

/** The largest price or amount that anybody may enter, in cents ($1,000,000; decision 010). */
export const MAX_AMOUNT = 100_000_000 as MinorUnits;

/**
 * The largest amount that is sent back as it was shown, in cents ($100,000,000): bookings of before amendments had a limit cost more than
 * one may enter.
 */
export const MAX_SHOWN = 10_000_000_000 as MinorUnits;

export const ZERO = 0 as MinorUnits;

/** Believes that a whole number is an amount in cents, as a database or a sum says. */
export const minorUnits = (whole: number): MinorUnits => (whole === 0 ? ZERO : (whole as MinorUnits));

/**
 * Reads dollars from the wire: a number or a numeric string, 0 to 1,000,000 where nothing else is said, at most two decimals.
 * Anything else (null, '', booleans, NaN, arrays) is null. −0 is 0.
 */
export const readAmount = (value: unknown, most: MinorUnits = MAX_AMOUNT): MinorUnits | null => {
  const number = typeof value === 'string' && /^-?\d{1,9}(\.\d{1,2})?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  const whole = Math.round(number * 100);
  if (whole < 0 || whole > most || whole / 100 !== number + 0) return null;
  return minorUnits(whole);
};

/** The same amount as a JSON number of dollars with at most two decimals. */
export const toAmount = (amount: MinorUnits): number => amount / 100;

/**
 * Reads dollars that the shop itself has said, such as a sum over all bookings: of any size, also below zero. What people
 * enter is read by `dollars`, which has a limit. Exact up to 2^45 dollars; above that a number holds no single cents.
 */
export const toMinorUnits = (told: number): MinorUnits => minorUnits(Math.round(told * 100));

export const sum = (amounts: readonly MinorUnits[]): MinorUnits =>
  minorUnits(amounts.reduce((total, each) => total + each, 0));

export const times = (amount: MinorUnits, count: number): MinorUnits => minorUnits(amount * count);

export const plus = (a: MinorUnits, b: MinorUnits): MinorUnits => minorUnits(a + b);

export const minus = (a: MinorUnits, b: MinorUnits): MinorUnits => minorUnits(a - b);

/** Rounds a non-negative fraction of integers half up: the one place where money is rounded. */
const divideHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/** `percent` (0 to 100, at most two decimals) of an amount, rounded half up. */
export const percentOf = (amount: MinorUnits, percent: number): MinorUnits =>
  minorUnits(divideHalfUp(BigInt(amount) * BigInt(Math.round(percent * 100)), 10_000n));

/** What of an amount falls to a part of a whole, rounded half up. */
export const shareOf = (amount: MinorUnits, part: MinorUnits, whole: MinorUnits): MinorUnits =>
  whole === 0 ? ZERO : minorUnits(divideHalfUp(BigInt(amount) * BigInt(part), BigInt(whole)));

/** `1,250`: a whole number as it is written in American English. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

// By hand: the first use of Intl costs a browser as much time as everything else on a page before it comes to life.
const inDollars = (amount: MinorUnits, withCents: boolean): string => {
  const size = Math.abs(amount);
  const fraction = withCents ? `.${String(size % 100).padStart(2, '0')}` : '';
  return `${amount < 0 ? '-' : ''}$${grouped(Math.trunc(size / 100))}${fraction}`;
};

/** `1250.00`: for files that programs read. */
export const plainAmount = (amount: MinorUnits): string => {
  const size = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`;
};

/** Itemised money: `$1,250.00`. */
export const formatMoney = (amount: MinorUnits): string => inDollars(amount, true);

/** Tier and "From" prices: `$1,250`, with cents only when they are not zero (decision 005). */
export const formatPrice = (amount: MinorUnits): string => inDollars(amount, amount % 100 !== 0);
