import { z } from 'zod';
import { webAddress } from '../../kernel/addresses.ts';
import { line, optionalLine, prose } from '../../kernel/fields.ts';
import { defaultsOf, field, type RecordFields, type ValuesOf } from '../../kernel/records/field.ts';
import { emailRule } from '../../people/account/rules.ts';
import { isBic, isIban, plainIban } from './iban.ts';

export const USUAL_INVOICE_PREFIX = 'INV';
/** Comes before every prefix of the test shop. No shop can set a prefix that begins with it. */
export const TEST_SERIES = 'TEST-';
/** Prefix of credit notes, which have a series of their own. */
export const CREDIT_NOTE_PREFIX = 'CN';
export const USUAL_DAYS_TO_PAY = 30;

const MAX_NAME = 120;
const MAX_LINES = 8;
export const NO_WEBSITE = 'Must be an address that starts with https://';
/** Maximum length of a typed percentage. */
export const MAX_PERCENT_LENGTH = 8;
/** Maximum number of decimals of the tax percentage. */
export const TAX_DECIMALS = 4;
const NAME = 'Please enter a name';
const PERCENT = 'Must be a percentage from 0 to 99.9999, such as 20';

const shown = { audited: 'shown' } as const;

/** What invoices show of the shop. */
export const SELLING = {
  sellerName: field({ ...shown, kind: 'text', label: 'Seller', rule: line(MAX_NAME, NAME).min(1, NAME) }),
  sellerAddress: field({
    ...shown,
    kind: 'text',
    label: 'Address',
    rule: prose(500).refine((text) => text.split('\n').length <= MAX_LINES, `At most ${MAX_LINES} lines`),
    about: 'Lines.',
  }),
  sellerTaxId: field({ ...shown, kind: 'optional', label: 'Tax ID', rule: optionalLine(60) }),
  sellerEmail: field({ ...shown, kind: 'text', label: 'Email', rule: emailRule }),
  sellerPhone: field({ ...shown, kind: 'optional', label: 'Phone', rule: optionalLine(40) }),
  // The use case checks that a new website begins with https; the present one may stay.
  sellerWebsite: field({ ...shown, kind: 'text', label: 'Website', rule: webAddress(NO_WEBSITE) }),
  taxPercent: field({
    ...shown,
    kind: 'number',
    label: 'Tax contained in prices',
    rule: z
      .number(PERCENT)
      .min(0, PERCENT)
      .max(99.9999, PERCENT)
      // A fraction would charge a hundredth of the tax.
      .refine((value) => value === 0 || value >= 1, 'Write 20 for 20 %, not 0.2')
      .refine(
        (value) => Number(value.toFixed(TAX_DECIMALS)) === value,
        'Must have at most four decimals, such as 8.875',
      ),
    about: 'Contained in every price, with at most four decimals; 20 is 20 %.',
  }),
  bankHolder: field({
    ...shown,
    kind: 'optional',
    label: 'Account holder',
    rule: optionalLine(MAX_NAME),
    about: 'null is the seller.',
  }),
  bankName: field({ ...shown, kind: 'optional', label: 'Bank', rule: optionalLine(MAX_NAME) }),
  iban: field({
    ...shown,
    kind: 'optional',
    label: 'IBAN',
    rule: optionalLine(42)
      .transform((text) => text && plainIban(text))
      .refine((text) => text === null || isIban(text), 'Please check the IBAN: its check digits do not fit'),
    about: 'Without spaces.',
  }),
  bic: field({
    ...shown,
    kind: 'optional',
    label: 'BIC',
    rule: optionalLine(20)
      .transform((text) => text && plainIban(text))
      .refine((text) => text === null || isBic(text), 'A BIC has 8 or 11 letters and digits'),
  }),
  daysToPay: field({
    ...shown,
    kind: 'whole',
    label: 'Days to pay',
    rule: z
      .int('Must be a whole number of days')
      .min(0, 'Must be at least 0')
      .max(365, 'Must be at most 365'),
  }),
  invoicePrefix: field({
    ...shown,
    kind: 'text',
    label: 'Invoice prefix',
    rule: line(8, 'Please enter a prefix')
      .regex(/^[A-Z0-9]+$/, 'Must be 1 to 8 capital letters or digits, such as INV')
      .refine((text) => text !== CREDIT_NOTE_PREFIX, `${CREDIT_NOTE_PREFIX} is the prefix of credit notes`),
  }),
} as const satisfies RecordFields;

export type Selling = ValuesOf<typeof SELLING>;

/** The values until somebody sets others. Seller and tax come from the configuration. */
export const USUAL_SELLING = {
  ...defaultsOf(SELLING),
  bankHolder: null,
  bankName: null,
  iban: null,
  bic: null,
  daysToPay: USUAL_DAYS_TO_PAY,
  invoicePrefix: USUAL_INVOICE_PREFIX,
};
