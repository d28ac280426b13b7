/** What a traveller shows or keeps: when and where, and nothing of prices. */
export interface Voucher {
  /** Of the booking. */
  readonly reference: string;
  /** What it is for. */
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Sentences below. */
  readonly notes: readonly string[];
  readonly issuedAt: Date;
}
