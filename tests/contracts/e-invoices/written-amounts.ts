import type { ReadTax } from './read-invoice.ts';

/** A decimal in millionths; what is not said is none. */
export const decimal = (text: string): bigint => {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(text || '0') ?? [];
  const size = BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
  return sign ? -size : size;
};

export const isDecimal = (text: string): boolean => /^-?\d+(\.\d{1,6})?$/.test(text);
export const hasTwoDecimals = (text: string): boolean => text === '' || /^-?\d+(\.\d{1,2})?$/.test(text);
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

export const total = (texts: readonly string[]): bigint => texts.reduce((so, text) => so + decimal(text), 0n);

export const CENT = 10_000n;
export const absolute = (size: bigint): bigint => (size < 0n ? -size : size);

/** The net by its percentage, to two decimals, half up. */
export const taxOn = ({ net, percent }: ReadTax): bigint => {
  const scale = 100_000_000n * CENT;
  return ((2n * decimal(net) * decimal(percent) + scale) / (2n * scale)) * CENT;
};

/** ISO 3166-1 by its form; which codes there are is the shop's own rule. */
export const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text);

/** ISO 4217 by its form. */
export const isCurrency = (text: string): boolean => /^[A-Z]{3}$/.test(text);
