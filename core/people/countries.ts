import { iso31661 } from 'iso-3166/1.js';
import { iso31662 } from 'iso-3166/2.js';
import { z } from 'zod';

const NAMES: ReadonlyMap<string, string> = new Map(iso31661.map(({ alpha2, name }) => [alpha2, name]));
const REGIONS: ReadonlySet<string> = new Set(iso31662.map(({ code }) => code));

/** The name of an ISO 3166-1 country; any other code is returned as it is. */
export const countryName = (code: string): string => NAMES.get(code) ?? code;

export const isCountry = (code: string): boolean => NAMES.has(code);

/** Whether an ISO 3166-2 code, such as `CA-QC`, belongs to a country. */
export const isRegionOf = (country: string, region: string): boolean =>
  region.startsWith(`${country}-`) && REGIONS.has(region);

/** Regions by code, with their names. */
export const regionsNamed = (
  codes: ReadonlySet<string>,
): readonly { readonly code: string; readonly name: string }[] =>
  iso31662.filter(({ code }) => codes.has(code)).map(({ code, name }) => ({ code, name }));

/** Codes that people use for countries and that ISO 3166-1 does not have. */
const MEANT: Readonly<Record<string, string>> = {
  EL: 'Use GR for Greece: EL is a prefix of tax numbers alone',
  UK: 'Use GB for the United Kingdom',
  XI: 'Use GB for Northern Ireland: XI is a prefix of tax numbers alone',
};

const NO_COUNTRY = 'Please choose a country';
export const NO_REGION = 'Please choose a region of this country';

/** A country in the API: ISO 3166-1, two letters. */
export const countryRule = () =>
  z
    .string(NO_COUNTRY)
    .trim()
    .toUpperCase()
    .max(2, 'Must be a country of two letters, such as DE')
    .superRefine((code, context) => {
      if (isCountry(code)) return;
      const message = MEANT[code] ?? (code === '' ? NO_COUNTRY : `There is no country ${code}`);
      context.addIssue({ code: 'custom', message });
    });
