import type { TaxChoice, TaxSettings } from '../tax/tax-settings.ts';
import type { Selling } from './selling-record.ts';

/** Who sells, without what makes a document one that somebody pays or books. */
export const maskedSelling = (selling: Selling): Selling => ({
  ...selling,
  sellerTaxId: null,
  bankHolder: null,
  bankName: null,
  iban: null,
  bic: null,
});

/** Tax, without the numbers under which it is owed. */
export const maskedTax = (tax: TaxSettings | null): TaxChoice | null =>
  tax && {
    ...tax,
    isOn: true,
    registrations: [],
    checksNumbers: false,
    rates: tax.rates.map((rate) => ({
      ...rate,
      parts: rate.parts.map((part) => ({ ...part, number: null })),
    })),
  };
