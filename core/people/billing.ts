import { z } from 'zod';
import { line } from '../kernel/fields.ts';
import { BILLING_LENGTHS } from './billing-lengths.ts';
import { countryName, countryRule, isRegionOf, NO_REGION } from './countries.ts';
import { taxNumberOf } from './tax-numbers.ts';

/** The billing address. The country alone is enough to decide the tax. */
export interface Billing {
  readonly name: string;
  readonly lines: readonly string[];
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 3166-2, such as `CA-QC`. */
  readonly region: string | null;
  /** The tax number of a business: without spaces and dots, in upper case, in the EU with its country's prefix. */
  readonly taxNumber: string | null;
}

export const MAX_BILLING_LINES = 4;

const optional = (max: number) =>
  line(max)
    .nullish()
    .transform((text) => text ?? '');

const orNull = (max: number) =>
  line(max)
    .nullish()
    .transform((text) => text?.toUpperCase() || null);

/** Region and tax number must fit the country. */
export const billingRule = z
  .object({
    name: optional(BILLING_LENGTHS.name),
    lines: z
      .array(line(BILLING_LENGTHS.line), 'Send the lines as a list')
      .max(MAX_BILLING_LINES, `At most ${MAX_BILLING_LINES} lines`)
      .nullish()
      .transform((lines) => (lines ?? []).filter(Boolean)),
    postalCode: optional(BILLING_LENGTHS.postalCode),
    city: optional(BILLING_LENGTHS.city),
    country: countryRule(),
    region: orNull(BILLING_LENGTHS.region),
    taxNumber: orNull(BILLING_LENGTHS.taxNumber),
  })
  .transform((billing, context): Billing => {
    if (billing.region !== null && !isRegionOf(billing.country, billing.region))
      context.addIssue({ code: 'custom', path: ['region'], message: NO_REGION });
    if (billing.taxNumber === null) return billing;
    const taxNumber = taxNumberOf(billing.country, billing.taxNumber);
    if (taxNumber === null)
      context.addIssue({
        code: 'custom',
        path: ['taxNumber'],
        message: `Please check the tax number: it is none of ${countryName(billing.country)}`,
      });
    return { ...billing, taxNumber };
  });
