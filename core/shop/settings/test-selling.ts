import type { TaxChoice, TaxSettings } from '../tax/tax-settings.ts';
import type { SettingName, SettingsByName } from './registry.ts';
import type { Selling } from './selling-record.ts';

/** Settings of the live shop as the test shop shows them: without what would make somebody owe or pay. */
export const TEST_MASKS = {
  selling: { sellerTaxId: null, bankHolder: null, bankName: null, iban: null, bic: null },
  tax: { checksNumbers: false },
} as const satisfies { readonly [Name in SettingName]?: Partial<SettingsByName[Name]> };

/** The seller without what makes a document one that is paid or booked. */
export const maskedSelling = (selling: Selling): Selling => ({
  ...selling,
  ...TEST_MASKS.selling,
});

/** Tax settings without the seller's tax numbers. */
export const maskedTax = (tax: TaxSettings | null): TaxChoice | null =>
  tax && {
    ...tax,
    isOn: true,
    registrations: [],
    ...TEST_MASKS.tax,
    rates: tax.rates.map((rate) => ({
      ...rate,
      parts: rate.parts.map((part) => ({ ...part, number: null })),
    })),
  };
