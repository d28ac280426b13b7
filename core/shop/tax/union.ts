import type { LocalDate } from '../../kernel/calendar.ts';

/* Where the value added tax of the European Union holds, by day (directive 2006/112/EC, articles 5 to 7). */

/** Country, first day and, where it has left, the first day without it. Days before 2013 are not told apart. */
const MEMBERS: Readonly<Record<string, readonly [from: string, until?: string]>> = {
  ...Object.fromEntries(
    'AT BE BG CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
      .split(' ')
      .map((code) => [code, ['2007-01-01']]),
  ),
  HR: ['2013-07-01'],
  GB: ['1973-01-01', '2021-01-01'],
};

/** Lands whose tax is another country's. */
const TAXED_AS: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB' };

/** Parts of members that their tax leaves out, by what their postal codes begin with. */
const OUTSIDE: Readonly<Record<string, RegExp>> = {
  // Canary Islands, Ceuta, Melilla.
  ES: /^(35|38|51|52)\d{3}$/,
  // Åland.
  FI: /^22\d{3}$/,
  // Büsingen, Heligoland.
  DE: /^(78266|27498)$/,
  // Livigno, and Campione d'Italia.
  IT: /^(23041|23030|22061|22060)$/,
};

/** Where somebody is, as tax sees it. */
export interface TaxLand {
  /** ISO 3166-1. */
  readonly country: string;
  /** ISO 3166-2; null where it does not matter. */
  readonly region: string | null;
  readonly isInUnion: boolean;
  /** A part of a country that its tax leaves out: rates of the country do not hold there. */
  readonly isLeftOut: boolean;
}

const isMember = (country: string, day: LocalDate): boolean => {
  const [from, until] = MEMBERS[country] ?? [];
  return from !== undefined && day >= from && (until === undefined || day < until);
};

/** Where an address is taxed on a day. `postalCode` is as it was written. */
export const taxLandOf = (
  address: { readonly country: string; readonly region: string | null; readonly postalCode?: string },
  day: LocalDate,
): TaxLand => {
  const country = TAXED_AS[address.country] ?? address.country;
  const code = (address.postalCode ?? '').replaceAll(/[^\d]/g, '');
  const isLeftOut = OUTSIDE[country]?.test(code) ?? false;
  return { country, region: address.region, isInUnion: isMember(country, day) && !isLeftOut, isLeftOut };
};
