import { moneyStyle } from './money.ts';

const SPACES = /[\u00a0\u202f]/g;

/** Normalizes a text for comparison: all spaces become one kind, and so do all apostrophes. */
const plain = (text: string): string => text.replace(SPACES, ' ').replaceAll('’', "'");

/**
 * Parses an amount that somebody typed in the style of the shop's locale, as text for the API: `1.250,00` becomes `1250.00` in German.
 * Group separators may be only where groups begin, or be left out; a text in any other form gives null, and is never guessed. The
 * currency's symbol or code may be next to it.
 */
export const typedAmount = (typed: string): string | null => {
  const { code, symbol, group, groups, decimal } = moneyStyle();
  const text = plain(typed).replace(plain(symbol), '').replace(code, '').trim();
  const [whole = '', fraction, ...more] = text.split(decimal);
  const digits = whole.split(plain(group)).join('');
  const isWhole =
    /^-?\d+$/.test(digits) && (whole === digits || whole === plain(regrouped(digits, group, groups)));
  if (more.length > 0 || !isWhole || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  return fraction === undefined ? digits : `${digits}.${fraction}`;
};

const regrouped = (digits: string, group: string, groups: string): string =>
  digits.replace(/\d+/, (all) => all.replace(new RegExp(groups, 'g'), group));

/** An amount of the API as a field shows it, without group separators: `1250,5`. */
export const asTyped = (told: number | string): string => String(told).replace('.', moneyStyle().decimal);

/** The text to send for a typed amount: in the form of the API, or, where it is not valid, a text that every rule refuses. */
export const sentAmount = (typed: string): string => {
  const text = typed.trim();
  return typedAmount(text) ?? (Number.isNaN(Number(text)) || text === '' ? text : `“${text}”`);
};

/** The same as a number; NaN where it is not valid. */
export const typedNumber = (typed: string): number => Number(typedAmount(typed) ?? Number.NaN);
