/** Of the parts of a billing address: forms must not load the lists by which it is judged. */
export const BILLING_LENGTHS = {
  name: 120,
  line: 120,
  postalCode: 16,
  city: 80,
  region: 6,
  taxNumber: 40,
} as const;
