/** What the staff write down about a customer for each other. No customer, partner or host ever reads it. */
export interface CustomerNote {
  readonly id: number;
  /** The customer that it was written about; the notes of merged customers are shown together. */
  readonly customerId: number;
  readonly text: string;
  /** The author's name at the time of writing. */
  readonly author: string;
  readonly at: Date;
}

export type NewCustomerNote = Omit<CustomerNote, 'id'>;
