import type { Billing } from './billing.ts';

/** A billing address as documents print it below its name, line by line, with the tax number. */
export const addressLines = ({
  lines,
  postalCode,
  city,
  region,
  country,
  taxNumber,
}: Billing): readonly string[] =>
  [
    ...lines,
    [postalCode, city].filter(Boolean).join(' '),
    region ?? country,
    taxNumber === null ? '' : `Tax number ${taxNumber}`,
  ].filter(Boolean);
