/** A table on paper. */
export interface PaperList {
  readonly caption: string;
  readonly heads: readonly string[];
  /** As many cells as heads; the last `amounts` cells are amounts. */
  readonly rows: readonly (readonly string[])[];
  readonly amounts: number;
}

/** A document of tables below one another, such as a report. */
export interface ListsPaper {
  readonly title: string;
  /** Name of the shop that issues it. */
  readonly name: string;
  /** What the document covers, one line each. */
  readonly facts: readonly string[];
  readonly lists: readonly PaperList[];
  readonly issuedAt: Date;
}
