import type { LocalDate } from '../../kernel/calendar.ts';
import type { PriceEntry, TaxCategory, TaxPart } from './line-tax.ts';

/** A number under which the seller is known to a tax office. */
export interface Registration {
  /** ISO 3166-1. */
  readonly country: string;
  /** Without spaces, in capitals. */
  readonly number: string;
  /** Of value added tax, or the office's own. */
  readonly kind: 'vat' | 'tax';
}

/** Who sells, as tax asks for it. */
export interface TaxSeller {
  readonly lines: readonly string[];
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly region: string | null;
  /** At least one. */
  readonly registrations: readonly Registration[];
}

/** What a place charges for a category, from one day on. */
export interface TaxRate {
  /** ISO 3166-1; empty is wherever the seller is, as shops had it that knew one percentage alone. */
  readonly country: string;
  /** ISO 3166-2; null is the whole country. */
  readonly region: string | null;
  readonly category: TaxCategory;
  /** 0, or 1 to 27, with at most four decimals; 0 of zero and exempt. */
  readonly percent: number;
  /** As documents call it, such as `VAT`. */
  readonly name: string;
  /** At most three, which add up to `percent`; empty where it is one tax. */
  readonly parts: readonly TaxPart[];
  /** Why it is exempt; null otherwise. */
  readonly text: string | null;
  /** In the shop's zone. */
  readonly from: LocalDate;
  /** The first day on which it no longer holds; null is no end. */
  readonly until: LocalDate | null;
}

/** Whose place decides: the preset of the European Union, always the seller's, or always the customer's. */
export const TAX_PLACES = ['preset', 'seller', 'customer'] as const;
export type TaxPlace = (typeof TAX_PLACES)[number];

/** How the shop taxes what it sells. Without, nothing is taxed, and nothing says so. */
export interface TaxSettings {
  readonly entered: PriceEntry;
  /** null in a shop that knows one percentage alone. */
  readonly seller: TaxSeller | null;
  readonly place: TaxPlace;
  /** What a cancellation or a reduction withholds: taxed as its session, or outside the scope. */
  readonly withheld: 'taxed' | 'outside-scope';
  readonly rates: readonly TaxRate[];
}

const BEFORE_ALL = '2000-01-01' as LocalDate;

/** Settings of a shop that knows one percentage alone: gross, at the seller's place. */
export const onePercentage = (percent: number): TaxSettings => ({
  entered: 'gross',
  seller: null,
  place: 'seller',
  withheld: 'taxed',
  rates: [
    {
      country: '',
      region: null,
      category: 'standard',
      percent,
      name: 'Tax',
      parts: [],
      text: null,
      from: BEFORE_ALL,
      until: null,
    },
  ],
});
