/** The paper that a traveller shows or keeps: when and where, without prices. */
export interface Voucher {
  /** The booking's reference. */
  readonly reference: string;
  /** Title of the experience. */
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Sentences below the facts. */
  readonly notes: readonly string[];
  readonly issuedAt: Date;
}
