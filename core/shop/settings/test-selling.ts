import type { TaxChoice, TaxSettings } from '../tax/tax-settings.ts';
import type { SettingName, SettingsByName } from './registry.ts';
import type { Selling } from './selling-record.ts';

/** What the test shop says instead, by part of the settings: nothing under which somebody pays or owes. */
export const TEST_MASKS = {
  selling: { sellerTaxId: null, bankHolder: null, bankName: null, iban: null, bic: null },
  tax: { checksNumbers: false },
} as const satisfies { readonly [Name in SettingName]?: Partial<SettingsByName[Name]> };

/** Who sells, without what makes a document one that somebody pays or books. */
export const maskedSelling = (selling: Selling): Selling => ({
  ...selling,
  ...TEST_MASKS.selling,
});

/** Tax, without the numbers under which it is owed. */
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
