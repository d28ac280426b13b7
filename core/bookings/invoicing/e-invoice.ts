import type { LocalDate } from '../../kernel/calendar.ts';
import type { MinorUnits } from '../../kernel/money.ts';

/*
 * The semantic model of EN 16931, as far as this shop fills it. It is independent of syntax: UBL and CII carry the same content. Comments
 * name the business terms (BT) and groups (BG) of the standard.
 */

/** BT-151, BT-95, BT-118: the codes of UNCL 5305 that the shop uses. It neither sells goods within the EU (K) nor exports any (G). */
export type VatCode = 'S' | 'Z' | 'E' | 'AE' | 'O';

/** A category with its rate. */
export interface EInvoiceRate {
  readonly code: VatCode;
  /** BT-152, BT-96, BT-119; null for what is outside the scope of tax. */
  readonly percent: number | null;
}

/** BG-5, BG-8. */
export interface EInvoiceAddress {
  /** BT-35, BT-36, BT-162; BT-50, BT-51, BT-163. */
  readonly lines: readonly string[];
  readonly city: string;
  readonly postalCode: string;
  /** ISO 3166-2. */
  readonly region: string | null;
  /** BT-40, BT-55. */
  readonly country: string;
}

/** BG-4, BG-7. */
export interface EInvoiceParty {
  /** BT-27, BT-44. */
  readonly name: string;
  /** BT-29, BT-46: the party's number where it has no VAT number. */
  readonly identifier: string | null;
  /** BT-31, BT-48. */
  readonly vatNumber: string | null;
  /** BT-32: the tax office's number. A buyer has none. */
  readonly taxNumber: string | null;
  readonly address: EInvoiceAddress;
  /** BG-6, BG-9. */
  readonly contact: {
    readonly name: string | null;
    readonly phone: string | null;
    readonly email: string;
  };
}

/** BG-25. */
export interface EInvoiceLine {
  /** BT-126. */
  readonly id: string;
  /** BT-153. */
  readonly name: string;
  /** BT-154. */
  readonly description: string | null;
  /** BT-129, in pieces (C62). */
  readonly units: number;
  /** BT-146, net, with six decimals. */
  readonly price: string;
  /** BT-131: the amount of the line. */
  readonly net: MinorUnits;
  /** BG-26: the agreed days of the line, where the document has several. */
  readonly period: { readonly from: LocalDate; readonly until: LocalDate } | null;
  /** BG-30. */
  readonly rate: EInvoiceRate;
}

/** BG-20: the discount, by rate. */
export interface EInvoiceAllowance {
  /** BT-92. */
  readonly amount: MinorUnits;
  /** BT-97. */
  readonly reason: string;
  readonly rate: EInvoiceRate;
}

/** BG-23. */
export interface EInvoiceTax {
  readonly rate: EInvoiceRate;
  /** BT-116. */
  readonly net: MinorUnits;
  /** BT-117. */
  readonly amount: MinorUnits;
  /** BT-120; null where tax is charged, and at zero. */
  readonly reason: string | null;
  /** BT-121. */
  readonly reasonCode: string | null;
}

/** BG-16. */
export interface EInvoicePayment {
  /** BT-81: 58 is a transfer within SEPA, 30 any other. */
  readonly code: '30' | '58';
  /** BT-83. */
  readonly remittance: string;
  /** BT-84. */
  readonly iban: string;
  /** BT-85. */
  readonly holder: string;
  /** BT-86. */
  readonly bic: string | null;
}

/** BG-22. */
export interface EInvoiceTotals {
  /** BT-106. */
  readonly lines: MinorUnits;
  /** BT-107. */
  readonly allowances: MinorUnits;
  /** BT-109. */
  readonly net: MinorUnits;
  /** BT-110. */
  readonly tax: MinorUnits;
  /** BT-112. */
  readonly gross: MinorUnits;
  /** BT-113: what was paid, or is no longer asked for. */
  readonly paid: MinorUnits;
  /** BT-115. */
  readonly due: MinorUnits;
}

export interface EInvoice {
  /** BT-1. */
  readonly number: string;
  /** BT-2. */
  readonly day: LocalDate;
  /** BT-3: an invoice is 380, a credit note 381, with positive amounts. */
  readonly typeCode: '380' | '381';
  /** BT-5. */
  readonly currency: string;
  /** The tax in the currency of the seller's country; null where that is the document's. */
  readonly exchanged: {
    /** BT-6. */
    readonly currency: string;
    /** BT-111, with at most two decimals. */
    readonly tax: string;
  } | null;
  /** BT-9; null for a credit note. */
  readonly dueOn: LocalDate | null;
  /** BT-13. */
  readonly purchaseOrder: string | null;
  /** BT-20; null for an invoice. */
  readonly terms: string | null;
  /** BT-22. */
  readonly note: string;
  /** BG-3: the invoice that a credit note credits. */
  readonly preceding: { readonly number: string; readonly day: LocalDate } | null;
  readonly seller: EInvoiceParty;
  readonly buyer: EInvoiceParty;
  /** BT-72; null while a day is not agreed, and where there are several days, which the lines show. */
  readonly deliveredOn: LocalDate | null;
  readonly payment: EInvoicePayment | null;
  readonly allowances: readonly EInvoiceAllowance[];
  readonly totals: EInvoiceTotals;
  readonly taxes: readonly EInvoiceTax[];
  readonly lines: readonly EInvoiceLine[];
}

/** The file formats of a document. */
export type DocumentFormat = 'pdf' | 'ubl';

/** Why a document has no XML, in words for people. */
export const NO_E_INVOICE = {
  untaxed: 'There is no XML of this document: it was booked without tax.',
  'three-decimals':
    'There is no XML of this document: its currency has three decimals, which the standard does not know.',
  'no-seller':
    'There is no XML of this document: the seller’s address and tax number were not in the settings of tax when it was issued.',
  'no-number':
    'There is no XML of this document: a reverse charge needs the customer’s VAT number, which it does not have.',
  'mixed-scope':
    'There is no XML of this document: something of it is outside the scope of tax, which the standard wants on a document of its own.',
  empty: 'There is no XML of this document: nothing is sold on it.',
  rounding: 'There is no XML of this document: its rounded sums are not those that the standard asks for.',
} as const;

export type NoEInvoice = keyof typeof NO_E_INVOICE;
