import { moneyStyle } from './money.ts';

const SPACES = /[\u00a0\u202f]/g;

/** As it is compared: any space is one, any apostrophe is one. */
const plain = (text: string): string => text.replace(SPACES, ' ').replaceAll('’', "'");

/**
 * An amount that somebody typed as the shop's locale writes it, as text for the wire: `1.250,00` is `1250.00` in German. A sign between
 * groups stands where groups begin, or nowhere; what the locale does not write so is null, never guessed. The currency's symbol or code
 * may stand beside it.
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

/** An amount of the wire as a field shows it, without groups: `1250,5`. */
export const asTyped = (told: number | string): string => String(told).replace('.', moneyStyle().decimal);

/** What is sent of a typed amount: as the wire writes it, or, where it is none, something that no rule takes for one. */
export const sentAmount = (typed: string): string => {
  const text = typed.trim();
  return typedAmount(text) ?? (Number.isNaN(Number(text)) || text === '' ? text : `“${text}”`);
};

/** The same as a number; NaN where it is none. */
export const typedNumber = (typed: string): number => Number(typedAmount(typed) ?? Number.NaN);
