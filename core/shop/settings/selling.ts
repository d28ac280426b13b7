import { z } from 'zod';
import { webAddress } from '../../kernel/addresses.ts';
import { line, optionalLine, prose } from '../../kernel/fields.ts';
import { mailRule } from './brand.ts';
import { isBic, isIban, plainIban } from './iban.ts';

/** Who sells, as printed. Absent parts are null. */
export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  readonly taxId: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly website: string;
}

/** Where transfers go. */
export interface BankDetails {
  readonly holder: string;
  readonly bankName: string | null;
  /** Without spaces. */
  readonly iban: string;
  readonly bic: string | null;
}

/** What invoices say of the shop. */
export interface Selling {
  readonly sellerName: string;
  /** Lines. */
  readonly sellerAddress: string;
  readonly sellerTaxId: string | null;
  readonly sellerEmail: string;
  readonly sellerPhone: string | null;
  readonly sellerWebsite: string;
  /** Contained in every price; 20 is 20 %. */
  readonly taxPercent: number;
  readonly bankHolder: string | null;
  readonly bankName: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
  /** Days until an invoice is due. */
  readonly daysToPay: number;
  /** Before the year and the number of an invoice. */
  readonly invoicePrefix: string;
}

export const USUAL_INVOICE_PREFIX = 'INV';
/** Before every prefix of the test shop. No shop can set such a one. */
export const TEST_SERIES = 'TEST-';
/** Credit notes have a series of their own. */
export const CREDIT_NOTE_PREFIX = 'CN';
export const USUAL_DAYS_TO_PAY = 30;

const MAX_NAME = 120;
const MAX_LINES = 8;
const MAX_ADDRESS = 500;
export const NO_WEBSITE = 'Must be an address that starts with https://';
/** Of a percentage as it is typed. */
export const MAX_PERCENT_LENGTH = 8;
/** Of the tax's percentage. */
export const TAX_DECIMALS = 4;
const PERCENT = 'Must be a percentage from 0 to 99.9999, such as 20';

const iban = optionalLine(42)
  .transform((text) => text && plainIban(text))
  .refine((text) => text === null || isIban(text), 'Please check the IBAN: its check digits do not fit');

const bic = optionalLine(20)
  .transform((text) => text && plainIban(text))
  .refine((text) => text === null || isBic(text), 'A BIC has 8 or 11 letters and digits');

/** What else than the website of now must begin with https is for the use case to say. */
export const sellingFields = z.object({
  sellerName: line(MAX_NAME, 'Please enter a name').min(1, 'Please enter a name'),
  sellerAddress: prose(MAX_ADDRESS).refine(
    (text) => text.split('\n').length <= MAX_LINES,
    `At most ${MAX_LINES} lines`,
  ),
  sellerTaxId: optionalLine(60),
  sellerEmail: mailRule,
  sellerPhone: optionalLine(40),
  sellerWebsite: webAddress(NO_WEBSITE),
  taxPercent: z
    .number(PERCENT)
    .min(0, PERCENT)
    .max(99.9999, PERCENT)
    // A fraction would charge a hundredth of the tax.
    .refine((value) => value === 0 || value >= 1, 'Write 20 for 20 %, not 0.2')
    .refine(
      (value) => Number(value.toFixed(TAX_DECIMALS)) === value,
      'Must have at most four decimals, such as 8.875',
    ),
  bankHolder: optionalLine(MAX_NAME),
  bankName: optionalLine(MAX_NAME),
  iban,
  bic,
  daysToPay: z
    .int('Must be a whole number of days')
    .min(0, 'Must be at least 0')
    .max(365, 'Must be at most 365'),
  invoicePrefix: line(8, 'Please enter a prefix')
    .regex(/^[A-Z0-9]+$/, 'Must be 1 to 8 capital letters or digits, such as INV')
    .refine((text) => text !== CREDIT_NOTE_PREFIX, `${CREDIT_NOTE_PREFIX} is the prefix of credit notes`),
});

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

/** null where no account is named. */
export const bankOf = (selling: Selling): BankDetails | null =>
  selling.iban === null
    ? null
    : {
        holder: selling.bankHolder ?? selling.sellerName,
        bankName: selling.bankName,
        iban: selling.iban,
        bic: selling.bic,
      };
