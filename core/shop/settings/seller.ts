import type { Selling } from './selling-record.ts';

/** The seller as printed. Missing parts are null. */
export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  readonly taxId: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly website: string;
}

/** The bank account for transfers. */
export interface BankDetails {
  readonly holder: string;
  readonly bankName: string | null;
  /** Without spaces. */
  readonly iban: string;
  readonly bic: string | null;
}

export const sellerOf = (selling: Selling): Seller => ({
  name: selling.sellerName,
  address: selling.sellerAddress
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean),
  taxId: selling.sellerTaxId,
  email: selling.sellerEmail,
  phone: selling.sellerPhone,
  website: selling.sellerWebsite,
});

/** null where no account is set. */
export const bankOf = (selling: Selling): BankDetails | null =>
  selling.iban === null
    ? null
    : {
        holder: selling.bankHolder ?? selling.sellerName,
        bankName: selling.bankName,
        iban: selling.iban,
        bic: selling.bic,
      };
