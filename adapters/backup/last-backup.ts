import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PRIVATE_FILE } from '../system/private-folder.ts';

const time = z.iso.datetime();

const rule = z.object({
  /** When the last complete backup was taken. */
  takenAt: time.nullable(),
  path: z.string().nullable(),
  bytes: z.number().nullable(),
  /** When a backup was last restored into an empty place and found complete. */
  verifiedAt: time.nullable(),
  /** When the last backup failed, if that was after the last complete one. */
  failedAt: time.nullable(),
  why: z.string().nullable(),
});

/** What the data folder records about the shop's backups. */
export type LastBackup = z.infer<typeof rule>;

const NEVER: LastBackup = {
  takenAt: null,
  path: null,
  bytes: null,
  verifiedAt: null,
  failedAt: null,
  why: null,
};

const fileOf = (dataDir: string): string => join(dataDir, 'last-backup.json');

/** Returns "never" when nothing is recorded or the record cannot be read. */
export const readLastBackup = (dataDir: string): LastBackup => {
  try {
    return rule.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
  } catch {
    return NEVER;
  }
};

export const rememberBackup = (dataDir: string, change: Partial<LastBackup>): void => {
  const draft = `${fileOf(dataDir)}.part`;
  writeFileSync(draft, `${JSON.stringify({ ...readLastBackup(dataDir), ...change }, null, 1)}\n`, {
    mode: PRIVATE_FILE,
    flush: true,
  });
  renameSync(draft, fileOf(dataDir));
};
