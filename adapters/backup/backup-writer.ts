import type { Entry } from './entry.ts';

/** Writes a backup entry by entry. The backup gets its final name only when everything is written. */
export interface BackupWriter {
  /** Resolves when the entry is written. The caller waits for it before it adds the next one. */
  add(entry: Entry): Promise<void>;
  /** Gives the backup its final name, which ends in `mark` when something of the shop is missing in it. Returns the path. */
  finish(mark?: string): Promise<string>;
  /** Removes the unfinished backup. */
  abandon(): Promise<void>;
}

/** Reads a backup entry by entry, in the order in which the entries were written. `entries` may be called more than once. */
export interface BackupReader {
  /** @throws BackupError when the backup is damaged or the passphrase is wrong */
  entries(): AsyncIterable<Entry>;
}
