import type { CellValue, FileKind, RowError } from './catalogue-file.ts';

/** A field that an import changes, as a file would say it. */
export interface FieldChange {
  readonly field: string;
  /** null also where there was no record. */
  readonly before: CellValue;
  readonly after: CellValue;
  /** Whether `after` is a picture that is to be fetched; the record then refers to the shop's own copy. */
  readonly fetches: boolean;
}

export interface PlannedRow {
  readonly line: number;
  /** A slug; of an add-on its id, '' for a new one. */
  readonly key: string;
  readonly name: string;
  readonly change: 'create' | 'update' | 'same';
  /** Every field of what is created, and those that change of what is there. */
  readonly fields: readonly FieldChange[];
}

/** How many records an import creates, changes and leaves as they are. */
export interface ImportCounts {
  readonly created: number;
  readonly updated: number;
  readonly same: number;
}

/** Everything that an import would do to the catalogue of `version`. With an error it does nothing. */
export interface ImportPreview {
  readonly kind: FileKind;
  readonly version: number;
  readonly counts: ImportCounts;
  readonly rows: readonly PlannedRow[];
  /** Pictures that are fetched from other servers first, each address once. */
  readonly picturesToFetch: number;
  /** The first errors, by line. */
  readonly errors: readonly RowError[];
  /** Rows that stay behind because they are wrong, where only good ones are asked for; then `errors` says why. */
  readonly leftOutRows: number;
  /** How many were found: with 200 or more, the file was looked at no further. */
  readonly errorCount: number;
}

/** How a file is to be taken. */
export interface ImportChoice {
  /** A sheet of one's own: what it adds is a draft unless it says otherwise. */
  readonly isOwnSheet?: boolean;
  /** Rows that are wrong stay behind, and the others are imported. */
  readonly onlyGood?: boolean;
}

/** What became of some pictures of a file. */
export interface FetchedImportPictures {
  /** How many are the shop's own now. */
  readonly fetched: number;
  /** Each line whose picture cannot be fetched. */
  readonly errors: readonly RowError[];
  /** Where the next request begins; null when every picture was asked for. */
  readonly next: number | null;
}
