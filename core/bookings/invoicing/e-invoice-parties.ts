import { isVatNumber } from '../../people/tax-numbers.ts';
import type { Seller } from '../../shop/settings/seller.ts';
import type { EInvoiceAddress, EInvoiceParty } from './e-invoice.ts';
import type { InvoiceFigures } from './invoice.ts';
import type { TaxedSeller } from './taxed-seller.ts';

const MOST_LINES = 3;

/** The standard has three lines for an address: all further lines are joined on the third. */
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
 * The seller. On a document outside the scope of tax the seller may have no VAT number (BR-O-02): it has the tax office's number, or the
 * VAT number as a plain identifier. A seller without a VAT number is identified by that number (BR-CO-26).
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

/**
 * The buyer. A country is required (BR-11): where nobody has given one, it is the seller's country, whose tax was charged for that reason.
 */
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
