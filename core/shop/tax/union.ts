import type { LocalDate } from '../../kernel/calendar.ts';

/** A day as it is written in the tables below. */
const on = (day: `${number}-${number}-${number}`): LocalDate => day as LocalDate;

interface Span {
  readonly from: LocalDate;
  /** The last day; null while it continues. */
  readonly until: LocalDate | null;
}

const since = (from: LocalDate, until: LocalDate | null = null): Span => ({ from, until });

const holds = ({ from, until }: Span, day: LocalDate): boolean =>
  from <= day && (until === null || day <= until);

const FOUNDED = since(on('1958-01-01'));
const IN_1973 = since(on('1973-01-01'));
const IN_1986 = since(on('1986-01-01'));
const IN_1995 = since(on('1995-01-01'));
const IN_2004 = since(on('2004-05-01'));
const IN_2007 = since(on('2007-01-01'));

/** EU members, with the days on which EU tax law applied in them. */
const MEMBERS: Readonly<Record<string, Span>> = {
  AT: IN_1995,
  BE: FOUNDED,
  BG: IN_2007,
  CY: IN_2004,
  CZ: IN_2004,
  DE: FOUNDED,
  DK: IN_1973,
  EE: IN_2004,
  ES: IN_1986,
  FI: IN_1995,
  FR: FOUNDED,
  // EU tax law applied during the transition period after its exit.
  GB: since(IN_1973.from, on('2020-12-31')),
  GR: since(on('1981-01-01')),
  HR: since(on('2013-07-01')),
  HU: IN_2004,
  IE: IN_1973,
  IT: FOUNDED,
  LT: IN_2004,
  LU: FOUNDED,
  LV: IN_2004,
  MT: IN_2004,
  NL: FOUNDED,
  PL: IN_2004,
  PT: IN_1986,
  RO: IN_2007,
  SE: IN_1995,
  SI: IN_2004,
  SK: IN_2004,
};

/** Countries with the tax of another country. */
const TAXED_AS: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB' };

/** A territory outside its country's tax. */
interface Territory extends Span {
  readonly country: string;
  /** The postal codes of its addresses. */
  readonly postalCode: RegExp;
  /** ISO 3166-2. */
  readonly regions: readonly string[];
  /** The country and region under which rates of its own are found, if it has any. */
  readonly as: { readonly country: string; readonly region: string | null };
}

const territory = (
  span: Span,
  country: string,
  postalCode: RegExp,
  regions: readonly string[],
  as: Territory['as'] = { country, region: regions[0] ?? null },
): Territory => ({ ...span, country, postalCode, regions, as });

/**
 * Article 6 of the VAT directive. Territories that ISO 3166-1 lists as a country, such as Åland as AX or Réunion as RE, need no line for
 * that code.
 */
const TERRITORIES: readonly Territory[] = [
  // Canary Islands.
  territory(IN_1986, 'ES', /^(35|38)\d{3}$/, ['ES-CN', 'ES-GC', 'ES-TF']),
  // Ceuta.
  territory(IN_1986, 'ES', /^51\d{3}$/, ['ES-CE']),
  // Melilla.
  territory(IN_1986, 'ES', /^52\d{3}$/, ['ES-ML']),
  // Åland.
  territory(IN_1995, 'FI', /^22\d{3}$/, ['FI-01'], { country: 'AX', region: null }),
  // Büsingen.
  territory(FOUNDED, 'DE', /^78266$/, []),
  // Heligoland.
  territory(FOUNDED, 'DE', /^27498$/, []),
  // Livigno.
  territory(FOUNDED, 'IT', /^(23041|23030)$/, []),
  // Campione.
  territory(FOUNDED, 'IT', /^22061$/, []),
  // Mount Athos.
  territory(since(on('1981-01-01')), 'GR', /^63086$/, ['GR-69']),
  // French overseas.
  territory(FOUNDED, 'FR', /^971\d{2}$/, ['FR-971', 'FR-GP'], { country: 'GP', region: null }),
  territory(FOUNDED, 'FR', /^972\d{2}$/, ['FR-972', 'FR-MQ'], { country: 'MQ', region: null }),
  territory(FOUNDED, 'FR', /^973\d{2}$/, ['FR-973', 'FR-GF'], { country: 'GF', region: null }),
  territory(FOUNDED, 'FR', /^974\d{2}$/, ['FR-974', 'FR-RE'], { country: 'RE', region: null }),
  territory(FOUNDED, 'FR', /^976\d{2}$/, ['FR-976', 'FR-YT'], { country: 'YT', region: null }),
];

/** The place that an address gives. */
export interface Address {
  readonly country: string;
  readonly region: string | null;
  readonly postalCode: string;
}

/** A place, as far as tax depends on it. */
export interface TaxPlace {
  readonly country: string;
  readonly region: string | null;
  /** Whether EU tax law applies there. */
  readonly isInUnion: boolean;
  /** Whether it is outside the tax of its country. */
  readonly isOutsideCountryTax: boolean;
}

/** The place that decides the tax of an address on a day. */
export const taxPlaceOf = ({ country, region, postalCode }: Address, day: LocalDate): TaxPlace => {
  const digits = postalCode.replaceAll(/^[A-Z]{1,2}-|\s/gi, '');
  const apart = TERRITORIES.find(
    (each) =>
      each.country === country &&
      holds(each, day) &&
      (each.postalCode.test(digits) || (region !== null && each.regions.includes(region))),
  );
  if (apart) return { ...apart.as, isInUnion: false, isOutsideCountryTax: true };
  const taxed = TAXED_AS[country];
  const member = MEMBERS[taxed ?? country];
  return {
    country: taxed ?? country,
    region: taxed ? null : region,
    isInUnion: member !== undefined && holds(member, day),
    isOutsideCountryTax: false,
  };
};
