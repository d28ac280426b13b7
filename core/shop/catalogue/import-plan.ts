import type { CellValue, FileKind, RowError } from './catalogue-file.ts';

/** A field that an import changes, with its values as a file contains them. */
export interface FieldChange {
  readonly field: string;
  /** null also where there was no record. */
  readonly before: CellValue;
  readonly after: CellValue;
  /** Whether `after` is a picture that must be fetched; the record then refers to the shop's own copy. */
  readonly fetches: boolean;
}

export interface PlannedRow {
  readonly line: number;
  /** The slug of the record; for an add-on its id, '' for a new one. */
  readonly key: string;
  readonly name: string;
  readonly change: 'create' | 'update' | 'same';
  /** Every field of a new record, and the changed fields of an existing one. */
  readonly fields: readonly FieldChange[];
}

/** How many records an import creates, changes and leaves unchanged. */
export interface ImportCounts {
  readonly created: number;
  readonly updated: number;
  readonly same: number;
}

/** Everything that an import would do to version `version` of the catalogue. With errors it does nothing. */
export interface ImportPreview {
  readonly kind: FileKind;
  readonly version: number;
  readonly counts: ImportCounts;
  readonly rows: readonly PlannedRow[];
  /** How many pictures must be fetched from other servers first, each address once. */
  readonly picturesToFetch: number;
  /** The first errors, by line. */
  readonly errors: readonly RowError[];
  /** How many rows with errors are left out, where only good rows are imported; `errors` then contains their errors. */
  readonly leftOutRows: number;
  /** How many errors were found: at 200 the rest of the file is not checked. */
  readonly errorCount: number;
}

/** Options of an import. */
export interface ImportChoice {
  /** Whether it is a custom sheet: experiences that it adds are drafts unless it says otherwise. */
  readonly isOwnSheet?: boolean;
  /** Whether rows with errors are left out, and the others are imported. */
  readonly onlyGood?: boolean;
}

/** The result of fetching some pictures of a file. */
export interface FetchedImportPictures {
  /** How many were fetched and stored. */
  readonly fetched: number;
  /** One error for each line whose picture cannot be fetched. */
  readonly errors: readonly RowError[];
  /** `from` of the next request; null when every picture was tried. */
  readonly next: number | null;
}
