import { stdnum, validateEntity } from 'stdnum';

/* The form of tax numbers. Whether one is in use only its office knows. */

/** The validator of value added tax, by country; of other countries any number of a company will do. */
const VAT: Readonly<Record<string, string>> = {
  AT: 'uid',
  BE: 'vat',
  BG: 'vat',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  GB: 'vat',
  GR: 'vat',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IT: 'iva',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  NL: 'btw',
  PL: 'nip',
  PT: 'nif',
  RO: 'cif',
  SE: 'vat',
  SI: 'ddv',
  SK: 'dph',
};

/** Prefixes that are not the country's own code: of Greece, and of Northern Ireland, whose numbers are British. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  GR: ['EL', 'GR'],
  GB: ['GB', 'XI'],
  CH: ['CHE'],
};

const OTHER = /^[A-Z0-9]{4,20}$/;

/** As it is stored: capitals, without spaces, dots and hyphens. */
export const plainTaxNumber = (text: string): string => text.toUpperCase().replaceAll(/[\s.\-/]/g, '');

const withoutPrefix = (country: string, number: string): string => {
  const prefix = (PREFIXES[country] ?? [country]).find((each) => number.startsWith(each));
  return prefix === undefined ? number : number.slice(prefix.length);
};

/** Whether a number, as it is stored, has the form of those of a country (ISO 3166-1). */
export const isTaxNumberOf = (country: string, number: string): boolean => {
  const validators = Reflect.get(stdnum, country) as (typeof stdnum)['DE'] | undefined;
  if (!validators) return OTHER.test(number);
  const named = VAT[country];
  if (named !== undefined) {
    const validator = Reflect.get(validators, named) as (typeof stdnum)['DE']['vat'] | undefined;
    return validator?.validate(withoutPrefix(country, number)).isValid === true;
  }
  const candidates = [number, withoutPrefix(country, number)];
  return candidates.some((each) => validateEntity(country, each).isValid);
};

/** With the prefix of its country, as VIES and documents of another country write it: `ATU13585627`, `EL094259216`. */
export const vatNumber = (country: string, number: string): string => {
  const [prefix = country] = PREFIXES[country] ?? [country];
  return PREFIXES[country]?.some((each) => number.startsWith(each)) || number.startsWith(prefix)
    ? number
    : `${prefix}${number}`;
};
