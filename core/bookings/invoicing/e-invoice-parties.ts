import { isVatNumber } from '../../people/tax-numbers.ts';
import type { Seller } from '../../shop/settings/seller.ts';
import type { EInvoiceAddress, EInvoiceParty } from './e-invoice.ts';
import type { InvoiceFigures } from './invoice.ts';
import type { TaxedSeller } from './taxed-seller.ts';

const MOST_LINES = 3;

/** The standard has three lines of an address: what is more stands on the third. */
const threeLines = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1).join(', ')];

const addressOf = ({ lines, city, postalCode, region, country }: EInvoiceAddress): EInvoiceAddress => ({
  lines: threeLines(lines),
  city,
  postalCode,
  region,
  country,
});

/**
 * Who sells. What is outside the scope may name no number of VAT (BR-O-02): it names the tax office's, or the same number as such. Who
 * names none of VAT is identified by that number (BR-CO-26).
 */
export const sellerOf = (
  { email, phone }: Seller,
  { address, registrations }: TaxedSeller,
  isOutside: boolean,
): EInvoiceParty => {
  const vat = registrations.find(({ country, number }) => isVatNumber(country, number))?.number ?? null;
  const office = registrations.find(({ country, number }) => !isVatNumber(country, number))?.number ?? null;
  const vatNumber = isOutside ? null : vat;
  const taxNumber = office ?? (isOutside ? vat : null);
  return {
    name: address.name,
    identifier: vatNumber === null ? taxNumber : null,
    vatNumber,
    taxNumber,
    address: addressOf(address),
    contact: { name: null, phone, email },
  };
};

const NOWHERE = { lines: [], city: '', postalCode: '', region: null } as const;

/** Who buys. A country must be said (BR-11): where nobody has, it is the one whose tax was taken for want of it, the seller's. */
export const buyerOf = (
  { name, companyName, email, billing }: InvoiceFigures['buyer'],
  sellersCountry: string,
  isOutside: boolean,
): EInvoiceParty => {
  const known = billing?.name || companyName || name;
  const number = billing?.taxNumber ?? null;
  const vatNumber = billing && number && !isOutside && isVatNumber(billing.country, number) ? number : null;
  return {
    name: known,
    identifier: vatNumber === null && !isOutside ? number : null,
    vatNumber,
    taxNumber: null,
    address: addressOf(billing ?? { ...NOWHERE, country: sellersCountry }),
    contact: { name: known === name ? null : name, phone: null, email },
  };
};
