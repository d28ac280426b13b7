/** A list on paper. */
export interface PaperList {
  readonly caption: string;
  readonly heads: readonly string[];
  /** As many cells as heads; the last `amounts` of them are amounts. */
  readonly rows: readonly (readonly string[])[];
  readonly amounts: number;
}

/** Lists below one another, such as a report. */
export interface ListsPaper {
  readonly title: string;
  /** Whose it is. */
  readonly name: string;
  /** What it is of, in a line each. */
  readonly facts: readonly string[];
  readonly lists: readonly PaperList[];
  readonly issuedAt: Date;
}
