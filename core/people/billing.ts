/** To whom an invoice is written, and where they are taxed. */
export interface Billing {
  /** A company's, or a person's; empty as long as only the country is known. */
  readonly name: string;
  readonly lines: readonly string[];
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1. */
  readonly country: string;
  /** ISO 3166-2, such as `CA-QC`; null where it does not matter. */
  readonly region: string | null;
  /** Capitals, without spaces; null of whoever has none. */
  readonly taxNumber: string | null;
}
