import { addressLines } from '../../people/address-lines.ts';
import { countryName } from '../../people/countries.ts';
import type { Seller } from '../../shop/settings/seller.ts';
import type { SellerAddress, TaxRegistration, TaxSettings } from '../../shop/tax/tax-settings.ts';

/** The seller in parts that programs can read, as of a document's issue. */
export interface TaxedSeller {
  readonly address: SellerAddress;
  /** The tax registrations of the seller's country, or of another country where there is none. */
  readonly registrations: readonly TaxRegistration[];
}

export const taxedSellerOf = ({ seller, registrations }: TaxSettings): TaxedSeller => {
  const own = registrations.filter(({ country }) => country === seller.country);
  return { address: seller, registrations: own.length > 0 ? own : registrations.slice(0, 1) };
};

/** The seller as a document prints it: with the address and the number from the tax settings. */
export const printedSeller = (seller: Seller, tax: TaxSettings | null | undefined): Seller => {
  if (!tax) return seller;
  const { address, registrations } = taxedSellerOf(tax);
  const { name, ...place } = address;
  return {
    ...seller,
    name,
    address: addressLines({ ...place, taxNumber: null }, countryName),
    taxId: registrations[0]?.number ?? seller.taxId,
  };
};
