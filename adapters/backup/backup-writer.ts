import type { Entry } from './entry.ts';

/** Takes a backup entry by entry. Under its own name it appears only when all is written. */
export interface BackupWriter {
  /** Resolves when the entry has been taken; the next one is given after that. */
  add(entry: Entry): Promise<void>;
  /** Names the backup, with `mark` where something of the shop is not in it. Answers its path. */
  finish(mark?: string): Promise<string>;
  /** Removes what was written. */
  abandon(): Promise<void>;
}

/** Reads a backup entry by entry, in the order in which it was written. May be asked again. */
export interface BackupReader {
  /** @throws BackupError when it is damaged, or its passphrase is another */
  entries(): AsyncIterable<Entry>;
}
