import { BILLING_LENGTHS } from '@wondercast/core/people/billing-lengths';
import { type BillingDraft, OTHER_REGION } from './billing-draft.ts';

/** Properties of the one-line fields of a billing address, for any UI framework. */
export const BILLING_FIELDS = {
  taxNumber: {
    label: 'Tax number',
    note: 'of a business, optional',
    maxLength: BILLING_LENGTHS.taxNumber,
    autoComplete: 'off',
  },
  name: {
    label: 'Invoice to',
    note: 'optional',
    maxLength: BILLING_LENGTHS.name,
    autoComplete: 'organization',
  },
  postalCode: {
    label: 'Postal code',
    maxLength: BILLING_LENGTHS.postalCode,
    autoComplete: 'billing postal-code',
  },
  city: { label: 'City', maxLength: BILLING_LENGTHS.city, autoComplete: 'billing address-level2' },
} as const;

export type BillingField = keyof typeof BILLING_FIELDS;

export const BILLING_HINT = 'Your country decides the tax. Prices follow at once.';
export const ADD_ADDRESS = 'Add an address for the invoice';
export const CHOOSE_REGION = 'Choose a region';
export const NO_REGION = 'Please choose a region: it decides the tax';

export interface TaxRegion {
  readonly code: string;
  readonly name: string;
}

const OTHER: TaxRegion = { code: OTHER_REGION, name: 'Another region' };

/** The regions to choose from in a country whose regions have their own tax rates; empty for other countries. */
export const regionsOf = (country: string, regions: readonly TaxRegion[]): readonly TaxRegion[] => {
  const own = regions.filter(({ code }) => code.startsWith(`${country}-`));
  return own.length > 0 ? [...own, OTHER] : [];
};

/** Whether the region decides the tax and has not been chosen. */
export const lacksRegion = ({ country, region }: BillingDraft, regions: readonly TaxRegion[]): boolean =>
  region === '' && regionsOf(country, regions).length > 0;

/** Whether more than the country was entered. */
export const hasAddress = ({ address, city }: BillingDraft): boolean => address !== '' || city !== '';
