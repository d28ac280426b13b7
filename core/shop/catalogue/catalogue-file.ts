/** What a file of the catalogue can hold. */
export const FILE_KINDS = ['experiences', 'categories', 'add-ons'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const FILE_FORMATS = ['csv', 'json'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Most rows of one file. */
export const MOST_ROWS = 5_000;

/** A value as JSON has it. */
export type CellValue =
  | string
  | number
  | boolean
  | null
  | readonly CellValue[]
  | { readonly [name: string]: CellValue };

/** One row of a file as it was read. */
export interface FileRow {
  /** The line on which it begins, from 1; in JSON, the number of the record. */
  readonly line: number;
  /** By the name of the column as the file has it: text of CSV, any value of JSON. What the row does not have is absent. */
  readonly cells: ReadonlyMap<string, unknown>;
}

/** A file as it was read, before anything of it is judged. */
export interface CatalogueTable {
  readonly format: FileFormat;
  /** Columns of the head in their order; null in JSON, where each record names its own. */
  readonly columns: readonly string[] | null;
  readonly rows: readonly FileRow[];
}

/** What is wrong in one row. */
export interface RowError {
  readonly line: number;
  /** The column; '' is the row as a whole. */
  readonly field: string;
  readonly message: string;
}
