/** Maximum lengths of the parts of a billing address. They are apart from the rule, because forms must not load its lists. */
export const BILLING_LENGTHS = {
  name: 120,
  line: 120,
  postalCode: 16,
  city: 80,
  region: 6,
  taxNumber: 40,
} as const;
