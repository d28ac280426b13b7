/** The kinds of records that a catalogue file can contain. */
export const FILE_KINDS = ['experiences', 'categories', 'add-ons'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const FILE_FORMATS = ['csv', 'json'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Maximum number of rows of one file. */
export const MOST_ROWS = 5_000;

/** A value that JSON can represent. */
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
  /** Cells by the column name in the file: text for CSV, any value for JSON. Cells that the row does not have are absent. */
  readonly cells: ReadonlyMap<string, unknown>;
}

/** A file after reading, before any validation. */
export interface CatalogueTable {
  readonly format: FileFormat;
  /** The header columns in their order; null for JSON, where each record names its own. */
  readonly columns: readonly string[] | null;
  readonly rows: readonly FileRow[];
}

export interface RowError {
  readonly line: number;
  /** The column; '' for the row as a whole. */
  readonly field: string;
  readonly message: string;
}
