import { addressLines } from '../../people/address-lines.ts';
import { countryName } from '../../people/countries.ts';
import type { Seller } from '../../shop/settings/seller.ts';
import type { SellerAddress, TaxRegistration, TaxSettings } from '../../shop/tax/tax-settings.ts';

/** Who sells, in parts that programs read, as of a document's issue. */
export interface TaxedSeller {
  readonly address: SellerAddress;
  /** Of the seller's country; of another where it has none there. */
  readonly registrations: readonly TaxRegistration[];
}

export const taxedSellerOf = ({ seller, registrations }: TaxSettings): TaxedSeller => {
  const own = registrations.filter(({ country }) => country === seller.country);
  return { address: seller, registrations: own.length > 0 ? own : registrations.slice(0, 1) };
};

/** The same as a document prints it: with the address and the number of the settings of tax. */
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
