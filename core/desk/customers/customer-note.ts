/** What the staff write down about a customer for each other. No customer, partner or host ever reads it. */
export interface CustomerNote {
  readonly id: number;
  /** Whom it was written about; notes of merged customers are read together. */
  readonly customerId: number;
  readonly text: string;
  /** Who wrote it, by the name of then. */
  readonly author: string;
  readonly at: Date;
}

export type NewCustomerNote = Omit<CustomerNote, 'id'>;
