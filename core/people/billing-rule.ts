import { iso31661, iso31662 } from 'iso-3166';
import { z } from 'zod';
import { line, optionalLine } from '../kernel/fields.ts';
import { isTaxNumberOf, plainTaxNumber } from './tax-number.ts';

/* Judges billing addresses. Servers alone load it: lists of the world's regions and forms of tax numbers are large. */

const COUNTRIES = new Set(iso31661.filter(({ state }) => state === 'assigned').map(({ alpha2 }) => alpha2));
const REGIONS = new Set(iso31662.map(({ code }) => code));

/** Codes that people mean another by. */
const RIGHT_CODES: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB', XI: 'GB' };

const COUNTRY = 'Must be the code of a country, such as DE';
export const NO_REGION = 'Must be a region of the country, such as CA-QC';
export const NO_TAX_NUMBER = 'Please check the tax number: it is none of this country';

/** A country's code (ISO 3166-1). */
export const countryCode = () =>
  z.string(COUNTRY).superRefine((code, context) => {
    const right = RIGHT_CODES[code];
    if (right !== undefined)
      context.addIssue({ code: 'custom', message: `Write ${right}: ${code} is not the code of a country` });
    else if (!COUNTRIES.has(code)) context.addIssue({ code: 'custom', message: COUNTRY });
  });

/** Whether a region (ISO 3166-2) is one of a country. */
export const isRegionOf = (country: string, region: string): boolean =>
  region.startsWith(`${country}-`) && REGIONS.has(region);

const MAX_LINES = 4;

export const billingRule = z
  .object({
    name: line(120).default(''),
    lines: z
      .array(line(120), 'Send the lines as a list')
      .max(MAX_LINES, `At most ${MAX_LINES} lines`)
      .default([])
      .transform((lines) => lines.filter(Boolean)),
    postalCode: line(20).default(''),
    city: line(80).default(''),
    country: countryCode(),
    region: optionalLine(6).default(null),
    taxNumber: optionalLine(40)
      .transform((text) => text && plainTaxNumber(text))
      .default(null),
  })
  .superRefine(({ country, region, taxNumber }, context) => {
    if (region !== null && !isRegionOf(country, region))
      context.addIssue({ code: 'custom', path: ['region'], message: NO_REGION });
    if (taxNumber !== null && !isTaxNumberOf(country, taxNumber))
      context.addIssue({ code: 'custom', path: ['taxNumber'], message: NO_TAX_NUMBER });
  });
