import type { Selling } from './selling.ts';

/** Who sells, without what makes a document one that somebody pays or books. */
export const maskedSelling = (selling: Selling): Selling => ({
  ...selling,
  sellerTaxId: null,
  bankHolder: null,
  bankName: null,
  iban: null,
  bic: null,
});
