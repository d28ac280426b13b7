import type { Billing } from './billing.ts';

/** The lines of a billing address below the name, as documents print it, with the tax number. */
export const addressLines = (
  { lines, postalCode, city, region, country, taxNumber }: Omit<Billing, 'name'>,
  nameOf: (country: string) => string = (code) => code,
): readonly string[] =>
  [
    ...lines,
    [postalCode, city, region].filter(Boolean).join(' '),
    nameOf(country),
    taxNumber === null ? '' : `Tax number ${taxNumber}`,
  ].filter(Boolean);
