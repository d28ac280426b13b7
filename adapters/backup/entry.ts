import { createHash } from 'node:crypto';

/** One file of a backup. Larger contents are several entries, so that none needs much memory. */
export interface Entry {
  /** Relative, with `/`, such as `database/bookings/0001.copy.gz`. */
  readonly path: string;
  readonly content: Buffer;
}

/** No entry is larger, in bytes. */
export const MOST_ENTRY_BYTES = 8 * 1024 * 1024;

/** What a manifest says of a file. */
export interface FileRecord {
  readonly path: string;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

export const recordOf = ({ path, content }: Entry): FileRecord => ({
  path,
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});
