import { createHash } from 'node:crypto';

/** One file of a backup. Large contents are split into several entries, so that each fits into memory. */
export interface Entry {
  /** Relative, with `/`, such as `database/bookings/0001.copy.gz`. */
  readonly path: string;
  readonly content: Buffer;
}

/** The largest size of an entry, in bytes. */
export const MOST_ENTRY_BYTES = 8 * 1024 * 1024;

/** What the manifest records about a file. */
export interface FileRecord {
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of the content, in hex. */
  readonly sha256: string;
}

export const recordOf = ({ path, content }: Entry): FileRecord => ({
  path,
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});
